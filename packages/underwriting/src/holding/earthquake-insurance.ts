import { timesFraction, type Yen } from '../money/yen.ts';

/** Basic premium a year for each ten million yen insured: fire-resistant (イ) and other (ロ) structures. Since 2022-10. */
const earthquakePremium: Readonly<Record<string, { i: number; ro: number }>> = {
  北海道: { i: 7_300, ro: 11_200 },
  宮城: { i: 11_600, ro: 19_500 },
  埼玉: { i: 26_500, ro: 41_100 },
  千葉: { i: 27_500, ro: 41_100 },
  東京: { i: 27_500, ro: 41_100 },
  神奈川: { i: 27_500, ro: 41_100 },
  静岡: { i: 27_500, ro: 41_100 },
};

/** Yearly premium before discounts; null for a prefecture that is not in the table. The prefecture may carry its suffix. */
export function earthquakePremiumFor(prefecture: string, structure: 'i' | 'ro', sumInsured: Yen): Yen | null {
  const entry = earthquakePremium[prefecture] ?? earthquakePremium[prefecture.replace(/[都府県]$/, '')];
  return entry ? timesFraction(entry[structure], sumInsured, 10_000_000) : null;
}
