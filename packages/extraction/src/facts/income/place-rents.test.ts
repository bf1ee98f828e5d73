import type { ExtraFacts, FactValues, PropertyFacts } from '@rimawari/underwriting';
import { expect, it } from 'vitest';
import { placeAssumedRent } from './place-rents.ts';

/** What stands where after a year's rent under this label was read of a dwelling in this state. */
function placed(label: string, occupancy: FactValues['occupancy'], kind: PropertyFacts['kind'] = 'detached_house') {
  const values = { occupancy, annual_rent_jpy: 780_000, monthly_rent_jpy: null } as FactValues;
  const extra: ExtraFacts = {};
  const evidence = { annual_rent_jpy: [{ label, raw: '780,000円' }] } as unknown as PropertyFacts['evidence'];
  placeAssumedRent(kind as 'detached_house', values, extra, evidence);
  return { rent: values.annual_rent_jpy, assumed: extra.assumed_annual_rent_jpy, evidence };
}

it('takes what an empty dwelling is thought to bring in for no rent of it', () => {
  for (const label of ['想定年収', '予想年間賃料', 'Estimated annual rent']) {
    const { rent, assumed, evidence } = placed(label, 'vacant');
    expect([rent, assumed]).toEqual([null, 780_000]);
    expect(evidence['extra.assumed_annual_rent_jpy']?.[0]?.label).toBe(label);
  }
});

it('leaves the rent of a let dwelling, of a whole building and of a full house', () => {
  expect(placed('想定年収', 'tenanted').rent).toBe(780_000);
  expect(placed('想定年収', 'vacant', 'apartment_building').rent).toBe(780_000);
  expect(placed('満室想定年収', 'vacant').rent).toBe(780_000);
  expect(placed('年間賃料', 'vacant').rent).toBe(780_000);
});
