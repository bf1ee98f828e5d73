import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeLetter } from '../../apps/server/src/platform/mail/write-letter.ts';
import { sampleLetters } from '../../apps/server/src/testing/sample-letters.ts';
import { voiceFaults, voiceOffences, voiceRules } from '../voice-rules.ts';
import { projectFiles, root } from './source-files.ts';
import { textsOfSource } from './source-texts.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** Sources whose texts people read: screens, components with their guides, problems, logs, emails, command line, payment sandbox. */
const spoken = /^(?:apps\/(?:web|server)\/src|packages\/(?:ui|api|payment-sandbox|browser)\/src|bin)\//;
const notRead = /\.(?:test|stories|prove|setup|d|gen)\.|\/testing\/|\/migrations\/|^bin\/quality\//;
const sources = projectFiles().filter((name) => spoken.test(name) && /\.(?:ts|tsx|mjs)$/.test(name) && !notRead.test(name));

/** Texts that a rule does not hold for: `2026-11-20` is how a program passes a day, and is printed as code. */
const allowed: Record<string, readonly string[]> = { 'packages/ui/src/date-time/date-time.guide.ts': ['date-iso'] };

describe('the texts of screens, problems, emails and commands', () => {
  it('are looked for in the sources', () => {
    expect(sources.length).toBeGreaterThan(700);
    expect(textsOfSource('apps/web/src/app/shell/crashed-screen.tsx').map(({ text }) => text)).toContain('Go home');
  });

  it('follow the rules of voice', () => {
    const faults = sources.flatMap((file) =>
      textsOfSource(file).flatMap(({ line, text }) => voiceFaults([text], allowed[file]).map((fault) => `${file}:${line} ${fault}`)),
    );
    expect(faults).toEqual([]);
  });
});

describe('emails', () => {
  it.each(Object.entries(sampleLetters))('follow the rules of voice: %s', (_, letter) => {
    const { subject, text, html } = writeLetter('haruka.mori@example.com', letter, 'support@rimawari.example');
    const words = html.replace(/<(style|title)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, '\n');
    expect(voiceFaults([subject, ...text.split('\n'), ...words.split('\n')].filter((line) => !line.startsWith('http')))).toEqual([]);
  });
});

