import type { DatedRule } from './dated-rule.ts';

/** A slice of the price up to `upTo` yen (null: without end) and the rate on it. */
export interface BrokerageTier {
  upTo: number | null;
  rate: number;
}

/** The most a broker may charge one side of a sale, before consumption tax. */
export const brokerageTiers: DatedRule<readonly BrokerageTier[]> = {
  id: 'ACQ-BROKERAGE',
  title: 'Brokerage on a sale, highest fee',
  title_ja: '売買の媒介報酬の上限',
  trigger: 'date of the brokerage or sale contract',
  rounding: 'rounded down to ¥1',
  versions: [
    {
      from: '1970-12-01',
      to: null,
      value: [
        { upTo: 2_000_000, rate: 0.05 },
        { upTo: 4_000_000, rate: 0.04 },
        { upTo: null, rate: 0.03 },
      ],
      kind: 'statutory',
      source: '宅地建物取引業法46条、昭和45年建設省告示1552号 第二',
      note: 'The base is the price without consumption tax.',
    },
  ],
};

/** Low-priced property: the cap may be raised after explanation and agreement. */
export interface LowPriceSpecial {
  priceUpTo: number;
  capExTax: number;
  sides: readonly ('buyer' | 'seller')[];
}

export const brokerageLowPriceSpecial: DatedRule<LowPriceSpecial | null> = {
  id: 'ACQ-BROKERAGE-LOW-PRICE',
  title: 'Brokerage on a low-priced property, special cap',
  title_ja: '低廉な空家等の媒介の特例',
  trigger: 'date of the brokerage contract',
  rounding: 'rounded down to ¥1',
  versions: [
    {
      from: '1970-12-01',
      to: '2017-12-31',
      value: null,
      kind: 'statutory',
      source: '昭和45年建設省告示1552号',
      confirmed: false,
      note: 'No special cap existed.',
    },
    {
      from: '2018-01-01',
      to: '2024-06-30',
      value: { priceUpTo: 4_000_000, capExTax: 180_000, sides: ['seller'] },
      kind: 'statutory',
      source: '昭和45年建設省告示1552号 第七 (2018 wording)',
      confirmed: false,
      note: 'Seller side only.',
    },
    {
      from: '2024-07-01',
      to: null,
      value: { priceUpTo: 8_000_000, capExTax: 300_000, sides: ['buyer', 'seller'] },
      kind: 'statutory',
      source: '令和6年国土交通省告示949号、報酬告示 第七',
      note: 'Only with prior explanation and agreement in the brokerage contract.',
    },
  ],
};
