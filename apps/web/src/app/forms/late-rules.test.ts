import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { lateRules } from './late-rules.ts';

const form = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'A name is required')) });
const options = { fields: {}, shouldUseNativeValidation: false };

describe('rules that come late', () => {
  it('are fetched once, and then check', async () => {
    let asked = 0;
    const rules = lateRules(async () => {
      asked += 1;
      return form;
    });
    expect(asked).toBe(0);
    rules.fetch();
    expect(await rules.resolver({ name: ' Hana ' }, undefined, options)).toEqual({ values: { name: 'Hana' }, errors: {} });
    expect(await rules.resolver({ name: ' ' }, undefined, options)).toMatchObject({ errors: { name: { message: 'A name is required' } } });
    expect(asked).toBe(1);
  });

  it('that did not arrive leave the check to the server, but for what it cannot see', async () => {
    const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    expect(await lateRules(missing).resolver({ name: ' ' }, undefined, options)).toEqual({ values: { name: ' ' }, errors: {} });
    const differs = { name: { type: 'differs', message: 'It is another name' } };
    const rules = lateRules<{ name: string }>(missing, ({ name }) => (name === 'Hana' ? null : differs));
    expect(await rules.resolver({ name: 'Mori' }, undefined, options)).toEqual({ values: {}, errors: differs });
    expect(await rules.resolver({ name: 'Hana' }, undefined, options)).toEqual({ values: { name: 'Hana' }, errors: {} });
  });

  it('are asked for again after they did not arrive', async () => {
    const answers = [() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')), async () => form];
    const rules = lateRules(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
    expect(await rules.resolver({ name: '' }, undefined, options)).toEqual({ values: { name: '' }, errors: {} });
    expect(await rules.resolver({ name: '' }, undefined, options)).toMatchObject({ errors: { name: { message: 'A name is required' } } });
  });
});
