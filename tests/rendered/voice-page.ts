import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository/source-files.ts';

/** Where readers meet texts, and how many of 200 are drawn from each. */
export const shares = { screen: 60, report: 80, 'Japanese report': 20, email: 10, error: 20, 'command line': 10 } as const;
export type Kind = keyof typeof shares;

export interface VoiceString {
  kind: Kind;
  /** Story, page, letter or file that shows it. */
  place: string;
  text: string;
}

/** `good`: follows the rules; `odd`: against one of them; `misleading`: says something else than is so. Empty until it is judged. */
export const verdicts = ['good', 'odd', 'misleading'] as const;
export type Verdict = (typeof verdicts)[number] | '';

export interface Judgement extends VoiceString {
  verdict: Verdict;
  /** Why it is not good. */
  note: string;
}

export interface Sample {
  seed: number;
  judgements: readonly Judgement[];
}

export const sampleFile = join(root, 'docs/voice-check.tsv');
export const pageFile = join(root, 'docs/voice-check.md');
const columns = ['kind', 'place', 'text', 'verdict', 'note'];

const isVerdict = (text: string): text is Verdict => text === '' || (verdicts as readonly string[]).includes(text);
const isKind = (text: string): text is Kind => text in shares;

/** @throws Error naming the line that is none of a sample */
export function readSample(text: string = readFileSync(sampleFile, 'utf8')): Sample {
  const [head = '', names, ...rows] = text.trimEnd().split('\n');
  const seed = /^# seed (\d+)$/.exec(head)?.[1];
  if (seed === undefined || names !== columns.join('\t')) throw new Error('The sample of texts begins with its seed and its columns.');
  const judgements = rows.map((row, index): Judgement => {
    const [kind = '', place = '', string = '', verdict = '', note = ''] = row.split('\t');
    if (!isKind(kind) || !isVerdict(verdict)) throw new Error(`Line ${index + 3} of the sample of texts has another kind or verdict.`);
    return { kind, place, text: string, verdict, note };
  });
  return { seed: Number(seed), judgements };
}

export function sampleText({ seed, judgements }: Sample): string {
  const rows = judgements.map(({ kind, place, text, verdict, note }) => [kind, place, text, verdict, note].join('\t'));
  return [`# seed ${seed}`, columns.join('\t'), ...rows, ''].join('\n');
}

/** The drawn texts, with the verdicts that were given to the same texts before. */
export function keptVerdicts(drawn: readonly VoiceString[]): Judgement[] {
  const known = new Map(existsSync(sampleFile) ? readSample().judgements.map((judgement) => [judgement.text, judgement]) : []);
  return drawn.map((string) => ({ ...string, verdict: known.get(string.text)?.verdict ?? '', note: known.get(string.text)?.note ?? '' }));
}

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/[<>*_`]/g, '\\$&');
const count = (judgements: readonly Judgement[], verdict: string) => judgements.filter((judgement) => judgement.verdict === verdict).length;

/** The page of the drawn texts and what a reader said of each. */
export function voicePage({ seed, judgements }: Sample = readSample()): string {
  const all = (Object.keys(shares) as Kind[]).map((kind) => ({ kind, of: judgements.filter((judgement) => judgement.kind === kind) }));
  const share = (of: readonly Judgement[]) => `${of.length === 0 ? 0 : ((count(of, 'good') / of.length) * 100).toFixed(1)}%`;
  const row = (name: string, of: readonly Judgement[]) =>
    `| ${name} | ${of.length} | ${verdicts.map((verdict) => count(of, verdict)).join(' | ')} | ${share(of)} |`;
  const sections = all.map(({ kind, of }) =>
    [
      `## ${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
      '',
      '| Text | Place | Verdict | Note |',
      '|---|---|---|---|',
      ...of.map(({ place, text, verdict, note }) => `| ${cell(text)} | ${cell(place)} | ${verdict} | ${cell(note)} |`),
      '',
    ].join('\n'),
  );
  return `# Check of texts

${judgements.length} texts drawn by seed ${seed} from screens, reports, emails, errors and the command line, one for each of those that differ in numbers alone. Each was judged by the style guide: good, odd (against a rule, or not plain English or Japanese) or misleading.

Generated from [voice-check.tsv](voice-check.tsv) by \`npm run generate\`. After \`npm test -- stories\`, \`node tests/rendered/voice-sample.run.ts --seed N\` prints another draw, and \`--keep\` stores it to be judged.

| Kind | Texts | Good | Odd | Misleading | Good, share |
|---|---:|---:|---:|---:|---:|
${all.map(({ kind, of }) => row(kind, of)).join('\n')}
${row('**All**', judgements)}

${sections.join('\n')}`;
}
