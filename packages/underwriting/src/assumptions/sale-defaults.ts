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
    definition: 'Years until the assumed sale.',
    limits: [1, 35],
    whole: true,
    defaultFor: fixed(10, 5, 20, 'Ten years shows rent decline, a round of repairs and the long-term capital gains rate.'),
  },
  market_cap_rate: {
    label: 'Market cap rate at purchase',
    label_ja: '取得時キャップレート',
    unit: 'percent',
    definition:
      'NOI ÷ price that the market pays for such property today. The income method values the day of purchase and, with the exit cap rate spread, the sale by it. Not this deal’s going-in cap rate: the asking price does not enter it.',
    limits: [0.5, 25],
    defaultFor: (subject) => {
      const rate = marketCapRate(subject, subject.ageYears);
      const [low, high] = capRateEnds(subject);
      const { area } = newBuildingLevel(subject);
      const level =
        area !== null
          ? `Level of the type in ${placeBandNames[subject.band]} and yields published for ${area}`
          : `Level of the type in ${placeBandNames[subject.band]}`;
      const bandAlone = area === null && subject.band !== 'tokyo_wards' ? ' No yield of the city is known, so the range is wider.' : '';
      return {
        value: inHundredths(rate),
        low: inHundredths(rate * low),
        high: inHundredths(rate * high),
        reason: `${level}, with points for age${subject.isLeasehold ? ', leased land' : ''}. Fitted to asking prices of 2026, not to contracts.${bandAlone}`,
        source: capLevelSource,
      };
    },
  },
  exit_cap_spread: {
    label: 'Exit cap rate spread',
    label_ja: '売却時キャップレートの上乗せ',
    unit: 'percent',
    definition:
      'Points added to the market cap rate at purchase for aging over the holding period; less for an earlier sale. A spread that you enter counts for a sale in any year.',
    limits: [-2, 6],
    defaultFor: (subject) => {
      const value = inHundredths(capRateForAge(subject, subject.ageYears, subject.ageYears + usualHoldingYears));
      return {
        value,
        low: 0,
        high: inHundredths(Math.max(0.5, value * 2)),
        reason: 'An older building sells at a higher cap rate, up to the age of 45.',
        source: capLevelSource,
      };
    },
  },
  consent_fee: {
    label: 'Landowner’s consent to the sale',
    label_ja: '譲渡承諾料',
    unit: 'percent',
    definition:
      'Fee for the consent to a sale, as a share of what the right to the land is worth. A registered right in the land (地上権) needs none.',
    limits: [0, 30],
    defaultFor: (subject) =>
      subject.isLeasehold && !/地上権/.test(`${subject.values.land_rights ?? ''}${subject.extra.land_rights_raw ?? ''}`)
        ? fixed(
            10,
            5,
            15,
            'A sale of a contractual lease (賃借権) needs the landowner’s consent; about a tenth of the value of the right is the custom.',
          )()
        : null,
  },
  scrivener_fee: {
    label: 'Judicial scrivener',
    label_ja: '司法書士報酬',
    unit: 'JPY',
    definition: 'Fees for transfer and mortgage registration, without the taxes.',
    limits: [0, 2_000_000],
    defaultFor: fixed(150_000, 100_000, 200_000, 'Transfer 30,000 to 100,000 yen and mortgage 20,000 to 70,000 yen are usual.'),
  },
  sale_other_costs: {
    label: 'Other costs of the sale',
    label_ja: 'その他売却費用',
    unit: 'JPY',
    definition: 'Release of the mortgage, papers and small items at the sale.',
    limits: [0, 50_000_000],
    defaultFor: fixed(50_000, 20_000, 300_000, 'Release of the mortgage and its scrivener; a survey would add 300,000 yen or more.'),
  },
  discount_rate: {
    label: 'Discount rate',
    label_ja: '割引率',
    unit: 'percent',
    definition:
      'Required annual return used for NPV and DCF: what the market demands of a ten-year all-cash purchase, after purchase and selling costs, before income tax.',
    limits: [0, 30],
    defaultFor: () => demandedReturn(),
  },
} as const satisfies Record<string, Assumption>;
