import type { DatedRule } from './dated-rule.ts';

/** Standard rate of consumption tax, as a ratio. */
export const consumptionTaxRate: DatedRule<number> = {
  id: 'CONSUMPTION-TAX',
  title: 'Consumption tax, standard rate',
  title_ja: '消費税',
  trigger: 'date of the supply',
  rounding: 'rounded down to ¥1',
  versions: [
    { from: '1989-04-01', to: '1997-03-31', value: 0.03, kind: 'statutory', source: '消費税法29条', confirmed: false },
    {
      from: '1997-04-01',
      to: '2014-03-31',
      value: 0.05,
      kind: 'statutory',
      source: '消費税法29条・地方税法72条の83',
      confirmed: false,
    },
    {
      from: '2014-04-01',
      to: '2019-09-30',
      value: 0.08,
      kind: 'statutory',
      source: '消費税法29条・地方税法72条の83',
      confirmed: false,
    },
    { from: '2019-10-01', to: null, value: 0.1, kind: 'statutory', source: '消費税法29条・地方税法72条の83' },
  ],
};
