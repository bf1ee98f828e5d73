import { describe, expect, it } from 'vitest';
import { readText } from '../testing/read-text.ts';
import { smallBook } from '../testing/small-book.ts';
import { type Explanation, explainFields } from './explain.ts';

const options = { municipalities: smallBook, asOf: '2026-07-01' };
const page = (name: string, rows: [label: string, value: string][], more = '') =>
  readText(
    name,
    `<html><body><h1>売マンション</h1><table>${rows.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>${more}</body></html>`,
  );
const rows: [string, string][] = [
  ['物件種別', '区分マンション'],
  ['価格', '2,180万円'],
  ['所在地', '東京都練馬区見本1-2-3'],
  ['間取り', '1K'],
  ['専有面積', '25.10㎡'],
  ['築年月', '2004年3月'],
];

async function explained(field: string, ...pages: Parameters<typeof page>[]): Promise<Explanation> {
  const explanations = explainFields(await Promise.all(pages.map((each) => page(...each))), options, [field]);
  if (!Array.isArray(explanations)) throw new Error(explanations.message);
  const [only] = explanations;
  if (only === undefined) throw new Error('nothing was explained');
  return only;
}

describe('explainFields', () => {
  it('names the rule, the place and the reason of the value that is used', async () => {
    const { value, confidence, candidates } = await explained('price_jpy', ['a.html', rows]);
    expect([value, confidence]).toEqual([21_800_000, 0.98]);
    expect(candidates[0]).toMatchObject({
      outcome: 'used',
      rule: 'label.table.price/price_jpy',
      finds: 'a value with a label that the lexicon lists',
      evidence: { label: '価格', raw: '2,180万円', source_name: 'a.html' },
      strength: 3,
    });
  });

  it('says why a weaker place of the same source is not used, and that an equal one agrees', async () => {
    const { candidates } = await explained('occupancy', [
      'a.html',
      [...rows, ['現況', '空室']],
      '<p>現在は賃貸中です。</p><p>現在空室です。</p>',
    ]);
    expect(candidates[0]).toMatchObject({ outcome: 'used', value: 'vacant' });
    expect(candidates.find(({ value }) => value === 'tenanted')).toMatchObject({
      outcome: 'not used',
      reason: 'Its source states it with strength 3 elsewhere; this place has 1.',
    });
  });

  it('says which source stands where two contradict each other', async () => {
    const explanation = await explained(
      'price_jpy',
      ['a.html', rows],
      ['b.html', rows.map(([label, value]) => [label, label === '価格' ? '2,080万円' : value])],
    );
    expect(explanation.isContradicted).toBe(true);
    expect(explanation.candidates.map(({ outcome, value }) => [outcome, value])).toEqual([
      ['used', 21_800_000],
      ['not used', 20_800_000],
    ]);
    expect(explanation.candidates[1]?.reason).toContain('Another source states it otherwise');
  });

  it('shows what is derived with the facts that it follows from, and what nothing states', async () => {
    const listed: typeof rows = [...rows, ['賃料', '78,000円']];
    expect(await explained('annual_rent_jpy', ['a.html', listed])).toMatchObject({
      value: 936_000,
      confidence: null,
      derivation: { rule: 'twelve-months', from: ['monthly_rent_jpy'] },
    });
    expect(await explained('zoning', ['a.html', rows])).toMatchObject({ value: null, candidates: [] });
  });

  it('names facts alone where all are explained', async () => {
    const explanations = explainFields([await page('a.html', [...rows, ['階数', '6階']])], options, null);
    const fields = Array.isArray(explanations) ? explanations.map(({ field }) => field) : [];
    expect(fields).toEqual(expect.arrayContaining(['price_jpy', 'floor']));
    expect(fields).not.toContain('floor_or_storeys');
  });

  it('tells what a pass leaves out, with the words of the pass', async () => {
    const { candidates } = await explained('built', [
      'a.html',
      rows.map(([label, value]) => [label, label === '築年月' ? '2058年3月' : value]),
    ]);
    expect(candidates).toMatchObject([{ outcome: 'not used', reason: 'Its year is more than 15 years ahead.' }]);
  });
});
