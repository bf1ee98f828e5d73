import type { DefaultValue } from './assumption.ts';

/** Government bond of ten years, percent: mean of the month. */
const bond = { rate: 2.87, month: 'Aug 2026' };
/** Points above it: the middle of what investors expect of prime blocks, 3.7% to 5.0%, less the bond. */
const premium = 1.1;

/** Yearly return that the market demands of an all-cash purchase over ten years, percent, with its build-up. */
export function demandedReturn(): DefaultValue {
  return {
    value: Math.round((bond.rate + premium) * 10) / 10,
    low: 3,
    high: 6,
    reason: `Ten-year government bond yield of ${bond.rate}% (${bond.month}) + ${premium} pts, the median premium investors expect for prime apartment buildings. About a quarter of asking prices in 2026 reach this rate; about the same share of new listings sell.`,
    source: '財務省 国債金利情報 Aug 2026; 日本不動産研究所 不動産投資家調査 Oct 2025; REINS East 2025',
  };
}
