import { placeBandNames } from '../facts/place-band.ts';
import type { Assumption } from './assumption.ts';
import { capLevelSource, capRateEnds, capRateForAge, marketCapRate, newBuildingLevel } from './cap-levels.ts';
import { demandedReturn } from './demanded-return.ts';
import { fixed } from './fixed-default.ts';

/** Years that the default holding period has; the exit spread follows the years chosen. */
const usualHoldingYears = 10;
const inHundredths = (value: number): number => Math.round(value * 100) / 100;

export const saleDefaults = {
  holding_years: {
    label: 'Holding period',
    label_ja: '保有期間',
    unit: 'years',
    definition: 'Years until the modeled sale.',
    limits: [1, 35],
    whole: true,
    defaultFor: fixed(10, 5, 20, 'Ten years covers rent change, a round of major repairs and the long-term capital gains rate.'),
  },
  market_cap_rate: {
    label: 'Market cap rate at purchase',
    label_ja: '取得時キャップレート',
    unit: 'percent',
    definition:
      'NOI cap rate the market pays today; not this deal’s going-in cap rate. It values the property today and, with the exit cap rate spread, at the sale.',
    limits: [0.5, 25],
    defaultFor: (subject) => {
      const rate = marketCapRate(subject, subject.ageYears);
      const [low, high] = capRateEnds(subject);
      const { area } = newBuildingLevel(subject);
      const level =
        area !== null
          ? `Market cap rate of this property type in ${placeBandNames[subject.band]} and yields published for ${area}`
          : `Market cap rate of this property type in ${placeBandNames[subject.band]}`;
      const bandAlone =
        area === null && subject.band !== 'tokyo_wards' ? ' No yield is published for the city, so the range is wider.' : '';
      return {
        value: inHundredths(rate),
        low: inHundredths(rate * low),
        high: inHundredths(rate * high),
        reason: `${level}, adjusted for age${subject.isLeasehold ? ' and leased land' : ''}. Calibrated to asking prices of 2026, not to sale prices.${bandAlone}`,
        source: capLevelSource,
      };
    },
  },
  exit_cap_spread: {
    label: 'Exit cap rate spread',
    label_ja: '売却時キャップレートの上乗せ',
    unit: 'points',
    definition:
      'Points added to the market cap rate at purchase for aging over the holding period; fewer for an earlier sale. A spread you enter applies to a sale in any year.',
    limits: [-2, 6],
    defaultFor: (subject) => {
      const value = inHundredths(capRateForAge(subject, subject.ageYears, subject.ageYears + usualHoldingYears));
      return {
        value,
        low: 0,
        high: inHundredths(Math.max(0.5, value * 2)),
        reason: 'Cap rates rise with building age, up to 45 years.',
        source: capLevelSource,
      };
    },
  },
  consent_fee: {
    label: 'Landowner’s consent fee',
    label_ja: '譲渡承諾料',
    unit: 'percent',
    definition: 'Fee for consent to a sale ÷ value of the land right. A registered surface right (地上権) needs no consent.',
    limits: [0, 30],
    defaultFor: (subject) =>
      subject.isLeasehold && !/地上権/.test(`${subject.values.land_rights ?? ''}${subject.extra.land_rights_raw ?? ''}`)
        ? fixed(
            10,
            5,
            15,
            'Selling a contractual land lease (賃借権) needs consent from the landowner or a court; a fee of about 10% of the right’s value is customary.',
          )()
        : null,
  },
  scrivener_fee: {
    label: 'Judicial scrivener fee',
    label_ja: '司法書士報酬',
    unit: 'JPY',
    definition: 'Fees for registering title and mortgage, without the taxes.',
    limits: [0, 2_000_000],
    defaultFor: fixed(150_000, 100_000, 200_000, 'Usual fees: ¥30,000–¥100,000 for title and ¥20,000–¥70,000 for the mortgage.'),
  },
  sale_other_costs: {
    label: 'Other selling costs',
    label_ja: 'その他売却費用',
    unit: 'JPY',
    definition: 'Mortgage release, documents and minor items at the sale.',
    limits: [0, 50_000_000],
    defaultFor: fixed(50_000, 20_000, 300_000, 'Mortgage release and its scrivener; a boundary survey would add ¥300,000 or more.'),
  },
  discount_rate: {
    label: 'Discount rate',
    label_ja: '割引率',
    unit: 'percent',
    definition:
      'Required annual return used for NPV and DCF: the return the market requires of a ten-year all-cash purchase after closing and selling costs, before tax.',
    limits: [0, 30],
    defaultFor: () => demandedReturn(),
  },
} as const satisfies Record<string, Assumption>;
