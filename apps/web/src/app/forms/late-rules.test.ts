import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { lateRules, notChecked } from './late-rules.ts';

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

  it('that did not arrive let nothing pass, say so, and are asked for again', async () => {
    const answers = [() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')), async () => form];
    const rules = lateRules(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
    expect(await rules.resolver({ name: 'Hana' }, undefined, options)).toEqual({
      values: {},
      errors: { root: { type: 'unchecked', message: notChecked } },
    });
    expect(await rules.resolver({ name: 'Hana' }, undefined, options)).toEqual({ values: { name: 'Hana' }, errors: {} });
  });
});
