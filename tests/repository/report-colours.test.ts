import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, type Deficiency, difference, labOf, linearOf, seenWith } from '../../packages/ui/src/styles/colour.ts';

const kit = readFileSync(new URL('../../packages/ui/src/styles/themes.css', import.meta.url), 'utf8');
const report = readFileSync(new URL('../../packages/report-viewer/src/styles/tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';

/** What the report calls the colours of the kit. The pale one is its own: the kit has no range and no pair of one hue. */
const names = {
  paper: 'paper',
  raised: 'sheet',
  sunk: 'sunken',
  ink: 'ink',
  'ink-soft': 'ink-soft',
  line: 'line',
  'line-strong': 'line-strong',
  hatch: 'hatch',
  accent: 'indigo',
  'accent-wash': 'indigo-wash',
  caution: 'vermilion',
  'caution-wash': 'vermilion-wash',
  pine: 'pine',
  c1: 'chart-1',
  c2: 'chart-2',
  c3: 'chart-3',
  c4: 'chart-4',
  c5: 'chart-5',
  c6: 'chart-6',
} as const;
type Name = keyof typeof names | 'pale';

function kitColour(theme: Theme, name: string): string | undefined {
  return kit
    .split(`[data-theme="${theme}"] {`)[1]
    ?.split('}')[0]
    ?.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1];
}

function reportColours(theme: Theme): Record<string, string> {
  return Object.fromEntries(
    [...report.matchAll(/--rv-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(([, name = '', light = '', dark = '']) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  );
}

describe.each(['light', 'dark'] as const)('the report in the %s theme', (theme) => {
  const colours = reportColours(theme);
  const of = (name: Name): string => {
    const colour = colours[name];
    if (colour === undefined) throw new Error(`The report has no --rv-${name}`);
    return colour;
  };

  test('has the colours of the kit, and none beside them but the pale one', () => {
    const expected = Object.fromEntries(Object.entries(names).map(([name, token]) => [name, kitColour(theme, token)]));
    expect(colours).toEqual({ ...expected, pale: of('pale') });
  });

  test('keeps 7:1 for text on every surface it is written on', () => {
    const faint = (['ink', 'ink-soft', 'accent', 'caution', 'pine'] as const).flatMap((text) =>
      (['paper', 'raised', 'sunk'] as const)
        .map((surface) => ({ text, surface, is: contrast(of(text), of(surface)) }))
        .filter(({ is }) => is < 7),
    );
    expect(faint).toEqual([]);
    expect(contrast(of('caution'), of('caution-wash'))).toBeGreaterThanOrEqual(7);
    expect(contrast(of('accent'), of('accent-wash'))).toBeGreaterThanOrEqual(7);
  });

  test('keeps 3:1 for the marks of charts, on paper and in print', () => {
    const marks = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'pale', 'caution', 'line-strong'] as const;
    const papers = [of('paper'), of('raised'), ...(theme === 'light' ? ['#ffffff'] : [])];
    const faint = marks.flatMap((mark) => papers.filter((paper) => contrast(of(mark), paper) < 3).map((paper) => [mark, paper]));
    expect(faint).toEqual([]);
  });

  const series = (['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const).map((name) => ({ name, mark: linearOf(of(name)) }));

  test('neighbouring marks differ in lightness, so that they hold in grey print', () => {
    const lightness = series.map(({ mark }) => labOf(mark)[0]);
    const steps = lightness.slice(1).map((value, place) => Math.abs(value - (lightness[place] ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(12);
    // The pale one lies over or beside the first colour, and the ink marks a value in both.
    expect(Math.abs(labOf(linearOf(of('pale')))[0] - (lightness[0] ?? 0))).toBeGreaterThan(12);
    expect(contrast(of('ink'), of('pale'))).toBeGreaterThan(3);
  });

  test.each(['protanopia', 'deuteranopia', 'tritanopia'] satisfies Deficiency[])('marks stay apart with %s', (deficiency) => {
    const seen = [...series, { name: 'pale', mark: linearOf(of('pale')) }, { name: 'caution', mark: linearOf(of('caution')) }].map(
      ({ name, mark }) => ({ name, mark: seenWith(deficiency, mark) }),
    );
    // The pale one and caution stand beside the first colour only: around or beside its marks, and where they fall below zero.
    const pairs = [
      ...seen.slice(0, 6).flatMap((first, place) => seen.slice(place + 1, 6).map((second) => [first, second] as const)),
      ...[
        [0, 6],
        [0, 7],
      ].flatMap(([a = 0, b = 0]) => (seen[a] && seen[b] ? [[seen[a], seen[b]] as const] : [])),
    ];
    expect(pairs).toHaveLength(17);
    const close = pairs
      .map(([first, second]) => ({ between: `${first.name} and ${second.name}`, apart: difference(first.mark, second.mark) }))
      .filter(({ apart }) => apart < 15);
    expect(close).toEqual([]);
  });
});
