import { type PlaceBand, placeBandNames } from '../facts/place-band.ts';
import type { Subject } from '../facts/subject.ts';
import type { Assumption } from './assumption.ts';
import { fixed } from './fixed-default.ts';

/** Change of the rents of the same units, percent a year. */
const placeRentChange: Record<PlaceBand, number> = { tokyo_wards: 1, major_city: 0.6, commuter_belt: 0.4, regional: -0.1 };
const placePriceChange: Record<PlaceBand, number> = { tokyo_wards: 1.5, major_city: 1, commuter_belt: 0.75, regional: 0 };

/** What aging takes from the rent of a young building, points a year. */
function agingOfRent(ageYears: number): number {
  if (ageYears < 10) return 0.7;
  return ageYears < 20 ? 0.3 : 0;
}

function rentChange({ band, ageYears }: Subject): number {
  return Math.round((placeRentChange[band] - agingOfRent(ageYears)) * 100) / 100;
}

export const growthDefaults = {
  rent_change: {
    label: 'Rent change a year',
    label_ja: '賃料変動率',
    unit: 'percent/year',
    definition: 'Compound change of full-occupancy rent, every year: the place’s rents, less the aging of the building.',
    limits: [-10, 5],
    defaultFor: (subject) => ({
      value: rentChange(subject),
      low: -1.2,
      high: 2.1,
      reason: `Rents of the same units in ${placeBandNames[subject.band]} rise by ${placeRentChange[subject.band]}% a year${agingOfRent(subject.ageYears) === 0 ? '' : `; a building aged ${subject.ageYears} loses ${agingOfRent(subject.ageYears)} points of it`}. From 2000 to 2020 they fell by about 0.3%: the low end.`,
      source:
        'CPI private rent January 2026; 大東建託・一橋大学 rent index 2025; アットホーム・三井住友トラスト基礎研究所 rent index 2025 Q1',
    }),
  },
  cost_growth: {
    label: 'Cost growth a year',
    label_ja: '費用上昇率',
    unit: 'percent/year',
    definition: 'Compound growth of operating expenses other than taxes and fees tied to the rent.',
    limits: [-5, 10],
    defaultFor: fixed(
      1.5,
      0.5,
      3,
      'Operating expenses have risen since 2022; management and repair reserve fees of condominiums by 3.9% a year from 2020 to 2024.',
      '東日本不動産流通機構 (REINS East) 2025',
    ),
  },
  price_level_change: {
    label: 'Price level change a year',
    label_ja: '価格水準の変動率',
    unit: 'percent/year',
    definition: 'Yearly change of what the same property sells for, at the same age. Aging is apart.',
    limits: [-10, 10],
    defaultFor: (subject) => ({
      value: placePriceChange[subject.band],
      low: -1,
      high: 3,
      reason: `Our default for ${placeBandNames[subject.band]}, below the record of 2010 to 2025: 1.1% to 5.5% a year by type. The flat-market case beside it assumes none.`,
      source: '国土交通省 不動産価格指数 (2010 = 100) September 2025',
    }),
  },
} as const satisfies Record<string, Assumption>;
