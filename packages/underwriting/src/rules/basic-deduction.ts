import type { DatedRule } from './dated-rule.ts';

/** Deduction up to a total income, in yen; above the last step there is none. */
export interface DeductionStep {
  upTo: number;
  deduction: number;
}

/** The fading of the deduction for the highest incomes has stayed the same since 2020. */
const highest: readonly DeductionStep[] = [
  { upTo: 24_000_000, deduction: 480_000 },
  { upTo: 24_500_000, deduction: 320_000 },
  { upTo: 25_000_000, deduction: 160_000 },
];

export const basicDeductions: DatedRule<readonly DeductionStep[]> = {
  id: 'TAX-BASIC-DEDUCTION',
  title: 'Basic deduction for income tax',
  title_ja: '基礎控除 (所得税)',
  trigger: 'calendar year of the income',
  rounding: 'none',
  versions: [
    {
      from: '2020-01-01',
      to: '2024-12-31',
      value: highest,
      kind: 'statutory',
      source: '所得税法86条 (2020 wording)',
      confirmed: false,
    },
    {
      from: '2025-01-01',
      to: '2025-12-31',
      value: [
        { upTo: 1_320_000, deduction: 950_000 },
        { upTo: 3_360_000, deduction: 880_000 },
        { upTo: 4_890_000, deduction: 680_000 },
        { upTo: 6_550_000, deduction: 630_000 },
        { upTo: 23_500_000, deduction: 580_000 },
        ...highest,
      ],
      kind: 'statutory',
      source: '所得税法86条、租税特別措置法41条の16の2 (令和7年改正)',
      confirmed: false,
    },
    {
      from: '2026-01-01',
      to: '2027-12-31',
      value: [
        { upTo: 4_890_000, deduction: 1_040_000 },
        { upTo: 6_550_000, deduction: 670_000 },
        { upTo: 23_500_000, deduction: 620_000 },
        ...highest,
      ],
      kind: 'statutory',
      source: '令和8年度税制改正',
      confirmed: false,
      note: 'Only the first step was compared with a copy of the law.',
    },
  ],
};
