import { describe, expect, it } from 'vitest';
import { labText, readLabText } from './lab-text.ts';

describe('a scenario as a text', () => {
  it('is short, and reads back as it was', () => {
    const scenario = { price_jpy: 21_800_000, assumptions: { loan_rate: 2.4, rent_change: -0.5, owner: 'company' as const } };
    expect(labText(scenario)).toBe('1,price_jpy:21800000,loan_rate:2.4,rent_change:-0.5,owner:company');
    expect(readLabText(labText(scenario))).toEqual(scenario);
    expect(labText({})).toBe('');
    expect(readLabText('')).toEqual({});
    expect(labText({ assumptions: { loan_rate: { value: 2.4, reason: 'an offer' } } })).toBe('1,loan_rate:2.4');
  });

  it.each([
    null,
    7,
    '1',
    '1,',
    '2,loan_rate:2.4',
    'loan_rate:2.4',
    '1,loan_rate',
    '1,loan_rate:2.4:3',
    '1,loan_rate:2.4,loan_rate:3',
    '1,loan_rate:1e9',
    '1,loan_rate:NaN',
    '1,loan_rate:--2',
    '1,loan_rate:0x10',
    '1,LOAN:2',
    '1,__proto__:2',
    '1,owner:<b>',
    '1,price_jpy:company',
    '1,price_jpy:99999999999999',
    `1,${Array.from({ length: 41 }, (_, index) => `a${index}:1`).join(',')}`,
    `1,${'a'.repeat(2000)}:1`,
    '%31,loan_rate:2',
  ])('is refused where it has another form: %j', (text) => {
    expect(readLabText(text)).toBeNull();
  });
});
