import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ensureReportViewerBuilt } from '../../build.run.ts';
import { takeInOrder, takeWords } from '../../words-apart.ts';
import { distFolder } from '../testing/built-renderer.ts';

/** What a module gives with the words put in again. */
function run(code: string, words: string[]): unknown {
  return runInThisContext(`(function (ENGINE_WORDS) {${code}})`)(words);
}

describe('the words of the engine apart from it', () => {
  const source = `
    const names = { 'a name with many spaces in it': 1 };
    const unit = 'JPY/year';
    const told = (price) => \`The price of the property is \${price} yen, as stated.\`;
    const refuse = () => new Error('This is what the engine refuses with.');
    return [names, unit, told(5), 'What stays when costs are paid.', '検査済証をお送りください。', '検査済証', /a pattern that is long enough/.source, refuse().message];
  `;

  it('are sentences alone: names, units, patterns and what is refused stay', () => {
    const words: string[] = [];
    // A module has no return at its top.
    const code = takeWords(`export function f() {${source}}`, words).replace('export function f() {', '').slice(0, -1);
    expect(words).toEqual([
      'The price of the property is ',
      ' yen, as stated.',
      'What stays when costs are paid.',
      '検査済証をお送りください。',
    ]);
    expect(run(code, words)).toEqual(run(source, []));
    expect(run(code, ['', '', '', ''])).toEqual([
      { 'a name with many spaces in it': 1 },
      'JPY/year',
      '5',
      '',
      '',
      '検査済証',
      'a pattern that is long enough',
      'This is what the engine refuses with.',
    ]);
  });

  it('are also Japanese names beside English ones, however short', () => {
    const words: string[] = [];
    const code = takeWords("export const term = { label: 'NOI', label_ja: '純営業収益', title_ja: '賃料', unit_ja };", words);
    expect(code).toBe("export const term = { label: 'NOI', label_ja: ENGINE_WORDS[0], title_ja: ENGINE_WORDS[1], unit_ja };");
    expect(words).toEqual(['純営業収益', '賃料']);
  });

  it('are also the arguments of a call that makes a text, however short, but for the unit of a term', () => {
    const words: string[] = [];
    const code = takeWords("export const texts = [term('Rent', '賃料', 'JPY', note), found('No loan', detail), other('Rent')];", words);
    expect(code).toBe(
      "export const texts = [term(ENGINE_WORDS[0], ENGINE_WORDS[1], 'JPY', note), found(ENGINE_WORDS[2], detail), other('Rent')];",
    );
    expect(words).toEqual(['Rent', '賃料', 'No loan']);
  });

  it('are also the laws that rules are from', () => {
    const words: string[] = [];
    const code = takeWords("export const rule = { source: '地方税法附則11条の2', id: '地方税法附則11条の2' };", words);
    expect(code).toBe("export const rule = { source: ENGINE_WORDS[0], id: '地方税法附則11条の2' };");
    expect(words).toEqual(['地方税法附則11条の2']);
  });

  it('are in the list once, whichever module says them', () => {
    const words = ['This is said in two modules.'];
    expect(takeWords("export const a = 'This is said in two modules.';", words)).toBe('export const a = ENGINE_WORDS[0];');
    expect(words).toHaveLength(1);
  });

  it('are taken one after the other where a script reads them as it starts, and by their place elsewhere', () => {
    const chunk = `var engine = (function (given) {
      const title = ENGINE_WORDS[2e0];
      const asked = (count) => ENGINE_WORDS[0] + count + ENGINE_WORDS[1];
      const either = count => count ? ENGINE_WORDS[2] : title;
      const later = { lead: \`\${ENGINE_WORDS[0]}\${ENGINE_WORDS[1]}\`, known: given === 0 ? ENGINE_WORDS[3] : null };
      return [title, asked(2), either(1), later];
    })(0);`;
    const words = ['zero ', ' one', 'two', 'three'];
    const before = runInThisContext(`(function (ENGINE_WORDS) {${chunk}return engine})`)([...words]) as unknown;
    const { code, from } = takeInOrder(chunk, words);
    expect(code.match(/NEXT_WORD\(\)/g)).toHaveLength(3);
    expect(words).toEqual(['zero ', ' one', 'two', 'three', 'two', 'zero ', ' one']);
    let place = from;
    const after = runInThisContext(`(function (ENGINE_WORDS, NEXT_WORD) {${code}return engine})`)(words, () => words[place++]) as unknown;
    expect(after).toEqual(before);
  });

  it('leave a script of at most 100 kB with brotli', async () => {
    await ensureReportViewerBuilt();
    const { engine } = JSON.parse(await readFile(join(distFolder, 'assets', 'manifest.json'), 'utf8')) as { engine: string };
    const packed = brotliCompressSync(await readFile(join(distFolder, 'assets', engine)));
    expect(packed.length).toBeLessThanOrEqual(100_000);
  });
});
