import { describe, expect, it } from 'vitest';
import { Problem } from '../../platform/http/problem.ts';
import { isCommonPassword } from './common.ts';
import { createPasswords, passwordSettings } from './service.ts';
import { createSlots } from './slots.ts';

const quick = { memoryKib: 1024, passes: 1, apart: false, atOnce: 1, inHand: 4 };

describe('passwords', () => {
  it('are hashed with 64 MiB and three passes of argon2id, under a salt of their own', async () => {
    const passwords = createPasswords(passwordSettings);
    const [one, other] = await Promise.all([passwords.hash('minato-42'), passwords.hash('minato-42')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(one).not.toBe(other);
    expect(await passwords.check(one, 'minato-42')).toEqual({ matches: true, isOutdated: false });
    expect(await passwords.check(one, 'minato-43')).toEqual({ matches: false, isOutdated: false });
    expect(await passwords.check(null, 'no account has this password')).toMatchObject({ matches: false });
    await passwords.close();
  });

  it.each([
    ['less memory', { memoryKib: 512 }, true],
    ['fewer passes', { passes: 1 }, true],
    ['what is asked for', {}, false],
    ['more memory', { memoryKib: 4096 }, false],
  ])('made with %s tell whether they are to be made again', async (_how, changes, isOutdated) => {
    const today = { ...quick, passes: 2 };
    const stored = await createPasswords({ ...today, ...changes }).hash('minato-42');
    expect(await createPasswords(today).check(stored, 'minato-42')).toEqual({ matches: true, isOutdated });
  });

  it.each([
    ['of 256 characters', 'あ'.repeat(256), true],
    ['with emoji', '🏠🏠🏠🏠🏠🏠', true],
    ['in another normal form of Unicode', 'ガレージ-7'.normalize('NFD'), true, 'ガレージ-7'.normalize('NFC')],
    ['in another case', 'Minato-42', false, 'minato-42'],
    ['with a space at its end', 'minato-42 ', false, 'minato-42'],
  ])('%s are compared as they were typed', async (_what, password, matches, typed = password) => {
    const passwords = createPasswords(quick);
    expect(await passwords.check(await passwords.hash(password), typed)).toMatchObject({ matches });
  });

  it('are admitted up to a bound, and refused at once beyond it', async () => {
    const passwords = createPasswords(quick);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const inHand = Array.from({ length: 4 }, () => passwords.admit(() => held));
    const refusal = await passwords.admit(async () => 'never').catch((problem: unknown) => problem);
    expect(refusal).toBeInstanceOf(Problem);
    expect(refusal).toMatchObject({ code: 'unavailable', status: 503, headers: { 'retry-after': '3' } });
    release();
    await Promise.all(inHand);
    expect(await passwords.admit(async () => 'again')).toBe('again');
    await expect(passwords.admit(() => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed');
    expect(await Promise.all(Array.from({ length: 4 }, () => passwords.admit(async () => 'still four')))).toHaveLength(4);
  });

  it('are hashed so many at once and no more, in their order', async () => {
    const run = createSlots(2);
    const [begun, waiting]: [number[], (() => void)[]] = [[], []];
    const work = Array.from({ length: 5 }, (_, index) =>
      run(
        () =>
          new Promise<void>((resolve) => {
            begun.push(index);
            waiting.push(resolve);
          }),
      ),
    );
    for (let ended = 0; ended < 5; ended += 1) {
      await expect.poll(() => begun.length).toBe(Math.min(5, 2 + ended));
      waiting[ended]?.();
    }
    await Promise.all(work);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([
    '      ',
    '\u3000\u3000\u3000\u3000\u3000\u3000',
    '\t\t\t\t\t\t',
    'zzzzzzzz',
    '🏠🏠🏠🏠🏠🏠',
    'letmein',
    'LetMeIn',
    'ｐａｓｓｗｏｒｄ',
    'sakura',
  ])('%j counts as common', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each(['minato-42', 'correct horse battery', '  letmein!  x', '🏠🏢🏠🏢🏠🏢'])('%j does not', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });
});
