import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, root } from './source-files.ts';

/** What may be written down in one place only, and where that is. Tests, stories and made-up data may name what they try. */
const places: { what: string; written: RegExp; place: RegExp }[] = [
  {
    what: 'the largest document',
    written: /20_?971_?520|\b20 ?\* ?1024 ?\* ?1024|\b20 MB\b/,
    place: /^packages\/api\/src\/(limits|types)\.gen\.ts$/,
  },
  { what: 'the accepted types of documents', written: /spreadsheetml\.sheet/, place: /^packages\/api\/src\/(limits|types)\.gen\.ts$/ },
  {
    what: 'what the first bytes of a file mean',
    written: /['"/(]%PDF-|0x50, ?0x4b|0x89, ?0x50|from 'file-type'/,
    place: /^packages\/extraction\/src\/readers\/file-kind\.ts$/,
  },
  {
    what: 'the limits of the readers',
    written:
      /\b(heapMb|residentMb|wallClockMs|processorMs|pdfPages|picturePages|picturePixels|csvBytes|htmlBytes|htmlElements|zipInflatedBytes|cellCharacters): \d|\bmost(Rows|Columns|Pages|Pixels) = \d/,
    place: /^packages\/extraction\/src\/readers\/limits\.ts$/,
  },
  {
    what: 'a rate of exchange as a figure, of the made-up examples',
    written: /jpy_per_usd: \d/,
    place: /^packages\/underwriting\/vectors-reader\/families\/checks\.ts$/,
  },
  {
    what: 'where a browser lies',
    written: /\/usr\/bin\/(chromium|google-chrome)|Google Chrome\.app|chrome\.exe|@sparticuz\/chromium'|chromium\.executablePath\(\)/,
    place: /^packages\/browser\/src\//,
  },
  {
    what: 'the years of the eras',
    written: /令和.{0,40}\b2018\b|\bR: 2018/,
    place: /^packages\/underwriting\/src\/calendar\/japanese-eras\.ts$/,
  },
  {
    what: 'the legal lives of buildings',
    written: /\bS?RC: 47\b/,
    place: /^packages\/underwriting\/src\/rules\/depreciation\.ts$/,
  },
  { what: 'the day in Japan', written: /timeZone: 'Asia\/Tokyo'/, place: /^apps\/server\/src\/platform\/japanese-date\.ts$/ },
  {
    what: 'the names of the months',
    written: /'(Jan|jan)', ?'(Feb|feb)'/,
    place: /^packages\/underwriting\/src\/calendar\/month-names\.ts$/,
  },
];

const sources = projectFiles().filter(
  (name) =>
    /^(packages|apps|tests|bin|\.storybook)\/.*\.(ts|tsx|mjs)$/.test(name) &&
    !/\.(test|stories)\.tsx?$|\/testing\/|^tests\/repository\//.test(name),
);

describe('one place each', () => {
  it.each(places)('has $what', ({ written, place }) => {
    const found = sources.filter((name) => written.test(readFileSync(join(root, name), 'utf8')));
    expect(found.filter((name) => place.test(name))).not.toEqual([]);
    expect(found.filter((name) => !place.test(name))).toEqual([]);
  });
});
