import { parseArgs } from 'node:util';
import { limits } from '@rimawari/api/limits';
import { fieldNames } from '@rimawari/underwriting';

export interface AnalyzeArguments {
  out: string;
  /** Null: the name of the building, where one is read. */
  title: string | null;
  /** At most one. */
  listingUrl: string | null;
  files: string[];
  /** The fact whose reading is explained, such as `price_jpy`, or `all`; null where a report is asked for. */
  explain: string | null;
}

export const usage = `Usage: npm run analyze -- [--out DIR] [--title TITLE] INPUT...
     npm run analyze -- --explain FIELD INPUT...
INPUT is one listing URL, up to ${limits.documentsPerAnalysis} files (PDF, PNG, JPG, GIF, BMP, CSV, XLS, XLSX or a saved listing page as HTML), or both.
Writes facts.json, report.json, report.html and report.pdf into DIR (default: rimawari-report).
With --explain it prints every value that was read for FIELD (such as price_jpy, extra.seller, or all), with the rule that read it, its
place and confidence, and why it is or is not used. No files are written then.`;

/** The command was called wrongly; the message says how. */
export class WrongUse extends Error {}

/** Words for a part of a fact, and the fact. */
const partOf: Readonly<Record<string, string>> = { walk: 'stations', line: 'stations', tax: 'property_tax', tenant: 'occupancy' };

/** Names of facts that a mistyped one may have meant, for a sentence. */
function namesLike(given: string): string {
  const parts = given
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length > 2 && part !== 'extra')
    .map((part) => partOf[part] ?? part);
  const alike = fieldNames.filter((name) => parts.some((part) => name.includes(part))).slice(0, 5);
  return alike.length === 0 ? 'Use all to see every fact that was read.' : `Did you mean ${alike.join(', ')}?`;
}

/** @throws WrongUse */
export function readArguments(given: string[]): AnalyzeArguments {
  let parsed: { values: { out?: string; title?: string; explain?: string }; positionals: string[] };
  try {
    parsed = parseArgs({
      args: given,
      allowPositionals: true,
      options: { out: { type: 'string' }, title: { type: 'string' }, explain: { type: 'string' } },
    });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
  const isUrl = (input: string) => /^[a-z][a-z0-9+.-]+:\/\//i.test(input);
  const urls = parsed.positionals.filter(isUrl);
  const files = parsed.positionals.filter((input) => !isUrl(input));
  if (parsed.positionals.length === 0) throw new WrongUse('No INPUT was given.');
  if (urls.length > limits.listingUrlsPerAnalysis) throw new WrongUse('Only one listing URL can be analyzed at a time.');
  if (files.length > limits.documentsPerAnalysis)
    throw new WrongUse(`You can give up to ${limits.documentsPerAnalysis} documents per analysis.`);
  const explain = parsed.values.explain ?? null;
  if (explain !== null && explain !== 'all' && !fieldNames.includes(explain))
    throw new WrongUse(`No fact is called ${explain}. ${namesLike(explain)}`);
  return {
    out: parsed.values.out ?? 'rimawari-report',
    title: parsed.values.title ?? null,
    listingUrl: urls[0] ?? null,
    files,
    explain,
  };
}
