// What the repository may hold. A limit that is reached is a question: does this have to be a file, and this large?
import { describe, expect, it } from 'vitest';
import { record } from '../../bin/quality/record.ts';
import { type StoredFile, storedFiles } from './stored-files.ts';

const megabyte = 2 ** 20;
const pictures = '.storybook/__screenshots__/';
const cases = 'packages/extraction/cases/';

/** By folder: most files and most megabytes in all. */
const limits: readonly (readonly [folder: string, files: number, megabytes: number])[] = [
  ['', 5000, 37],
  [pictures, 900, 8],
  [cases, 610, 12],
  ['packages/extraction/src/', 560, 1.9],
  ['packages/market-data/', 215, 4.6],
  ['packages/underwriting/', 520, 2.8],
  ['packages/report-viewer/', 440, 1.4],
  ['packages/ui/', 335, 0.6],
  ['packages/api/', 58, 0.4],
  ['packages/browser/', 15, 0.03],
  ['apps/server/', 580, 2.9],
  ['apps/web/', 455, 1],
  // 200 judged texts, as a table and as the page that follows from it, are 45 KB of it.
  ['docs/', 95, 0.52],
  ['tests/', 99, 0.37],
  ['samples/', 14, 0.4],
];

/** By pattern of a path, kilobytes that one such file may have; the first that matches. All others may have 64. */
const largest: readonly (readonly [RegExp, number])[] = [
  [/^\.storybook\/__screenshots__\//, 25],
  [/^packages\/extraction\/cases\/(goldens\/|pictured\/recorded\.tsv)/, 900],
  [/^packages\/extraction\/cases\/inputs\/flyers\/layers\.txt$/, 2_600],
  [/^packages\/extraction\/cases\//, 450],
  [/^packages\/market-data\/data\//, 240],
  [/^packages\/underwriting\/vectors\//, 450],
  [/^(pnpm-lock\.yaml|openapi\.yaml|packages\/api\/src\/types\.gen\.ts)$/, 450],
  [/^apps\/server\/src\/testing\/stored-data\//, 900],
  [/^(samples\/.*\.pdf|docs\/report\.png)$/, 220],
];
const others = 64;

const files = storedFiles();
const below = (folder: string) => files.filter(({ path }) => path.startsWith(folder));
const megabytes = (some: readonly StoredFile[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / megabyte;

describe('the size of the repository', () => {
  it.each(limits)('%s: at most %d files and %d MB', (folder, most, mostMegabytes) => {
    const found = below(folder);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(most);
    expect(megabytes(found)).toBeLessThanOrEqual(mostMegabytes);
    if (folder === pictures) record({ 'suite.pictures': megabytes(found) });
  });

  it('holds no file larger than its kind may be', () => {
    const allowed = (path: string) => 1000 * (largest.find(([pattern]) => pattern.test(path))?.[1] ?? others);
    expect(files.filter(({ path, bytes }) => bytes > allowed(path)).map(({ path, bytes }) => `${path}: ${bytes}`)).toEqual([]);
  });

  it('holds no content twice', () => {
    const byBlob = Map.groupBy(
      files.filter(({ bytes }) => bytes > 500),
      ({ blob }) => blob,
    );
    expect([...byBlob.values()].filter((same) => same.length > 1).map((same) => same.map(({ path }) => path))).toEqual([]);
  });
});
