import { storyIndex } from '../../.storybook/story-index.ts';
import { proseKey } from '../../.storybook/story-run.ts';
import { textsOf } from '../../.storybook/story-texts.ts';
import { usage } from '../../apps/server/src/command-line/analyze-arguments.ts';
import { reportSummary } from '../../apps/server/src/command-line/report-summary.ts';
import { writeLetter } from '../../apps/server/src/platform/mail/write-letter.ts';
import { sampleLetters } from '../../apps/server/src/testing/sample-letters.ts';
import { letterText } from '../../packages/report-viewer/src/letter/letter-of-questions.ts';
import { builtRenderer, renderOptions } from '../../packages/report-viewer/src/testing/built-renderer.ts';
import { projectFiles } from '../repository/source-files.ts';
import { textsOfSource } from '../repository/source-texts.ts';
import { japaneseOf, linesOf, variedReports } from './report-lines.ts';
import { type Kind, shares, type VoiceString } from './voice-page.ts';

const japanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** Two words at least. */
const isText = (text: string) => /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(text);
/** What a person or a sample typed: addresses, names of files, sizes, times. */
const isData = (text: string) =>
  /@|https?:|\.(?:pdf|csv|xlsx?|jpg|png|json|html|txt|mp4)\b|\b(?:[KM]B|bytes|GMT)\b|title of a listing page|^(?:[A-Z][a-z]{2} )?[\d, ]+$/i.test(
    text,
  );

/** Stories of screens and of the report, as they were last run; those of the kit show parts with texts made up for them. */
async function ofScreens(): Promise<VoiceString[]> {
  const stories = (await storyIndex()).filter(({ tags, importPath }) => tags.includes('test') && importPath.includes('apps/'));
  const shown = await Promise.all(
    stories.map(async ({ id, title, name }) => ({ place: `${title}: ${name}`, texts: await textsOf(proseKey(id)) })),
  );
  const missing = shown.filter(({ texts }) => texts === null);
  if (missing.length > 0) throw new Error(`${missing.length} stories have not been run, or failed. First run npm test -- stories.`);
  return shown.flatMap(({ place, texts }) =>
    (texts ?? '')
      .split('\n')
      .filter((text) => isText(text) && !isData(text) && !japanese.test(text.replace(/\([^)]*\)/g, '')))
      .map((text): VoiceString => ({ kind: 'screen', place, text })),
  );
}

/** Reports on samples and varied properties: every page and file in English, and what goes to Japanese readers. */
async function ofReports(): Promise<VoiceString[]> {
  const renderer = await builtRenderer();
  const found: VoiceString[] = [];
  for (const [name, report] of variedReports()) {
    const add = (kind: Kind, place: string, lines: readonly string[]) =>
      found.push(...lines.map((text) => ({ kind, place: `${name}, ${place}`, text })));
    add('report', 'report', linesOf(renderer.renderFragment(report, renderOptions)));
    for (const { path, html } of renderer.renderPages(report, renderOptions))
      if (!path.includes('bank') && !path.includes('letter')) add('report', path, linesOf(html));
    add('report', 'PDF', linesOf(await renderer.renderPrintable(report)));
    add('report', 'letter', letterText(report, 'en').split('\n'));
    add('Japanese report', 'bank page', linesOf(await renderer.renderBankFile(report)));
    add('Japanese report', 'letter', letterText(report, 'ja').split('\n'));
    add('Japanese report', 'labels and questions', japaneseOf(report));
  }
  return found.filter(({ kind, text }) =>
    kind === 'report'
      ? !text.includes('。') && isText(text.replace(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu, ''))
      : japanese.test(text) && text.length > 5 && !/^(?:所在地|物件名|件名)/.test(text),
  );
}

function ofEmails(): VoiceString[] {
  return Object.entries(sampleLetters).flatMap(([place, letter]) => {
    const { subject, text } = writeLetter('haruka.mori@example.com', letter, 'support@rimawari.example');
    return [subject, ...text.split('\n')].filter(isText).map((line): VoiceString => ({ kind: 'email', place, text: line }));
  });
}

/** What makes a problem of a request, or the reason of an analysis that fails. */
const failures: ReadonlySet<string> = new Set([
  'Problem',
  'invalid',
  'AnalysisFailure',
  'SourceUnavailable',
  'ReadFailure',
  'EgressRefusal',
]);

/** Answers of the server to requests that fail, and reasons of analyses that fail; `…` is what is filled in. */
function ofErrors(): VoiceString[] {
  return projectFiles()
    .filter(
      (name) => /^(?:apps\/server|packages\/extraction)\/src\/.*\.ts$/.test(name) && !/\.test\.|\/testing\/|payment-sandbox/.test(name),
    )
    .flatMap((file) => textsOfSource(file, failures))
    .filter(({ text }) => / \w+ /.test(text) && /^(?:[A-Z…“]|must |describes |cannot )/.test(text))
    .map(({ file, text }): VoiceString => ({ kind: 'error', place: file, text }));
}

function ofCommandLine(): VoiceString[] {
  const summaries = [...variedReports()].flatMap(([name, report]) =>
    reportSummary(report)
      .split('\n')
      .map((text): VoiceString => ({ kind: 'command line', place: `analyze, ${name}`, text })),
  );
  const spoken = projectFiles().filter(
    (name) =>
      /^(?:apps\/server\/src\/(?:command-line\/analyze|analyses\/documents\/read-input)|bin\/(?:install|scripts)\/)/.test(name) &&
      !name.includes('.test.'),
  );
  const said = spoken
    .flatMap((file) => textsOfSource(file))
    .map(({ file, text }): VoiceString => ({ kind: 'command line', place: file, text }));
  const used = usage.split('\n').map((text): VoiceString => ({ kind: 'command line', place: 'analyze', text }));
  return [...summaries, ...used, ...said].filter(({ text }) => isText(text) && !japanese.test(text));
}

/** Every text that may be drawn: one of those that differ in numbers or Japanese words alone. */
export async function voiceStrings(): Promise<VoiceString[]> {
  const all = [...(await ofScreens()), ...(await ofReports()), ...ofEmails(), ...ofErrors(), ...ofCommandLine()];
  const byShape = new Map<string, VoiceString>();
  for (const { kind, place, text } of all) {
    const plain = text.replace(/\s+/g, ' ').trim();
    const shape = `${kind} ${plain.replace(/\d[\d,.]*/g, '#').replace(/[−+]?¥#[KMB]?/g, '¥#')}`;
    if (!byShape.has(shape)) byShape.set(shape, { kind, place, text: plain });
  }
  return [...byShape.values()];
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** 200 of the texts, by the seed: as many of each kind as its share. */
export function draw(strings: readonly VoiceString[], seed: number): VoiceString[] {
  const random = randomOf(seed);
  return (Object.keys(shares) as Kind[]).flatMap((kind) => {
    const rest = strings.filter((string) => string.kind === kind).toSorted((one, other) => (one.text < other.text ? -1 : 1));
    return Array.from({ length: Math.min(shares[kind], rest.length) }, () => rest.splice(Math.floor(random() * rest.length), 1)).flat();
  });
}
