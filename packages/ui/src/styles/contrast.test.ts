import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, type Deficiency, difference, labOf, linearOf, seenWith } from './colour.ts';

const sheet = readFileSync(new URL('./themes.css', import.meta.url), 'utf8');

function coloursOf(theme: 'light' | 'dark'): Record<string, string> {
  const block = sheet.split(`[data-theme="${theme}"] {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

function colour(colours: Record<string, string>, name: string): string {
  const value = colours[name];
  if (value === undefined) throw new Error(`themes.css has no --${name}`);
  return value;
}

test('print gives every colour anew, so that a page in the dark theme is not pale ink on paper', () => {
  const names = (block: string | undefined): string[] => [...(block?.split('}')[0] ?? '').matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name);
  expect(names(sheet.split('@media print')[1]).sort()).toEqual(names(sheet.split('[data-theme="dark"] {')[1]).sort());
});

const surfaces = ['paper', 'sheet', 'sunken'];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colours = coloursOf(theme);
  const of = (name: string): string => colour(colours, name);

  test('text keeps 7:1 on every surface', () => {
    const faint = ['ink', 'ink-soft', 'indigo', 'vermilion', 'pine', 'ochre'].flatMap((text) =>
      surfaces
        .filter((surface) => contrast(of(text), of(surface)) < 7)
        .map((surface) => `${text} on ${surface} ${contrast(of(text), of(surface)).toFixed(2)}`),
    );
    expect(faint).toEqual([]);
  });

  test('text on a wash of its own colour keeps 7:1', () => {
    const pairs = ['indigo', 'vermilion', 'pine', 'ochre'].flatMap((tone) => [
      [tone, `${tone}-wash`],
      ['ink', `${tone}-wash`],
      ['ink-soft', `${tone}-wash`],
    ]);
    const faint = pairs
      .filter(([text = '', wash = '']) => contrast(of(text), of(wash)) < 7)
      .map((pair) => `${pair.join(' on ')} ${contrast(of(pair[0] ?? ''), of(pair[1] ?? '')).toFixed(2)}`);
    expect(faint).toEqual([]);
  });

  test('text on a filled button keeps 7:1', () => {
    expect(contrast(of('on-indigo'), of('indigo'))).toBeGreaterThanOrEqual(7);
    expect(contrast(of('on-indigo'), of('indigo-deep'))).toBeGreaterThanOrEqual(7);
    expect(contrast(of('on-vermilion'), of('vermilion'))).toBeGreaterThanOrEqual(7);
  });

  test('borders of controls, focus, marks and chart colours keep 3:1', () => {
    const marks = ['line-strong', 'focus', 'vermilion-mark', 'pine-mark', 'ochre-mark', 1, 2, 3, 4, 5, 6].map((mark) =>
      typeof mark === 'number' ? `chart-${mark}` : mark,
    );
    const faint = marks.flatMap((mark) =>
      ['paper', 'sheet']
        .filter((surface) => contrast(of(mark), of(surface)) < 3)
        .map((surface) => `${mark} on ${surface} ${contrast(of(mark), of(surface)).toFixed(2)}`),
    );
    expect(faint).toEqual([]);
  });

  const series = [1, 2, 3, 4, 5, 6].map((place) => linearOf(of(`chart-${place}`)));
  const pairs = series.flatMap((first, at) =>
    series.slice(at + 1).map((second, next) => ({ first, second, places: `${at + 1} and ${at + next + 2}` })),
  );

  test('neighbouring chart colours differ in lightness, so that they hold in grey print', () => {
    const lightness = series.map((mark) => labOf(mark)[0]);
    const close = lightness.slice(1).map((value, at) => Math.abs(value - (lightness[at] ?? 0)));
    expect(Math.min(...close)).toBeGreaterThan(12);
  });

  test.each(['protanopia', 'deuteranopia', 'tritanopia'] satisfies Deficiency[])(
    'all six chart colours stay apart with %s',
    (deficiency) => {
      const close = pairs
        .map(({ first, second, places }) => ({ places, apart: difference(seenWith(deficiency, first), seenWith(deficiency, second)) }))
        .filter(({ apart }) => apart < 15);
      expect(close).toEqual([]);
    },
  );
});
