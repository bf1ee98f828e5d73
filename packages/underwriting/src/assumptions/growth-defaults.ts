import { type PlaceBand, placeBandNames } from '../facts/place-band.ts';
import type { Subject } from '../facts/subject.ts';
import { plainNumber } from '../numbers/number-text.ts';
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
    label: 'Annual rent change',
    label_ja: '賃料変動率',
    unit: 'percent/year',
    definition: 'Compound yearly change of full-occupancy rent: change of area rents − aging of the building.',
    limits: [-10, 5],
    defaultFor: (subject) => ({
      value: rentChange(subject),
      low: -1.2,
      high: 2.1,
      reason: `We assume that rents of the same units in ${placeBandNames[subject.band]} change by ${plainNumber(placeRentChange[subject.band])}% a year${agingOfRent(subject.ageYears) === 0 ? '' : `; aging takes ${agingOfRent(subject.ageYears)} pts of that at a building age of ${subject.ageYears}`}. The low end follows the fall of about 0.3% a year between 2000 and 2020.`,
      source: 'CPI private rent Jan 2026; 大東建託・一橋大学 rent index 2025; アットホーム・三井住友トラスト基礎研究所 rent index 2025 Q1',
    }),
  },
  cost_growth: {
    label: 'Annual cost growth',
    label_ja: '費用上昇率',
    unit: 'percent/year',
    definition: 'Compound yearly growth of operating expenses other than taxes and rent-based fees.',
    limits: [-5, 10],
    defaultFor: fixed(
      1.5,
      0.5,
      3,
      'Operating expenses have risen since 2022; condominium management and repair reserve fees rose 3.9% a year between 2020 and 2024.',
      '東日本不動産流通機構 (REINS East) 2025',
    ),
  },
  price_level_change: {
    label: 'Annual price level change',
    label_ja: '価格水準の変動率',
    unit: 'percent/year',
    definition: 'Yearly change in price of the same property at the same age; aging is counted separately.',
    limits: [-10, 10],
    defaultFor: (subject) => ({
      value: placePriceChange[subject.band],
      low: -1,
      high: 3,
      reason: `Our default for ${placeBandNames[subject.band]}, below the price growth of 1.1%–5.5% a year recorded in 2010–2025, depending on property type. The flat-market case assumes zero.`,
      source: '国土交通省 不動産価格指数 (2010 = 100) Sep 2025',
    }),
  },
} as const satisfies Record<string, Assumption>;
