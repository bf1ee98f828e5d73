import type { DatedRule } from './dated-rule.ts';

const trigger = 'date of acquisition';
const rounding = 'base rounded down to ¥1,000; tax to ¥100';

/** Rate on land, and on houses: ratio. */
export const acquisitionTaxLandAndHouseRate: DatedRule<number> = {
  id: 'ACQ-RAT-RATE',
  title: 'Real estate acquisition tax, land and housing',
  title_ja: '不動産取得税 (土地・住宅)',
  trigger,
  rounding,
  versions: [
    {
      from: '2006-04-01',
      to: '2027-03-31',
      value: 0.03,
      kind: 'relief',
      source: '地方税法附則11条の2',
      note: 'Extended every three years so far.',
    },
    { from: '2004-04-01', to: null, value: 0.04, kind: 'statutory', source: '地方税法73条の15' },
  ],
};

export const acquisitionTaxOtherBuildingRate: DatedRule<number> = {
  id: 'ACQ-RAT-RATE-OTHER',
  title: 'Real estate acquisition tax, non-residential buildings',
  title_ja: '不動産取得税 (住宅以外の家屋)',
  trigger,
  rounding,
  versions: [
    { from: '2006-04-01', to: '2008-03-31', value: 0.035, kind: 'relief', source: '地方税法附則11条の2', confirmed: false },
    { from: '2004-04-01', to: null, value: 0.04, kind: 'statutory', source: '地方税法73条の15' },
  ],
};

/** Share of the assessed value of residential land that is taxed: ratio. */
export const acquisitionTaxResidentialLandShare: DatedRule<number> = {
  id: 'ACQ-RAT-HALF',
  title: 'Real estate acquisition tax, taxable share of residential land value',
  title_ja: '宅地評価土地の課税標準の特例',
  trigger,
  rounding,
  versions: [
    {
      from: '2006-01-01',
      to: '2027-03-31',
      value: 0.5,
      kind: 'relief',
      source: '地方税法附則11条の5',
      note: 'Extended every three years so far.',
    },
    { from: '2004-04-01', to: null, value: 1, kind: 'statutory', source: '地方税法73条の13' },
  ],
};

/** Bases below these points are not taxed. Yen. */
export interface AcquisitionTaxExemption {
  land: number;
  buildingConstructed: number;
  buildingOther: number;
}

export const acquisitionTaxExemption: DatedRule<AcquisitionTaxExemption> = {
  id: 'ACQ-RAT-EXEMPTION',
  title: 'Real estate acquisition tax, exemption points',
  title_ja: '不動産取得税の免税点',
  trigger,
  rounding,
  versions: [
    {
      from: '2004-04-01',
      to: '2026-03-31',
      value: { land: 100_000, buildingConstructed: 230_000, buildingOther: 120_000 },
      kind: 'statutory',
      source: '地方税法73条の15の2',
    },
    {
      from: '2026-04-01',
      to: null,
      value: { land: 160_000, buildingConstructed: 660_000, buildingOther: 340_000 },
      kind: 'statutory',
      source: '地方税法73条の15の2 (令和8年改正)',
    },
  ],
};

/** Floor area in m² that a new dwelling must have for the deduction; rented units that are not detached may have their own minimum. */
export interface NewDwellingAreas {
  minimum: number;
  minimumRentedUnit: number;
  maximum: number;
}

export const acquisitionTaxNewDwellingAreas: DatedRule<NewDwellingAreas> = {
  id: 'ACQ-RAT-AREA',
  title: 'Real estate acquisition tax, floor area of new housing',
  title_ja: '特例適用住宅の床面積要件',
  trigger,
  rounding: 'none',
  unit: 'm²',
  versions: [
    {
      from: '2004-04-01',
      to: '2026-03-31',
      value: { minimum: 50, minimumRentedUnit: 40, maximum: 240 },
      kind: 'statutory',
      source: '地方税法施行令37条の16',
    },
    {
      from: '2026-04-01',
      to: null,
      value: { minimum: 40, minimumRentedUnit: 40, maximum: 240 },
      kind: 'statutory',
      source: '地方税法施行令37条の16 (令和8年改正)',
    },
  ],
};

/** Deduction for each new dwelling, rented or not. Yen. */
export const acquisitionTaxNewDwellingDeduction: DatedRule<number> = {
  id: 'ACQ-RAT-NEW',
  title: 'Real estate acquisition tax, deduction for new housing',
  title_ja: '新築住宅の控除',
  trigger,
  rounding,
  versions: [{ from: '2004-04-01', to: null, value: 12_000_000, kind: 'statutory', source: '地方税法73条の14' }],
};

export const acquisitionTaxLongLifeDeduction: DatedRule<number> = {
  id: 'ACQ-RAT-NEW-LONG-LIFE',
  title: 'Real estate acquisition tax, deduction for certified long-life housing',
  title_ja: '認定長期優良住宅の控除',
  trigger,
  rounding,
  versions: [
    { from: '2009-06-04', to: '2031-03-31', value: 13_000_000, kind: 'relief', source: '地方税法附則11条' },
    { from: '2004-04-01', to: null, value: 12_000_000, kind: 'statutory', source: '地方税法73条の14' },
  ],
};

/** Deduction for a used house by the day it was built. For the buyer's own residence only: a landlord gets nothing. */
export const usedHouseDeductionByBuildDate: readonly { builtFrom: string; deduction: number }[] = [
  { builtFrom: '1997-04-01', deduction: 12_000_000 },
  { builtFrom: '1989-04-01', deduction: 10_000_000 },
  { builtFrom: '1985-07-01', deduction: 4_500_000 },
  { builtFrom: '1981-07-01', deduction: 4_200_000 },
  { builtFrom: '1976-01-01', deduction: 3_500_000 },
  { builtFrom: '1973-01-01', deduction: 2_300_000 },
  { builtFrom: '1964-01-01', deduction: 1_500_000 },
  { builtFrom: '1954-07-01', deduction: 1_000_000 },
];
