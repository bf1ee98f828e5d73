import type { DatedRule } from './dated-rule.ts';

const trigger = 'calendar year of the income';

/** Rate on the slice of taxable income from `from` yen up. */
export interface TaxBracket {
  from: number;
  rate: number;
}

export const incomeTaxBrackets: DatedRule<readonly TaxBracket[]> = {
  id: 'TAX-INCOME',
  title: 'Income tax, progressive rates',
  title_ja: '所得税の速算表',
  trigger,
  rounding: 'taxable income rounded down to ¥1,000; tax to ¥1; payable with surtax to ¥100',
  versions: [
    {
      from: '2007-01-01',
      to: '2014-12-31',
      value: [
        { from: 0, rate: 0.05 },
        { from: 1_950_000, rate: 0.1 },
        { from: 3_300_000, rate: 0.2 },
        { from: 6_950_000, rate: 0.23 },
        { from: 9_000_000, rate: 0.33 },
        { from: 18_000_000, rate: 0.4 },
      ],
      kind: 'statutory',
      source: '所得税法89条 (2014 wording)',
      confirmed: false,
    },
    {
      from: '2015-01-01',
      to: null,
      value: [
        { from: 0, rate: 0.05 },
        { from: 1_950_000, rate: 0.1 },
        { from: 3_300_000, rate: 0.2 },
        { from: 6_950_000, rate: 0.23 },
        { from: 9_000_000, rate: 0.33 },
        { from: 18_000_000, rate: 0.4 },
        { from: 40_000_000, rate: 0.45 },
      ],
      kind: 'statutory',
      source: '所得税法89条、国税庁 No.2260',
    },
  ],
};

/** Surtaxes on the amount of income tax, as ratios. The sum stays 2.1 % when the labels change in 2027. */
export interface Surtax {
  reconstruction: number;
  defence: number;
}

export const incomeSurtax: DatedRule<Surtax> = {
  id: 'TAX-SURTAX',
  title: 'Surtaxes on income tax',
  title_ja: '復興特別所得税・防衛特別所得税',
  trigger,
  rounding: 'rounded down to ¥1; payable with the tax to ¥100',
  versions: [
    {
      from: '1988-01-01',
      to: '2012-12-31',
      value: { reconstruction: 0, defence: 0 },
      kind: 'statutory',
      source: '復興財源確保法13条',
      confirmed: false,
    },
    {
      from: '2013-01-01',
      to: '2026-12-31',
      value: { reconstruction: 0.021, defence: 0 },
      kind: 'statutory',
      source: '復興財源確保法13条',
    },
    {
      from: '2048-01-01',
      to: null,
      value: { reconstruction: 0, defence: 0.01 },
      kind: 'statutory',
      source: '令和8年度税制改正大綱',
      confirmed: false,
      note: 'The defense surtax has no end date; the reconstruction surtax ends with 2047.',
    },
    {
      from: '2027-01-01',
      to: '2047-12-31',
      value: { reconstruction: 0.011, defence: 0.01 },
      kind: 'statutory',
      source: '令和8年度税制改正大綱',
      note: 'The total stays 2.1%.',
    },
  ],
};

/** Income levy of prefecture and municipality, as a ratio, and the yearly per-capita levy with the forest tax in yen. */
export const residentTax: DatedRule<{ rate: number; perCapita: number }> = {
  id: 'TAX-RESIDENT',
  title: 'Resident tax',
  title_ja: '個人住民税',
  trigger: 'Jan 1 after the year of the income',
  rounding: 'taxable income rounded down to ¥1,000; tax to ¥100',
  versions: [
    {
      from: '2007-01-01',
      to: '2023-12-31',
      value: { rate: 0.1, perCapita: 5_000 },
      kind: 'statutory',
      source: '地方税法35条・314条の3',
    },
    {
      from: '2024-01-01',
      to: null,
      value: { rate: 0.1, perCapita: 5_000 },
      kind: 'statutory',
      source: '地方税法35条・314条の3、森林環境税法',
      note: 'Per-capita levy ¥4,000 and forest tax ¥1,000.',
    },
  ],
};

/** Blue-return deductions in yen: with electronic filing and books, with electronic filing, on paper with full books, and the simple one. */
export interface BlueDeduction {
  electronicBooks: number;
  electronicFiling: number;
  paper: number;
  simple: number;
  /** Receipts two years before above which a business-scale filer loses the simple deduction; null where there is no such line. */
  simpleDeniedAbove: number | null;
}

export const blueDeduction: DatedRule<BlueDeduction> = {
  id: 'TAX-BLUE',
  title: 'Blue return deduction',
  title_ja: '青色申告特別控除',
  trigger,
  rounding: 'none',
  versions: [
    {
      from: '2000-01-01',
      to: '2019-12-31',
      value: { electronicBooks: 650_000, electronicFiling: 650_000, paper: 650_000, simple: 100_000, simpleDeniedAbove: null },
      kind: 'statutory',
      source: '租税特別措置法25条の2',
      confirmed: false,
    },
    {
      from: '2020-01-01',
      to: '2026-12-31',
      value: { electronicBooks: 650_000, electronicFiling: 650_000, paper: 550_000, simple: 100_000, simpleDeniedAbove: null },
      kind: 'statutory',
      source: '租税特別措置法25条の2、国税庁 No.2072',
    },
    {
      from: '2027-01-01',
      to: null,
      value: { electronicBooks: 750_000, electronicFiling: 650_000, paper: 100_000, simple: 100_000, simpleDeniedAbove: 10_000_000 },
      kind: 'statutory',
      source: '令和8年度税制改正大綱',
      note: 'The ¥550,000 tier ends.',
    },
  ],
};

export const enterpriseTax: DatedRule<{ rate: number; ownerDeduction: number }> = {
  id: 'TAX-ENTERPRISE',
  title: 'Individual enterprise tax on rental business',
  title_ja: '個人事業税 (不動産貸付業)',
  trigger,
  rounding: 'base rounded down to ¥1,000; tax to ¥100',
  versions: [
    {
      from: '1999-01-01',
      to: null,
      value: { rate: 0.05, ownerDeduction: 2_900_000 },
      kind: 'statutory',
      source: '地方税法72条の49の14・72条の49の17',
      note: 'The blue return deduction does not lower the base.',
    },
  ],
};

/** Withholding from payments to owners abroad, surtax included, as ratios of the payment. */
export const nonResidentWithholding: DatedRule<{ rent: number; sale: number; saleExemptUpTo: number }> = {
  id: 'NR-WITHHOLD',
  title: 'Withholding from non-resident owners',
  title_ja: '非居住者への源泉徴収',
  trigger: 'date of the payment',
  rounding: 'rounded down to ¥1',
  versions: [
    {
      from: '1991-01-01',
      to: '2012-12-31',
      value: { rent: 0.2, sale: 0.1, saleExemptUpTo: 100_000_000 },
      kind: 'statutory',
      source: '所得税法212条・213条',
      confirmed: false,
    },
    {
      from: '2048-01-01',
      to: null,
      value: { rent: 0.202, sale: 0.101, saleExemptUpTo: 100_000_000 },
      kind: 'statutory',
      source: '所得税法212条・213条',
      confirmed: false,
      note: 'After the reconstruction surtax.',
    },
    {
      from: '2013-01-01',
      to: '2047-12-31',
      value: { rent: 0.2042, sale: 0.1021, saleExemptUpTo: 100_000_000 },
      kind: 'statutory',
      source: '所得税法212条・213条、国税庁 No.2879・No.2880',
    },
  ],
};
