import type { DatedRule } from './dated-rule.ts';
import { straightLineRate } from './straight-line-rate.ts';

/** Structures as the tax table names them; steel by the thickness of its members. */
export type TaxStructure =
  | 'SRC'
  | 'RC'
  | 'brick_stone_block'
  | 'steel_over_4mm'
  | 'steel_3_to_4mm'
  | 'steel_3mm_or_less'
  | 'wood'
  | 'wood_mortar'
  | 'equipment_plumbing_electric'
  | 'lift';
export type BuildingUse = 'residential' | 'office' | 'shop';
/** Lives in years by use of the building and by what is written off. */
export type LegalLives = Readonly<Record<BuildingUse, Readonly<Record<TaxStructure, number>>>>;

export const legalLives: LegalLives = {
  residential: {
    SRC: 47,
    RC: 47,
    brick_stone_block: 38,
    steel_over_4mm: 34,
    steel_3_to_4mm: 27,
    steel_3mm_or_less: 19,
    wood: 22,
    wood_mortar: 20,
    equipment_plumbing_electric: 15,
    lift: 17,
  },
  office: {
    SRC: 50,
    RC: 50,
    brick_stone_block: 41,
    steel_over_4mm: 38,
    steel_3_to_4mm: 30,
    steel_3mm_or_less: 22,
    wood: 24,
    wood_mortar: 22,
    equipment_plumbing_electric: 15,
    lift: 17,
  },
  shop: {
    SRC: 39,
    RC: 39,
    brick_stone_block: 38,
    steel_over_4mm: 34,
    steel_3_to_4mm: 27,
    steel_3mm_or_less: 19,
    wood: 22,
    wood_mortar: 20,
    equipment_plumbing_electric: 15,
    lift: 17,
  },
};

/** Lives in years by use and structure. */
export const depreciationLives: DatedRule<LegalLives> = {
  id: 'DEP-LIFE',
  title: 'Statutory useful life of buildings',
  title_ja: '建物・建物附属設備の法定耐用年数',
  trigger: 'first day of use',
  rounding: 'none',
  unit: 'years',
  versions: [
    {
      from: '1998-04-01',
      to: null,
      value: legalLives,
      kind: 'statutory',
      source: '減価償却資産の耐用年数等に関する省令 別表第一',
    },
  ],
};

export const depreciationUsedLife: DatedRule<string> = {
  id: 'DEP-USED-LIFE',
  title: 'Depreciation period of a used building',
  title_ja: '中古資産の耐用年数 (簡便法)',
  trigger: 'first day of use; the life is fixed in that year',
  rounding: 'calculated in months, rounded down to whole years, at least 2 years',
  versions: [
    {
      from: null,
      to: null,
      value: 'past its statutory life: 20% of the statutory life; otherwise: remaining statutory life + 20% of the age',
      kind: 'statutory',
      source: '減価償却資産の耐用年数等に関する省令3条',
      note: 'Not allowed if works at purchase cost more than half of the purchase price; if they cost more than half of the price of a new building, the statutory life applies.',
    },
  ],
};

const rateOf = (life: number) => `${life} years ${Math.round(straightLineRate(life) * 1000) / 10}%`;
const livesOfDwellings = [...new Set(Object.values(legalLives.residential))].sort((left, right) => left - right);

export const depreciationStraightLine: DatedRule<string> = {
  id: 'DEP-SL',
  title: 'Depreciation, straight line',
  title_ja: '定額法',
  trigger: 'day the asset is acquired',
  rounding: 'annual amount rounded down to ¥1; first year by months, including the month of first use; book value stops at ¥1',
  versions: [
    {
      from: '1998-04-01',
      to: '2007-03-31',
      value: 'former straight line: 90% of the cost × rate, down to 5% of the cost, then the rest over five years',
      kind: 'statutory',
      source: '所得税法施行令120条 (旧定額法)',
      confirmed: false,
    },
    {
      from: '2007-04-01',
      to: null,
      value: `cost × rate, the rate being 1 ÷ life rounded up at the third decimal: ${livesOfDwellings.map(rateOf).join('; ')}`,
      kind: 'statutory',
      source: '所得税法施行令120条の2、減価償却資産の耐用年数等に関する省令 別表第八',
      note: 'Mandatory every year for an individual, optional for a company.',
    },
  ],
};

export const depreciationMethodBuilding: DatedRule<string> = {
  id: 'DEP-METHOD-BUILDING',
  title: 'Depreciation, method for buildings',
  title_ja: '建物の償却方法',
  trigger: 'day the asset is acquired',
  rounding: 'none',
  versions: [
    {
      from: null,
      to: '1998-03-31',
      value: 'straight line or declining balance',
      kind: 'statutory',
      source: '所得税法施行令120条',
      confirmed: false,
    },
    {
      from: '1998-04-01',
      to: null,
      value: 'straight line only',
      kind: 'statutory',
      source: '所得税法施行令120条・120条の2',
    },
  ],
};

export const depreciationMethodEquipment: DatedRule<string> = {
  id: 'DEP-METHOD-EQUIPMENT',
  title: 'Depreciation, method for equipment of buildings and for structures',
  title_ja: '建物附属設備・構築物の償却方法',
  trigger: 'day the asset is acquired',
  rounding: 'none',
  versions: [
    {
      from: null,
      to: '2016-03-31',
      value: 'straight line or declining balance',
      kind: 'statutory',
      source: '所得税法施行令120条の2',
      confirmed: false,
    },
    {
      from: '2016-04-01',
      to: null,
      value: 'straight line only',
      kind: 'statutory',
      source: '所得税法施行令120条の2 (平成28年改正)',
    },
  ],
};
