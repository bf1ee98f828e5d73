import { ageCorrectionYears } from '../rules/guidelines.ts';
import type { Structure } from '../rules/structure.ts';
import type { Assumption } from './assumption.ts';
import { fixed } from './fixed-default.ts';
import { residentialShareOf } from './residential-share.ts';
import { structureNames } from './structure-names.ts';

export const rebuildingCost: Record<Structure, readonly [number, number, number]> = {
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
    definition: 'Cost per m² of building the same building today.',
    limits: [20_000, 2_000_000],
    defaultFor: (subject) => {
      const [value, low, high] = rebuildingCost[subject.structureUsed];
      return {
        value,
        low,
        high,
        reason: `Typical building cost of ${structureNames[subject.structureUsed]} in 2025 and 2026; lender tables are far lower.`,
        source: null,
      };
    },
  },
  building_share: {
    label: 'Building share of the price',
    label_ja: '建物割合',
    unit: 'percent',
    definition: 'Entered by you; it replaces our split of the price.',
    limits: [1, 99],
    defaultFor: () => null,
  },
  equipment_share: {
    label: 'Equipment share of the building',
    label_ja: '建物附属設備割合',
    unit: 'percent',
    definition: 'Part of the building depreciated as equipment (plumbing, wiring) over 15 years.',
    limits: [0, 60],
    defaultFor: fixed(
      0,
      0,
      30,
      'Zero unless a cost breakdown supports a share. A share brings depreciation forward and leaves less for later years.',
    ),
  },
  land_assessed_share: {
    label: 'Assessed land value ÷ land allocation',
    label_ja: '土地評価割合',
    unit: 'percent',
    definition: 'Used only to estimate the assessed land value, which the sources do not state.',
    limits: [5, 120],
    defaultFor: (subject) =>
      subject.isCondominium
        ? {
            value: 35,
            low: 20,
            high: 50,
            reason:
              'Assessed land values are 70% of the official land price, and a condominium’s land allocation is far above its land share.',
            source: null,
          }
        : {
            value: 55,
            low: 30,
            high: 70,
            reason: 'Assessed land values are 70% of the official land price, and asking prices are commonly above it.',
            source: null,
          },
  },
  building_assessed_share: {
    label: 'Assessed value when new ÷ building cost',
    label_ja: '新築時の評価額 ÷ 建築費',
    unit: 'percent',
    definition: 'Used only to estimate the assessed building value, which the sources do not state.',
    limits: [10, 100],
    defaultFor: fixed(45, 40, 55, 'The registry office’s table for new buildings gives 40%–55% of today’s building cost.'),
  },
  assessment_floor_years: {
    label: 'Years to minimum assessed value',
    label_ja: '家屋評価の下限到達年数',
    unit: 'years',
    definition: 'Age at which the age correction of the assessed value reaches 0.20.',
    limits: [5, 80],
    defaultFor: (subject) => ({
      value: ageCorrectionYears[subject.structureUsed],
      low: Math.round(ageCorrectionYears[subject.structureUsed] * 0.8),
      high: Math.round(ageCorrectionYears[subject.structureUsed] * 1.15),
      reason: `Usual for residential buildings of ${structureNames[subject.structureUsed]}.`,
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
    definition: 'Municipal rate, at most 0.3%; zero outside urbanization promotion areas.',
    limits: [0, 0.3],
    defaultFor: fixed(0.3, 0, 0.3, 'The highest rate; most large cities charge it.'),
  },
  land_burden_level: {
    label: 'Tax base level of the land',
    label_ja: '負担水準',
    unit: 'percent',
    definition:
      'Taxable land value today ÷ its legal maximum. In a rising market it lags behind and climbs each year; at 100% the full tax is due.',
    limits: [10, 100],
    defaultFor: fixed(
      100,
      90,
      100,
      'The full level is assumed so that the tax is not understated; the tax statement (課税明細書) shows the actual level.',
    ),
  },
  residential_share: {
    label: 'Residential share of the floor area',
    label_ja: '居住部分の割合',
    unit: 'percent',
    definition:
      'Residential share of the building’s floor area. Shops and offices lose part of the land relief and pay more acquisition tax.',
    limits: [0, 100],
    defaultFor: (subject) => residentialShareOf(subject),
  },
} as const satisfies Record<string, Assumption>;
