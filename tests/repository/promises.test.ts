import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptedDocuments, limits } from '../../packages/api/src/index.ts';
import { root } from './source-files.ts';
import { textsOfSource } from './source-texts.ts';

/** A sentence that promises something to a customer, and what proves it: tests by file and name, or measured values with a limit. */
interface Promised {
  where: 'home' | 'pricing' | 'readme';
  promise: string;
  proofs: string[];
}

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const rows = (name: string) =>
  read(name)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const promises = rows('tests/repository/promises.tsv').map(
  ([where, promise = '', proofs = '']): Promised => ({ where: where as Promised['where'], promise, proofs: proofs.split(' | ') }),
);
const of = (where: Promised['where']) => promises.filter((row) => row.where === where).map(({ promise }) => promise);

/** Sentences on Home and Pricing that promise nothing: names, labels, failures and empty states. */
const noPromise =
  /^(?:Failed to|We couldn’t|Nothing was charged|No plans|Come back|Loading|log in|to subscribe|(?:No )?[Aa]ctive sub|Subscription paused|Frequently|Can I|What happens|What a Japanese)/;

const screens = {
  home: ['home/home-screen.tsx'],
  pricing: ['pricing/pricing-screen.tsx', 'pricing/plan-features.ts', 'pricing/plan-card.tsx'],
};

/** The newest measured value of a metric; a count of so many is in percent. */
function measured(metric: string): number {
  const last = rows('docs/quality.tsv')
    .filter((row) => row[4] === metric)
    .at(-1);
  if (last === undefined) throw new Error(`docs/quality.tsv has no metric ${metric}`);
  const [value, total] = [Number(last[5]), Number(last[6] ?? '')];
  return total > 0 ? (100 * value) / total : value;
}

function isProved(proof: string): boolean {
  const [, metric, bound, limit] = /^metric (\S+) at (most|least) (\d+)$/.exec(proof) ?? [];
  if (metric !== undefined) return bound === 'most' ? measured(metric) <= Number(limit) : measured(metric) >= Number(limit);
  const [file = '', name = ''] = proof.split(' :: ');
  return read(file).includes(name);
}

describe.each(Object.entries(screens))('every promise of %s', (where, files) => {
  const shown = files.flatMap((name) => textsOfSource(`apps/web/src/features/${name}`)).map(({ text }) => text);

  it('is in the table', () => {
    expect(shown.filter((text) => !noPromise.test(text) && !of(where as Promised['where']).includes(text))).toEqual([]);
  });
});

describe('every promise of README', () => {
  it('is in the table: what you get, how to embed, how many processes', () => {
    const text = read('README.md');
    expect(of('readme').filter((promise) => !text.includes(promise))).toEqual([]);
    const [, chapter = ''] = /## What you get\n([\s\S]*?)\nWithout a server/.exec(text) ?? [];
    const sentences = chapter.split(/(?<=\.)\s+/).map((sentence) => sentence.trim());
    const inTable = of('readme').join(' ');
    expect(sentences.filter((sentence) => sentence !== '' && !inTable.includes(sentence))).toEqual([]);
  });

  it('accepts the documents that README lists', () => {
    const [, listed = ''] = /Documents are ([^.]*), at most/.exec(read('README.md')) ?? [];
    const names = listed.split(/, | or /).sort();
    expect(names).toEqual(
      Object.values(acceptedDocuments)
        .map(([ending]) => ending.toUpperCase())
        .sort(),
    );
    expect(read('README.md')).toContain(`at most ${limits.documentBytes / 1024 ** 2} MB each`);
    expect(limits.documentsPerAnalysis).toBe(3);
  });
});

describe('what is promised', () => {
  it.each(promises.map(({ promise, proofs }) => [promise, proofs] as const))('has its proofs: %s', (_, proofs) => {
    expect(proofs.filter((proof) => !isProved(proof))).toEqual([]);
  });

  it('is not proved by a metric beyond its limit, nor by a test that does not exist', () => {
    expect(isProved('metric read.open_html at least 101')).toBe(false);
    expect(isProved('tests/repository/promises.test.ts :: is nowhere \u200b')).toBe(false);
  });
});
