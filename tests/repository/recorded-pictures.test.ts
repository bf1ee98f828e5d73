import { expect, it } from 'vitest';
import { agrees } from '../../packages/extraction/src/bench/compare.ts';
import { extractFacts } from '../../packages/extraction/src/facts/extract-facts.ts';
import { emptyReading } from '../../packages/extraction/src/readers/empty-reading.ts';
import { blocksOfPicture } from '../../packages/extraction/src/readers/picture/blocks-of-picture.ts';
import { readNamedLines } from '../../packages/extraction/src/testing/pictured/named-lines.ts';
import { type RecordedPage, recognisedOf } from '../../packages/extraction/src/testing/pictured/recorded-page.ts';
import { recordedPages } from '../../packages/extraction/src/testing/pictured/recorded-pages.ts';
import { municipalityBook } from '../../packages/market-data/src/municipality-book.ts';
import { stationBook } from '../../packages/market-data/src/place/station-book.ts';
import { townBook } from '../../packages/market-data/src/place/town-book.ts';
import { factNames } from '../../packages/underwriting/src/index.ts';

const folder = 'packages/extraction/cases/pictured';
const recorded = readNamedLines(`${folder}/recorded.tsv`);
const truths = readNamedLines(`${folder}/truths.tsv`);

function factsOf(name: string) {
  const page = recognisedOf(recorded.get(name) as RecordedPage);
  const input = {
    sourceId: name,
    sourceKind: 'document',
    sourceName: `${name}.png`,
    contentType: 'image/png',
    bytes: new Uint8Array(),
  } as const;
  const reading = { ...emptyReading(input, 'picture'), blocks: blocksOfPicture(page, 1, input.sourceName).blocks };
  return extractFacts([reading], { municipalities: municipalityBook, stations: stationBook, towns: townBook, asOf: '2026-11-23' });
}

it('reads recorded pictures as well as when they were recorded, and none wrong for certain', () => {
  expect([...recorded.keys()].sort()).toEqual(recordedPages.map(({ name }) => name).sort());
  let stated = 0;
  let exact = 0;
  const wrong: string[] = [];
  for (const { layout, name } of recordedPages) {
    const truth = truths.get(layout) as Record<string, unknown>;
    const facts = factsOf(name);
    if (facts.kind === 'refuse') throw new Error(facts.message);
    for (const field of factNames) {
      // What follows from stated values counts as read, as it does on the bench.
      const [expected, stands] = [truth[field] ?? null, facts.values[field]];
      const read = stands ?? Object.entries(facts.derived).find(([name]) => name === field)?.[1] ?? null;
      const confidence = Math.max(0, ...(facts.evidence[field] ?? []).map((one) => one.confidence));
      if (expected !== null) stated += 1;
      if (expected !== null && agrees(field, expected, read)) exact += 1;
      // What follows from stated values is not stated by the flyer.
      else if (read !== null && confidence >= 0.8 && expected !== null) wrong.push(`${name} ${field} ${JSON.stringify(read)}`);
    }
  }
  expect(wrong).toEqual([]);
  // Measured 2026-11-24; below, a rule of text pages or of pictures has become worse for pictures.
  expect(exact).toBeGreaterThanOrEqual(0.986 * stated);
});

it.each(['roll-inside-150', 'roll-inside-200'])('takes the plans of the rooms of a roll for no plan of the building: %s', (name) => {
  const facts = factsOf(name);
  expect(facts.kind === 'refuse' ? facts.message : facts.values.layout).toBeNull();
});
