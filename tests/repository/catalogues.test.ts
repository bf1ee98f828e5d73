import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, root } from './source-files.ts';
import { textsInMarkup, twoWords } from './source-texts.ts';

/** All that draws or writes a report; stories, tests and guides show it, and the catalogues of `texts/` hold its texts. */
const viewer = projectFiles().filter((name) =>
  /^packages\/report-viewer\/src\/(?!testing\/|texts\/).*(?<!\.(?:stories|test|guide|prove))\.tsx?$/.test(name),
);
/** Files that keep texts of their own, by their reason. */
const withOwnTexts: readonly (readonly [reason: string, files: RegExp])[] = [
  [
    'names of facts, lines, remarks and units by their key are data: each stands beside what it is the name of',
    /\/(?:names\/[\w-]+|fact-names|japanese-quantity)\.ts$/,
  ],
  ['the host writes this script into its page as it stands, so that it can import nothing', /\/frame\/fallback\.ts$/],
];
/** Texts that no reader sees: markup, policies, styles and scripts of a page; classes and selectors; families of fonts. */
const forMachines =
  /^(?:<(?:!doctype|script|link|li)\b|default-src |@font-face|@media|body \.|\(function|addEventListener|\.?rv-|a\[|(?:Noto|Rimawari|Liberation) \w+)/;
/** What is thrown or logged as a literal is for programmers; a reason that a reader is told has its name in a catalogue. */
const forProgrammers = /\bthrow new \w*Error\(|\bconsole\.error\(/;
/** Parts of the engine whose texts are not next to the id of a check, a rule or an assumption: they are in catalogues, by the id of a figure. */
const sectionFiles = projectFiles().filter((name) => /^packages\/underwriting\/src\/report\/sections\/[\w-]+\.ts$/.test(name));
/** Tables by the id of a measure and of an input, as those of rules and assumptions: each text stands beside its numbers. */
const tablesById = ['score/score-version.ts', 'case/input-effects.ts'];
const modelFiles = projectFiles().filter((name) => {
  const inside = /^packages\/underwriting\/src\/((?:analysis|case|causes|numbers|report|returns|score)\/[\w-]+\.ts)$/.exec(name)?.[1];
  return inside !== undefined && !tablesById.includes(inside);
});
/** The checks: rules alone. Only `rules/` has words of its own, Japanese ones that it looks for in the sources. */
const checks = projectFiles().filter((name) => /^packages\/underwriting\/src\/checks\/[\w-]+\.ts$/.test(name));
const textsOfChecks = projectFiles().filter((name) => /^packages\/underwriting\/src\/texts\/checks\/[\w-]+-texts\.ts$/.test(name));
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');
const found = (file: string) => textsInMarkup(file, readFileSync(join(root, file), 'utf8'));

/** Texts of a file of the viewer that belong into a catalogue. */
function ownTexts(file: string, source = readFileSync(join(root, file), 'utf8')): string[] {
  if (withOwnTexts.some(([, files]) => files.test(file))) return [];
  const lines = source.split('\n');
  return textsInMarkup(file, source)
    .filter(({ line, text }) => !forMachines.test(text) && !forProgrammers.test(lines[line - 1] ?? ''))
    .map(({ line, text }) => `${file}:${line} ${text}`);
}

describe('the texts of the report', () => {
  it('are looked for in every file of the viewer', () => {
    expect(viewer.length).toBeGreaterThan(240);
    for (const folder of ['sections', 'charts/charted', 'parts', 'lab', 'attach', 'embed', 'proof'])
      expect(viewer.filter((name) => name.startsWith(`packages/report-viewer/src/${folder}/`)).length).toBeGreaterThan(2);
  });

  it('stand in the catalogues, and no other file holds one of its own', () => {
    expect(viewer.flatMap((file) => ownTexts(file))).toEqual([]);
  });

  it.each(withOwnTexts)('keep a file out only while it has such texts: %s', (_, files) => {
    expect(viewer.filter((file) => files.test(file)).flatMap(found)).not.toEqual([]);
  });

  it.each([
    ['told to a reader', "say('We could not read it.');", ['We could not read it.']],
    ['thrown for programmers', "throw new Error('There is no report here.');", []],
    ['made of markup', 'const tag = `<script src="lab.js" data-lab="engine.js drawing.js" defer></script>`;', []],
    ['a selector', "root.querySelector('.rv-live, .rv-read, .rv-lab');", []],
  ])('are found in scripts too, but for those that no reader sees: %s', (_, source, texts) => {
    expect(ownTexts('packages/report-viewer/src/lab/planted.ts', source)).toEqual(
      texts.map((text) => `packages/report-viewer/src/lab/planted.ts:1 ${text}`),
    );
  });

  it.each([...sectionFiles, ...modelFiles])('of the engine are in its catalogues, and none is in %s', (file) => {
    expect(textsInMarkup(file, sourceOf(file), twoWords)).toEqual([]);
  });

  it('of the engine are taken from a catalogue wherever a section has any', () => {
    const taking = sectionFiles.filter((file) => /import \* as texts from '..\/..\/texts\/[\w-]+-texts.ts'/.test(sourceOf(file)));
    expect(taking.length).toBeGreaterThan(40);
    expect(taking.map((file) => file.split('/').at(-1))).toEqual(expect.arrayContaining(['missing-evidence.ts', 'next-steps.ts']));
  });

  it.each(checks)('of a check are in the catalogue of its subject: %s', (file) => {
    expect(textsInMarkup(file, sourceOf(file), twoWords)).toEqual([]);
    if (/-checks?\.ts$/.test(file) && !file.endsWith('/all-checks.ts'))
      expect(sourceOf(file)).toMatch(/import \* as texts from '..\/texts\/checks\/[\w-]+-texts.ts'/);
  });

  it('of checks stand below the ids of their checks', () => {
    const ids = checks.flatMap((file) => [...sourceOf(file).matchAll(/frame\(\s*'(\w+)'/g)].map(([, id]) => id));
    const headings = textsOfChecks.flatMap((file) => [...sourceOf(file).matchAll(/^\/\/ (\w+)$/gm)].map(([, id]) => id));
    expect(ids.length).toBeGreaterThan(40);
    expect(headings).toHaveLength(ids.length);
    expect(new Set(headings)).toEqual(new Set(ids));
  });

  it.each([
    ['a title of two words', "flag({ title: 'Propane gas' })", 'Propane gas'],
    ['a title of one word', "flag({ title: 'Asbestos' })", 'Asbestos'],
    ['a formula', "computed('a.b', 1, 'floor area − land area', ['a.c'])", 'floor area − land area'],
  ])('are found in the code of a check: %s', (_, code, text) => {
    const source = `export const planted = ${code};`;
    expect(textsInMarkup('planted.ts', source, twoWords)).toEqual([{ file: 'planted.ts', line: 1, text }]);
  });

  it.each([
    ['words between tags', '<p>Not stated</p>', 'Not stated'],
    ['a name that is read', '<Section id="costs" title="Costs" />', 'Costs'],
    ['a name that is read aloud', '<nav aria-label={`Page #{page}`} />', 'Page …'],
    ['a sentence of three words', "<p>{isNew ? 'It is new' : null}</p>", 'It is new'],
    ['a sentence in parts', '<p>{`#{count} checks are not verified.`}</p>', '… checks are not verified.'],
    ['Japanese', "<p>{isNew ? '新築' : null}</p>", '新築'],
  ])('are found where they stand: %s', (_, markup, text) => {
    const source = `export function Planted() {\n  return ${markup.replaceAll('#{', '${')};\n}\n`;
    expect(textsInMarkup('planted.tsx', source)).toEqual([{ file: 'planted.tsx', line: 2, text }]);
  });

  it('are told from what is refused', () => {
    expect(
      textsInMarkup('kept.ts', 'export const refuse = () => { throw new UnderwritingError("price", "The price cannot be negative."); };'),
    ).toEqual([]);
    expect(textsInMarkup('planted.ts', 'export const said = new Map([["price", "The price cannot be negative."]]);')).toHaveLength(1);
  });

  it('are told from names of classes, of places and of texts', () => {
    const source = `export const Kept = () => (
      <section className="rv-table rv-stacked rv-facts" id="facts-of-it" data-label={texts.facts}>
        <path transform="translate(0 -10) rotate(45) scale(2 2)" />
        {isOpen ? 'open' : 'closed'} <a href={\`#\${id}-title\`}>{texts.value}</a> – {count}%
      </section>
    );`;
    expect(textsInMarkup('kept.tsx', source)).toEqual([]);
  });
});
