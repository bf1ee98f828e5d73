import type { DatedRule } from './dated-rule.ts';

/** Separate taxation of gains on land and buildings, as ratios; resident tax only with an address in Japan on 1 January. */
export interface GainRates {
  longIncome: number;
  longResident: number;
  shortIncome: number;
  shortResident: number;
}

export const capitalGainRates: DatedRule<GainRates> = {
  id: 'EXIT-CGT',
  title: 'Tax on gains from land and buildings',
  title_ja: '土地建物等の譲渡所得 (分離課税)',
  trigger: 'date of the sale',
  rounding: 'taxable gain rounded down to ¥1,000; income tax with surtax and resident tax each to ¥100',
  versions: [
    {
      from: '2004-01-01',
      to: null,
      value: { longIncome: 0.15, longResident: 0.05, shortIncome: 0.3, shortResident: 0.09 },
      kind: 'statutory',
      source: '租税特別措置法31条・32条、国税庁 No.3208・No.3211',
      note: 'The ¥30,000,000 deduction and the 14.21% rate are for an owner’s home only.',
    },
  ],
};

/** Least cost that may be deducted when the real one is unknown or lower: share of the sale price. */
export const deemedCostShare: DatedRule<number> = {
  id: 'EXIT-DEEMED-COST',
  title: 'Deemed cost',
  title_ja: '概算取得費',
  trigger: 'date of the sale',
  rounding: 'rounded down to ¥1',
  versions: [
    {
      from: '1953-01-01',
      to: null,
      value: 0.05,
      kind: 'statutory',
      source: '租税特別措置法31条の4、国税庁 No.3258',
    },
  ],
};
