import { ageCorrectionYears } from '../rules/guidelines.ts';
import type { Structure } from '../rules/structure.ts';
import type { Assumption } from './assumption.ts';
import { fixed } from './fixed-default.ts';
import { residentialShareOf } from './residential-share.ts';
import { structureNames } from './structure-names.ts';

const rebuildingCost: Record<Structure, readonly [number, number, number]> = {
  W: [220_000, 180_000, 260_000],
  LGS: [260_000, 220_000, 300_000],
  CB: [260_000, 200_000, 320_000],
  S: [300_000, 260_000, 340_000],
  RC: [350_000, 290_000, 420_000],
  SRC: [380_000, 310_000, 450_000],
};

export const buildingDefaults = {
  rebuilding_cost_per_m2: {
    label: 'Replacement cost',
    label_ja: '再調達単価',
    unit: 'JPY/m2',
    definition: 'What such a building costs to build today per square metre.',
    limits: [20_000, 2_000_000],
    defaultFor: (subject) => {
      const [value, low, high] = rebuildingCost[subject.structureUsed];
      return {
        value,
        low,
        high,
        reason: `Order of actual building costs for ${structureNames[subject.structureUsed]} in 2025 and 2026; banks’ own tables are far lower.`,
        source: null,
      };
    },
  },
  building_share: {
    label: 'Building’s share of the price',
    label_ja: '建物割合',
    unit: 'percent',
    definition: 'Given by you in place of our split of the price.',
    limits: [1, 99],
    defaultFor: () => null,
  },
  equipment_share: {
    label: 'Equipment’s share of the building',
    label_ja: '建物附属設備割合',
    unit: 'percent',
    definition: 'Part of the building that is written off as equipment (plumbing, wiring) over its own life of 15 years.',
    limits: [0, 60],
    defaultFor: fixed(
      0,
      0,
      30,
      'None, unless a breakdown of the price or of the building costs supports it. A share brings depreciation forward and leaves less for later.',
    ),
  },
  land_assessed_share: {
    label: 'Assessed value of land ÷ its part of the price',
    label_ja: '土地評価割合',
    unit: 'percent',
    definition: 'Used only to estimate the assessed value of the land, which nobody states.',
    limits: [5, 120],
    defaultFor: (subject) =>
      subject.isCondominium
        ? {
            value: 35,
            low: 20,
            high: 50,
            reason: 'Assessed land values stand at 70 % of the official price, and a condominium costs far more than its share of land.',
            source: null,
          }
        : {
            value: 55,
            low: 30,
            high: 70,
            reason: 'Assessed land values stand at 70 % of the official price, and asking prices are commonly above that.',
            source: null,
          },
  },
  building_assessed_share: {
    label: 'Assessed value of a new building ÷ building cost',
    label_ja: '新築時評価割合',
    unit: 'percent',
    definition: 'Used only to estimate the assessed value of the building, which nobody states.',
    limits: [10, 100],
    defaultFor: fixed(45, 40, 55, 'The register office’s table for new buildings gives about 40% to 55% of what building costs today.'),
  },
  assessment_floor_years: {
    label: 'Years until the assessed value stops falling',
    label_ja: '経年減点の最終年数',
    unit: 'years',
    definition: 'Age at which the age correction of the assessed value reaches 0.20.',
    limits: [5, 80],
    defaultFor: (subject) => ({
      value: ageCorrectionYears[subject.structureUsed],
      low: Math.round(ageCorrectionYears[subject.structureUsed] * 0.8),
      high: Math.round(ageCorrectionYears[subject.structureUsed] * 1.15),
      reason: `Usual for dwellings of ${structureNames[subject.structureUsed]}.`,
      source: '固定資産評価基準 別表第9・別表第13',
    }),
  },
  purchase_works: {
    label: 'Works at purchase',
    label_ja: '取得時の改修費',
    unit: 'JPY',
    definition:
      'Works before leasing that add value (資本的支出), consumption tax included, given by you. Above half of the building’s cost they bar the simplified life, above half of its replacement cost every life but the statutory one.',
    limits: [0, 10_000_000_000],
    defaultFor: () => null,
  },
  city_planning_rate: {
    label: 'City planning tax rate',
    label_ja: '都市計画税率',
    unit: 'percent',
    definition: 'Municipal rate, at most 0.3 %; none outside urbanisation promotion areas.',
    limits: [0, 0.3],
    defaultFor: fixed(0.3, 0, 0.3, 'The highest rate; most large cities charge it.'),
  },
  land_burden_level: {
    label: 'Burden level of the land',
    label_ja: '負担水準',
    unit: 'percent',
    definition:
      'Taxed value of the land as a share of what the law would allow. In a rising market it lags and climbs year by year; at 100 the bill is at its full height.',
    limits: [10, 100],
    defaultFor: fixed(
      100,
      90,
      100,
      'The full level is assumed, so that the bill is not put too low; the tax notice (課税明細書) shows it.',
    ),
  },
  residential_share: {
    label: 'Residential share of the floor area',
    label_ja: '居住部分の割合',
    unit: 'percent',
    definition:
      'Share of the building’s floor area that is dwellings. Shops and offices lose part of the land relief and pay more acquisition tax.',
    limits: [0, 100],
    defaultFor: (subject) => residentialShareOf(subject),
  },
} as const satisfies Record<string, Assumption>;
