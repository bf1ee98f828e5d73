import { regionOf } from '../rules/regions.ts';

/** Prefectures west of Kinki where brokers count the tax year from April too. */
const westOfKinki = /^(?:鳥取|島根|岡山|広島|山口|徳島|香川|愛媛|高知)/;

/**
 * Day on which the tax year of a settlement starts, by the custom of the place, not by law: 1 April in Kinki, Chugoku and Shikoku, 1 January
 * in Kanto and everywhere else. The contract may say otherwise.
 */
export function settlementYearStartIn(prefecture: string | null): '01-01' | '04-01' {
  return regionOf(prefecture) === 'kinki' || westOfKinki.test(prefecture ?? '') ? '04-01' : '01-01';
}
