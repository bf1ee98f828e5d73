import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const sources = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const read = (file: string): string => readFileSync(sources + file, 'utf8');
const parts = files.filter((file) => file.endsWith('/index.ts') && file !== 'format/index.ts').map((file) => file.replace('/index.ts', ''));

/** These draw figures, marks and words of their own, or nothing at all. */
const withoutWordsOfOthers = [
  'copyable-id',
  'file-size',
  'icon',
  'icon-button',
  'pagination',
  'percent',
  'skeleton',
  'visually-hidden',
  'wordmark',
];

describe.each(parts)('%s', (part) => {
  const stories = existsSync(`${sources}${part}/${part}.stories.tsx`) ? read(`${part}/${part}.stories.tsx`) : '';

  test('has a Playground, Everything, and a story that plays', () => {
    expect(stories).toMatch(/export const Playground = meta\.story\(/);
    expect(stories).toMatch(/export const Everything = meta\.story\(\{\s*tags: \['everything'\]/);
    expect(stories).toMatch(/play: async/);
  });

  test('is shown from right to left and on the narrowest screen, where it draws words of others with a long Japanese line', () => {
    expect(stories).toContain("direction: 'rtl'");
    expect(stories).toContain("viewport: { value: 'narrowest' }");
    // Everything alone would hide it among the rest, and shows it at one width only.
    const apart = stories.replace(/export const Everything = [\s\S]*?\n\}\);\n/, '').replace(/^import .*$/gm, '');
    expect(apart.includes('longJapanese')).toBe(!withoutWordsOfOthers.includes(part));
  });

  test('has no two stories that show the same', () => {
    const shown = [...stories.matchAll(/^export const (\w+) = meta\.story\(([\s\S]*?)\);$/gm)]
      .filter(([, , story = '']) => !story.includes('play: async'))
      .map(([, name = '', story = '']) => ({ name, story: story.replaceAll(/\s+/g, ' ') }));
    expect(shown.length).toBeGreaterThan(0);
    const twice = shown.filter(({ story }, place) => shown.findIndex((other) => other.story === story) < place);
    expect(twice.map(({ name }) => name)).toEqual([]);
  });

  test('says what it is and what each of its props means', () => {
    const source = files
      .filter((file) => file.startsWith(`${part}/`) && file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
      .map(read)
      .join('\n');
    expect(source).toMatch(/\*\/\nexport (function|class) [A-Z]/);
    const undocumented = [...source.matchAll(/export interface (\w+)[^{]*\{([^}]*)\}/g)].flatMap(([, name, body = '']) =>
      body
        .split('\n')
        .filter((line, at, lines) => /^ {2}['\w-]+\??:/.test(line) && !lines[at - 1]?.trim().endsWith('*/'))
        .map((line) => `${name}: ${line.trim()}`),
    );
    expect(undocumented).toEqual([]);
  });
});

/** Counted by name, so that a part cannot go unnoticed as long as enough others stay. */
const asked = `
  button link icon-button text-field password-field code-field checkbox select slider switch segmented-control tabs
  dialog alert-dialog popover tooltip disclosure accordion menu drop-zone progress spinner skeleton badge status-badge
  card stat-card data-table pagination alert toast banner empty-state description-list copyable-id money percent
  date-time file-size app-shell error-boundary
`
  .trim()
  .split(/\s+/);

test.each(asked)('the kit has the part %s', (part) => expect(parts).toContain(part));

test('the list of a zone has its part too', () => expect(files).toContain('drop-zone/file-list.tsx'));

test('the kit has at least forty parts with ten stories each on average', () => {
  const count = files.filter((file) => file.endsWith('.stories.tsx')).flatMap((file) => [...read(file).matchAll(/meta\.story\(/g)]).length;
  expect(parts.length).toBeGreaterThanOrEqual(40);
  expect(count / parts.length).toBeGreaterThanOrEqual(10);
});

test.each(parts)('the stories of attributes look where %s puts its rest props, ref, class and style', (part) => {
  expect(read('foundations/attributes.stories.tsx')).toContain(`from '../${part}/index.ts'`);
});

describe.each(files.filter((file) => file.endsWith('.module.css')))('%s', (file) => {
  const sheet = read(file).replaceAll(/\/\*.*?\*\//gs, '');

  test('stays in the layer of the parts', () => expect(sheet.trim()).toMatch(/^@layer ui\.components \{[\s\S]*\}$/));

  test('is set by logical properties, so that it reads from right to left too', () => {
    expect(
      sheet.match(
        /^\s*((margin|padding|border|inset)-(left|right|top|bottom)|left|right|top|bottom|width|height|(min|max)-(width|height))\s*:.*$/gm,
      ) ?? [],
    ).toEqual([]);
    expect(sheet.match(/text-align: (left|right)/g) ?? []).toEqual([]);
    const lopsided = [...sheet.matchAll(/(?:padding|margin|inset|border-radius): (\S+) (\S+) (\S+) (\S+);/g)].filter(
      ([line, first, second, third, fourth]) =>
        line.startsWith('border-radius') ? first !== second || third !== fourth : second !== fourth,
    );
    expect(lopsided.map(([line]) => line)).toEqual([]);
    const origins = (side: string): number => sheet.split(`transform-origin: ${side};`).length;
    expect(origins('left')).toBe(origins('right'));
  });

  test('takes its colours from tokens', () => expect(sheet.match(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(/gi) ?? []).toEqual([]));
});
