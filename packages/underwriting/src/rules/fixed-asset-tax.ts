import type { DatedRule } from './dated-rule.ts';

const trigger = 'Jan 1 of the fiscal year';
const rounding = 'base rounded down to ¥1,000; each tax to ¥100';

export const fixedAssetTaxRate: DatedRule<number> = {
  id: 'HOLD-FIXED',
  title: 'Fixed asset tax, standard rate',
  title_ja: '固定資産税 標準税率',
  trigger,
  rounding,
  versions: [
    {
      from: '1955-01-01',
      to: null,
      value: 0.014,
      kind: 'statutory',
      source: '地方税法350条',
      note: 'A municipality may set another rate.',
    },
  ],
};

/** The highest rate a municipality may set. */
export const cityPlanningTaxCap: DatedRule<number> = {
  id: 'HOLD-CITY',
  title: 'City planning tax, highest rate',
  title_ja: '都市計画税 制限税率',
  trigger,
  rounding,
  versions: [
    {
      from: '1978-01-01',
      to: null,
      value: 0.003,
      kind: 'statutory',
      source: '地方税法702条の4',
      note: 'Municipal; none outside urbanization promotion areas.',
    },
  ],
};

/** Share of the assessed value that is taxed on residential land, and the area per dwelling that counts as small. */
export interface ResidentialLandRelief {
  smallAreaPerDwellingSqm: number;
  /** Land beyond this many times the floor area is not residential land. */
  floorAreaMultiple: number;
  fixedSmall: readonly [number, number];
  fixedGeneral: readonly [number, number];
  citySmall: readonly [number, number];
  cityGeneral: readonly [number, number];
}

export const residentialLandRelief: DatedRule<ResidentialLandRelief> = {
  id: 'HOLD-FIXED-RESIDENTIAL-LAND',
  title: 'Residential land: taxed share of the assessed value',
  title_ja: '住宅用地の課税標準の特例',
  trigger,
  rounding,
  versions: [
    {
      from: '1994-01-01',
      to: null,
      value: {
        smallAreaPerDwellingSqm: 200,
        floorAreaMultiple: 10,
        fixedSmall: [1, 6],
        fixedGeneral: [1, 3],
        citySmall: [1, 3],
        cityGeneral: [2, 3],
      },
      kind: 'statutory',
      source: '地方税法349条の3の2・702条の3',
      note: 'The small area is 200 m² per housing unit, not per lot.',
    },
  ],
};

/** Highest taxed share of commercial and vacant land. */
export const otherLandCeiling: DatedRule<number> = {
  id: 'HOLD-FIXED-OTHER-LAND',
  title: 'Commercial and vacant land: highest taxed share',
  title_ja: '商業地等の負担調整の上限',
  trigger,
  rounding,
  versions: [
    {
      from: '2003-01-01',
      to: '2026-12-31',
      value: 0.7,
      kind: 'relief',
      source: '地方税法附則18条・25条',
      note: 'To be legislated again with the 2027 revaluation.',
    },
    { from: '2003-01-01', to: null, value: 1, kind: 'statutory', source: '地方税法349条' },
  ],
};

/** Yen; a base below the point is not taxed. The total of one owner in one municipality counts. */
export const fixedAssetTaxExemption: DatedRule<{ land: number; house: number }> = {
  id: 'HOLD-FIXED-EXEMPTION',
  title: 'Fixed asset tax, exemption threshold',
  title_ja: '固定資産税の免税点',
  trigger,
  rounding,
  versions: [
    {
      from: '1991-01-01',
      to: '2026-12-31',
      value: { land: 300_000, house: 200_000 },
      kind: 'statutory',
      source: '地方税法351条',
    },
    {
      from: '2027-01-01',
      to: null,
      value: { land: 300_000, house: 300_000 },
      kind: 'statutory',
      source: '地方税法351条 (令和8年改正)',
    },
  ],
};

/** Half the tax of a new dwelling for three years (five if fire-resistant with three storeys or more). */
export interface NewHouseRelief {
  minimumSqm: number;
  minimumRentedUnitSqm: number;
  maximumSqm: number;
  halvedSqm: number;
  years: number;
  yearsFireResistant: number;
}

export const newHouseRelief: DatedRule<NewHouseRelief | null> = {
  id: 'HOLD-FIXED-NEW-HOUSE',
  title: 'New housing: half of the building tax',
  title_ja: '新築住宅の減額',
  trigger: 'day the building was completed',
  rounding,
  versions: [
    {
      from: '1964-01-02',
      to: '2026-03-31',
      value: { minimumSqm: 50, minimumRentedUnitSqm: 40, maximumSqm: 280, halvedSqm: 120, years: 3, yearsFireResistant: 5 },
      kind: 'relief',
      source: '地方税法附則15条の6',
    },
    {
      from: '2026-04-01',
      to: '2031-03-31',
      value: { minimumSqm: 40, minimumRentedUnitSqm: 40, maximumSqm: 240, halvedSqm: 120, years: 3, yearsFireResistant: 5 },
      kind: 'relief',
      source: '地方税法附則15条の6 (令和8年改正)',
    },
    {
      from: '1950-01-01',
      to: null,
      value: null,
      kind: 'statutory',
      source: '地方税法352条',
      note: 'Without the relief the full tax is due.',
    },
  ],
};
