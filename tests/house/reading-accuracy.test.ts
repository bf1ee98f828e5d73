import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readingAccuracy } from '../../packages/report-viewer/src/data/reading-accuracy.ts';

it('publishes in Method what docs/quality.md has measured, no older and no better', () => {
  const row = readFileSync('docs/quality.md', 'utf8')
    .split('\n')
    .find((line) => line.includes('published in Method for the kinds at hand'));
  const [, , , , day, figures] = (row ?? '').split('|').map((cell) => cell.trim());
  const measured = [...(figures ?? '').matchAll(/(\w+) ([\d,]+) of ([\d,]+), (\d+)/g)].map(([, kind, ...counts]) => [
    kind,
    ...counts.map((count) => Number(count.replace(',', ''))),
  ]);
  expect(measured.length).toBeGreaterThan(5);
  expect(readingAccuracy.map(({ kind, exact, stated, wrongAndSure }) => [kind, exact, stated, wrongAndSure])).toEqual(measured);
  expect(
    readingAccuracy
      .map(({ measuredOn }) => measuredOn)
      .toSorted()
      .at(-1),
  ).toBe(day);
});
