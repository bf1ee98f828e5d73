import type { Subject } from '../facts/subject.ts';
import { geometricMean } from '../numbers/power.ts';
import { regionOf } from '../rules/regions.ts';
import type { Assumption } from './assumption.ts';

const reins = '東日本不動産流通機構 (REINS East) FY2024; 東京カンテイ 2022; スタイルアクト 2015; マンション総合調査 R5';

/** Management fee paid for a unit of 64 m², yen a month per m². */
function managementFeeBase({ band, prefecture }: Subject): number {
  if (band === 'tokyo_wards') return 254;
  if (prefecture === '東京都') return 195;
  if (prefecture === '神奈川県') return 194;
  const region = regionOf(prefecture);
  if (region === 'capital_area') return 180;
  if (region === 'chubu') return 170;
  return region === 'kinki' ? 150 : 165;
}

const usualUnitSqm = 64;

/** Fees per m² fall with the size of the unit. */
function managementFeePerSqm(subject: Subject): number {
  const ratio = usualUnitSqm / (subject.values.floor_area_m2 ?? 30);
  // To the power of 0.4: two of five parts.
  const factor =
    ratio >= 1
      ? geometricMean([
          [ratio, 2],
          [1, 3],
        ])
      : 1 /
        geometricMean([
          [1 / ratio, 2],
          [1, 3],
        ]);
  return Math.round(Math.min(480, Math.max(120, managementFeeBase(subject) * factor)));
}

/** Repair reserve that is paid, yen a month per m²: less in the first ten years. */
function reservePerSqm({ band, prefecture, ageYears }: Subject): number {
  const region = regionOf(prefecture);
  const level = band === 'tokyo_wards' ? 219 : region === 'capital_area' ? 200 : region === 'other' ? 180 : 165;
  return Math.round(level * (ageYears <= 10 ? 0.75 : 1));
}

export const associationDefaults = {
  management_fee_per_m2: {
    label: 'Assumed management fee',
    label_ja: '想定管理費',
    unit: 'JPY/m2/month',
    definition: 'Monthly management fee per m², if none is stated.',
    limits: [0, 3_000],
    defaultFor: (subject) => {
      if (!subject.isCondominium || subject.charges.managementFee !== null) return null;
      const value = managementFeePerSqm(subject);
      return {
        value,
        low: Math.round(value * 0.75),
        high: Math.round(value * 1.25),
        reason: 'No management fee is stated; units of this size pay this level in the region.',
        source: reins,
      };
    },
  },
  reserve_per_m2: {
    label: 'Assumed repair reserve fee',
    label_ja: '想定修繕積立金',
    unit: 'JPY/m2/month',
    definition: 'Monthly repair reserve fee per m², if none is stated.',
    limits: [0, 3_000],
    defaultFor: (subject) => {
      if (!subject.isCondominium || subject.charges.repairReserve !== null || subject.feeIncludesReserve) return null;
      const value = reservePerSqm(subject);
      return {
        value,
        low: Math.round(value * 0.7),
        high: Math.max(335, Math.round(value * 1.3)),
        reason:
          'No repair reserve fee is stated; this is the usual level in the region. The high end is the national guideline of ¥335 per m² a month.',
        source: `${reins}; 国土交通省 修繕積立金ガイドライン 2021-09`,
      };
    },
  },
} as const satisfies Record<string, Assumption>;
