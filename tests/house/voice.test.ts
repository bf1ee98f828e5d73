import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeLetter } from '../../apps/server/src/mail/write-letter.ts';
import { sampleLetters } from '../../apps/server/src/testing/sample-letters.ts';
import { voiceFaults } from '../voice-rules.ts';
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