/** Every `summary` and `description` of the contract. */
function descriptionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'string' ? (['summary', 'description'].includes(key) ? [child] : []) : descriptionsIn(child),
  );
}

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, ' ').replace(/`[^`\n]*`|\]\([^)]*\)/g, '…');

describe('the contract and the documents', () => {
  it('of the API follow the rules of voice', () => {
    const descriptions = descriptionsIn(parse(read('openapi.yaml')));
    expect(descriptions.length).toBeGreaterThan(500);
    // `percent` is a unit on the wire.
    expect(voiceFaults(descriptions.map(withoutCode), ['hyphen-minus', 'percent-word', 'date-iso'])).toEqual([]);
  });

  it.each([
    'README.md',
    'CHANGELOG.md',
    'docs/commands.md',
    'docs/operating.md',
    'docs/data-sources.md',
    'docs/testing.md',
    'docs/where-to-add.md',
    'docs/decisions/README.md',
    'packages/report-viewer/README.md',
    'samples/README.md',
    '.storybook/start-here.mdx',
  ])('%s follows the rules of voice', (name) => {
    expect(voiceFaults(withoutCode(read(name)).split('\n'))).toEqual([]);
  });

  it('has at most 60 lines a release, each of at most 25 words', () => {
    for (const release of read('CHANGELOG.md').split(/^## /m).slice(1)) {
      const lines = release.split('\n').filter((line) => line.startsWith('- '));
      expect(lines.length, release.split('\n')[0]).toBeLessThanOrEqual(60);
      expect(lines.filter((line) => line.slice(2).split(/\s+/).length > 25)).toEqual([]);
    }
  });

  it('lists every decision with its title', () => {
    const pages = projectFiles().filter((name) => /^docs\/decisions\/\d{4}-.*\.md$/.test(name));
    const index = read('docs/decisions/README.md');
    const missing = pages.filter((name) => {
      const [, number, title] = /^# (\d+)\. (.*)$/m.exec(read(name)) ?? [];
      return !index.includes(`| ${number} | [${title}](${name.split('/').at(-1)}) |`);
    });
    expect(missing).toEqual([]);
  });
});

/** For each rule a text that breaks it, and one that looks alike and does not. */
const examples: Record<string, [broken: string, right: string]> = {
  'percent-space': ['a yield of 3.7 %', 'a yield of 3.7%'],
  'percent-word': ['five percent of the rent', '5% of the rent'],
  'hyphen-minus': ['changes by -3.2%', 'changes by −3.2%, 10:00-18:00, 03-1234-5678'],
  'minus-after-symbol': ['¥-189,100', '−¥189,100'],
  'yen-word': ['1,000 yen a month', '¥1,000 a month'],
  'range-spaces': ['4% – 14%', '4%–14%'],
  'range-hyphen': ['30-35 years', '30–35 years'],
  'range-one-percent': ['4–14%', '4%–14%'],
  'range-one-symbol': ['¥52.6M–77.2M', '¥52.6M–¥77.2M'],
  'range-negative': ['−¥189,100–−¥144,341', '−¥189,100 to −¥144,341'],
  'date-iso': ['Analyzed 2026-11-28.', 'Analyzed Nov 28, 2026.'],
  'date-day-first': ['1 September 2006', 'Sep 1, 2006'],
  'date-long-month': ['November 28, 2026', 'Last updated October 16, 2025'],
  dwelling: ['two dwellings', 'two units'],
  let: ['partly let', 'Let us know'],
  rooms: ['one empty room', 'two rooms and a kitchen'],
  dear: ['dearer money', 'Dear Ms. Mori'],
  'keep-back': ['tax is kept back', 'tax is withheld'],
  'hand-over': ['hands over the tax', 'remits the tax'],
  'stands-for': ['it stands for the price', 'the standard price'],
  'rests-on': ['it rests on the rent', 'the rest of the rent'],
  'weighs-on': ['it weighs on the score', 'it reduces the score'],
  'in-place-of': ['put in place of the rent', 'the place of the property'],
  'at-hand': ['the rent at hand', 'a secondhand unit'],
  'spoken-of': ['the rent spoken of', 'the rent mentioned'],
  'cannot-be-told': ['It cannot be told.', 'It is not known.'],
  'look-into': ['three points to look into', 'three points to check'],
  told: ['The reader is told.', 'We tell you.'],
  'worked-out': ['The yield is worked out.', 'The loan works.'],
  anew: ['calculated anew', 'a new one'],
  nobody: ['Nobody answers.', 'The server does not answer.'],
  ours: ['an error of ours', 'hours'],
  'cut-to': ['cut to 3 decimals', 'cut costs'],
  'minus-less': ['price less costs', 'less than the price'],
  'as-it-was': ['Your plan is as it was.', 'Your plan did not change.'],
  'could-not-be-fetched': ['The list could not be fetched', 'We couldn’t load the list'],
  mail: ['We sent a mail.', 'We sent an email to mail@example.com.'],
  'own-money': ['own money', 'your money'],
  advice: ['a good deal', 'a great deal of rain'],
  british: ['We analyse every storey', 'We analyze every story of all analyses'],
  unconfirmed: ['date to be confirmed', 'It was confirmed in 1981.'],
  'working-note': ['TODO', 'to do'],
};

describe('the rules of voice', () => {
  it('have an example each', () => expect(Object.keys(examples).sort()).toEqual(voiceRules.map(({ id }) => id).sort()));

  it.each(Object.entries(examples))('tell what breaks %s from what looks alike', (id, [broken, right]) => {
    expect(voiceOffences(broken).map(({ rule }) => rule)).toContain(id);
    expect(voiceOffences(right)).toEqual([]);
  });

  it('leave out those that do not hold for a text', () => expect(voiceOffences('TODO: a mail', ['mail', 'working-note'])).toEqual([]));

  it('are reported once, with what to write', () => {
    expect(voiceFaults(['We sent a mail.', 'We sent a mail.'])).toEqual(['mail: “We sent a mail.”: write email']);
  });
});
