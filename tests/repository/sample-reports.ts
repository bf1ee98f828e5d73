import { readdirSync } from 'node:fs';
import { extractFacts } from '../../packages/extraction/src/index.ts';
import { readFixture } from '../../packages/extraction/src/testing/read-text.ts';
import { gatherPlaceMarket, municipalityBook } from '../../packages/market-data/src/index.ts';
import { type ComputedReport, underwrite } from '../../packages/underwriting/src/index.ts';
import { sampleContext, sampleDate } from '../../packages/underwriting/src/testing/index.ts';

/** Files of `samples` that a user would send. */
export const sampleFiles: readonly string[] = readdirSync(new URL('../../samples', import.meta.url))
  .filter((name) => /\.(html|pdf|csv|xlsx)$/.test(name))
  .sort();

/** What a user would send together: each page, flyer or sheet by itself, and a rent roll beside the page of its building. */
export const sampleSets: readonly (readonly string[])[] = sampleFiles.map((name) =>
  name.includes('rent-roll') ? [`${name.slice(0, name.indexOf('-rent-roll'))}-listing.html`, name] : [name],
);

/** The report on a set of samples, read from the files as the product reads them. */
export async function reportOnSamples(files: readonly string[]): Promise<ComputedReport> {
  const readings = await Promise.all(files.map((name) => readFixture(name, 'samples')));
  const facts = extractFacts(readings, { municipalities: municipalityBook, asOf: sampleDate });
  if (facts.kind === 'refuse') throw new Error(`${files.join(' and ')}: ${facts.message}`);
  const context = { ...sampleContext(facts, files.join(', ')), market: gatherPlaceMarket(facts, sampleDate) };
  return underwrite(facts, context, {}, sampleDate);
}
