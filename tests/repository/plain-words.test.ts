import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtRenderer, renderOptions } from '../../packages/report-viewer/src/testing/built-renderer.ts';
import type { ComputedReport } from '../../packages/underwriting/src/index.ts';
import { sampleKinds, sampleReport } from '../../packages/underwriting/src/testing/index.ts';
import { reportOnSamples, sampleSets } from './sample-reports.ts';
import { projectFiles, root } from './source-files.ts';

interface Word {
  pattern: RegExp;
  reason: string;
}

/** Words that neither the project's files nor a report use. */
const everywhere: readonly Word[] = [
  { pattern: /\bown[ -]money\b/i, reason: 'the field says equity' },
  { pattern: /\bbuilding anew\b/i, reason: 'the field says replacement cost' },
  { pattern: /\bunless told\b/i, reason: 'say what the default is' },
  { pattern: /\bheld by the caller\b/i, reason: 'React says controlled' },
  { pattern: /\ba page of its own above\b/i, reason: 'it is a modal dialog' },
  { pattern: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|such\b)\w/i, reason: 'write “is not a”' },
];

/** Names of charm where a name should say what the thing is. In code alone: a listing may well speak of a workshop. */
const inCode: readonly Word[] = [
  { pattern: /\bworkshop\b/i, reason: 'name the folder for what lies in it' },
  { pattern: /\bshel(?:f|ves)\b/i, reason: 'name the store for what it holds' },
  { pattern: /\bhurry|\bhurried\b/i, reason: 'name the limit or the state' },
  { pattern: /['"`.]growing['"`]|\bgrowing\b\s*[=:(]/, reason: 'name what is not complete yet' },
];

/** Notes of our own work, which say to a customer that we did not finish it. */
const inReports: readonly Word[] = [
  {
    pattern: /\bto be confirmed\b|\b(?:not|never) (?:yet )?confirmed\b|\bunconfirmed\b/i,
    reason: 'a rule is confirmed, or marked once as unverified',
  },
  { pattern: /\bremembered\b|\bown knowledge\b|\bnot (?:yet )?checked against its\b/i, reason: 'a working note' },
  { pattern: /\bin this file\b/i, reason: 'the engine does not run in the file' },
  { pattern: /\b(?:TODO|FIXME|TBD)\b/, reason: 'a working note' },
];

function found(text: string, words: readonly Word[]): string[] {
  return words.flatMap(({ pattern, reason }) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const line = text.slice(0, match.index).split('\n').length;
    return [`line ${line}: “${match[0]}”: ${reason}`];
  });
}

// Decisions and the changelog are records: what was written then stands. Stored reports of earlier engines are too.
const isRecord = (name: string) => /^docs\/decisions\/|^CHANGELOG\.md$|\/fixtures\//.test(name);
const written = projectFiles().filter(
  (name) =>
    /\.(?:ts|tsx|mjs|md|mdx|css|html|yaml)$/.test(name) &&
    !/^tests\/(?:repository\/plain-words\.test|repository\/voice\.test|voice-rules)\.ts$/.test(name) &&
    !isRecord(name),
);

describe('plain words', () => {
  it('are those of every file of the project', () => {
    expect(written.length).toBeGreaterThan(900);
    const offenders = written.flatMap((name) => {
      const words = /\.(?:ts|tsx|mjs)$/.test(name) ? [...everywhere, ...inCode] : everywhere;
      return found(readFileSync(join(root, name), 'utf8'), words).map((offence) => `${name}, ${offence}`);
    });
    expect(offenders).toEqual([]);
  });

  it('are told from those that only look alike', () => {
    const all = [...everywhere, ...inCode, ...inReports];
    for (const text of ['there is no loan', 'the page is no longer there', 'growing costs', 'It was confirmed in 1981.', 'A year alone'])
      expect(found(text, all), text).toEqual([]);
    for (const text of ['your own money', 'this is no number', 'sums are no advice', 'date to be confirmed', "rm('.growing')"])
      expect(found(text, all), text).toHaveLength(1);
  });
});

describe('a report as a customer reads it', () => {
  let renderer: Awaited<ReturnType<typeof builtRenderer>>;
  beforeAll(async () => {
    renderer = await builtRenderer();
  });

  const words = (html: string) =>
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');

  /** Every page of a report, the one for paper among them; the file to print is that one with its fonts. */
  const pagesOf = (report: ComputedReport): string[] => [
    renderer.renderFragment(report, renderOptions),
    ...renderer.renderPages(report, renderOptions).map(({ html }) => html),
  ];

  const offences = (report: ComputedReport): string[] => {
    const { inputs: _, ...shown } = report;
    const texts = [...pagesOf(report).map(words), JSON.stringify(shown)];
    return texts.flatMap((text) => found(text, [...everywhere, ...inReports]));
  };

  it.each(sampleSets.map((files) => [files.join(' and '), files] as const))(
    'uses them, and holds no working notes: %s',
    async (_, files) => {
      expect(offences(await reportOnSamples(files))).toEqual([]);
    },
  );

  it.each(sampleKinds)('uses them for every owner, and with and without a loan: %s', (kind) => {
    for (const overrides of [{ owner: 'company' }, { owner: 'non_resident', repairs: 'dated_plan' }, { loan_to_price: 0 }] as const)
      expect(offences(sampleReport(kind, overrides))).toEqual([]);
  });

  it('marks each unverified rule once, in the method section', async () => {
    const report = sampleReport('apartment_building');
    const unverified = report.rules.filter(({ confirmed }) => !confirmed).length;
    expect(unverified).toBeGreaterThan(0);
    const abroad = report.rules.filter(({ confirmed, id }) => !confirmed && /^(NR|TAX-RETURN)-/.test(id)).length;
    const marks = (html: string) => html.match(/Not verified against (?:the text of the law|a published source)/g)?.length ?? 0;
    const [fragment = '', ...pages] = pagesOf(report);
    const others = [...pages, await renderer.renderPrintable(report)].filter((html) => !html.includes('data-chapter="inputs"'));
    expect(marks(fragment)).toBe(0);
    // The page of the method, the tables of years, the notes, the missing documents, the letter, owners abroad (those of its own rules), the page for a bank, the page for paper, paper.
    expect(others.map(marks)).toEqual([unverified, 0, 0, 0, 0, abroad, 0, unverified, unverified]);
    const printed = others.at(-1) ?? '';
    expect(marks(printed.slice(printed.indexOf('rv-section-method')))).toBe(unverified);
  });
});
