import type { DatedRule } from './dated-rule.ts';

/** Assets under this cost may be written off at once, up to a yearly cap. Not for assets that are leased out, unless leasing is the main business. Yen. */
export const smallAssetWriteOff: DatedRule<{ costBelow: number; yearlyCap: number }> = {
  id: 'TAX-SMALL-ASSET',
  title: 'Immediate expensing of small assets',
  title_ja: '少額減価償却資産の特例',
  trigger: 'day the asset is acquired',
  rounding: 'none',
  versions: [
    {
      from: '2006-04-01',
      to: '2026-03-31',
      value: { costBelow: 300_000, yearlyCap: 3_000_000 },
      kind: 'relief',
      source: '租税特別措置法28条の2・67条の5',
      note: 'Blue-return filers and small companies.',
    },
    {
      from: '2026-04-01',
      to: '2029-03-31',
      value: { costBelow: 400_000, yearlyCap: 3_000_000 },
      kind: 'relief',
      source: '租税特別措置法28条の2・67条の5 (令和8年改正)',
      note: 'Not for assets leased out, unless leasing is the main business.',
    },
    {
      from: '1998-04-01',
      to: null,
      value: { costBelow: 100_000, yearlyCap: Number.MAX_SAFE_INTEGER },
      kind: 'statutory',
      source: '所得税法施行令138条',
      confirmed: false,
    },
  ],
};

/** Share of the consumption tax paid to sellers without a qualified invoice that may still be credited, as a ratio. */
export const unregisteredInputTax: DatedRule<number> = {
  id: 'CONSUMPTION-TAX-UNREGISTERED',
  title: 'Input tax from sellers without a qualified invoice',
  title_ja: '免税事業者等からの課税仕入れの経過措置',
  trigger: 'date of the purchase',
  rounding: 'rounded down to ¥1',
  versions: [
    { from: '2023-10-01', to: '2026-09-30', value: 0.8, kind: 'relief', source: '平成28年改正法附則52条' },
    { from: '2026-10-01', to: '2028-09-30', value: 0.7, kind: 'relief', source: '令和8年度税制改正' },
    { from: '2028-10-01', to: '2030-09-30', value: 0.5, kind: 'relief', source: '令和8年度税制改正' },
    { from: '2030-10-01', to: '2031-09-30', value: 0.3, kind: 'relief', source: '令和8年度税制改正' },
    {
      from: '2023-10-01',
      to: null,
      value: 0,
      kind: 'statutory',
      source: '消費税法30条',
      note: 'Tax on a residential rental building of ¥10,000,000 or more is not creditable (30条10項); a later adjustment is possible (35条の2).',
    },
  ],
};
