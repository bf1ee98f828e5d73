import { UnderwritingError } from '../errors.ts';

/** Whole yen. Rates are ratios (0.03 for 3 %). */
export type Yen = number;

/** Towards minus infinity, towards plus infinity, or to the nearest (halves away from zero). */
export type Rounding = 'floor' | 'ceil' | 'nearest';

const scale = 1_000_000;
const fineScale = 1_000_000_000_000n;

/** Throws `invalid_amount` unless the value is a whole, safe number of yen. */
export function requireYen(value: number, name: string): Yen {
  if (!Number.isSafeInteger(value))
    throw new UnderwritingError('invalid_amount', `${name} must be a whole number of yen, not ${value}.`, name);
  return value;
}

/** Removes the fraction in the named direction. A remainder below a billionth is a leftover of binary fractions, not money. */
export function roundYen(value: number, rounding: Rounding = 'floor'): Yen {
  const nearest = Math.round(value);
  if (Math.abs(value - nearest) < 1e-6) return nearest === 0 ? 0 : nearest;
  if (rounding === 'floor') return Math.floor(value);
  if (rounding === 'ceil') return Math.ceil(value);
  // A half may come out a leftover too small.
  return Math.sign(value) * Math.round(Math.abs(value) + 1e-6) || 0;
}

/** Cuts down to a multiple of `unit`, as tax law cuts bases to 1,000 and taxes to 100 yen. */
export function floorTo(value: number, unit: number): Yen {
  return Math.floor(roundYen(value, 'floor') / unit) * unit || 0;
}

/**
 * Whole yen of `amount × rate`, worked out in integers so that 24,000,000 × 0.038 is exactly 912,000.
 * The rate counts to twelve decimals.
 */
export function timesRate(amount: Yen, rate: number, rounding: Rounding = 'floor'): Yen {
  if (!Number.isFinite(rate)) throw new UnderwritingError('invalid_amount', `A rate must be a finite number, not ${rate}.`);
  const coarse = Math.round(rate * scale);
  const product = amount * coarse;
  if (Math.abs(coarse / scale - rate) < 1e-13 && Number.isSafeInteger(product)) return divideExactly(product, scale, rounding);
  const fine = BigInt(Math.round(rate * Number(fineScale)));
  return divideBig(BigInt(amount) * fine, fineScale, rounding);
}

/** Whole yen of `amount × numerator ÷ denominator`, in integers. */
export function timesFraction(amount: Yen, numerator: number, denominator: number, rounding: Rounding = 'floor'): Yen {
  if (denominator === 0) throw new UnderwritingError('invalid_amount', 'A fraction of an amount needs a denominator other than zero.');
  if (!Number.isInteger(numerator) || !Number.isInteger(denominator)) return roundYen((amount * numerator) / denominator, rounding);
  const product = amount * numerator;
  if (denominator > 0 && Number.isSafeInteger(product) && Number.isInteger(amount)) return divideExactly(product, denominator, rounding);
  return divideBig(BigInt(amount) * BigInt(numerator), BigInt(denominator), rounding);
}

function divideExactly(dividend: number, divisor: number, rounding: Rounding): Yen {
  const quotient = Math.floor(dividend / divisor);
  const remainder = dividend - quotient * divisor;
  // A product of zero may carry a minus sign, which is not money.
  if (remainder === 0 || rounding === 'floor') return quotient || 0;
  if (rounding === 'ceil') return quotient + 1;
  return roundsAway(remainder * 2 - divisor, dividend < 0) ? quotient + 1 : quotient;
}

function divideBig(dividend: bigint, divisor: bigint, rounding: Rounding): Yen {
  const negativeDivisor = divisor < 0n;
  const numerator = negativeDivisor ? -dividend : dividend;
  const denominator = negativeDivisor ? -divisor : divisor;
  let quotient = numerator / denominator;
  let remainder = numerator % denominator;
  if (remainder < 0n) {
    quotient -= 1n;
    remainder += denominator;
  }
  if (remainder === 0n || rounding === 'floor') return Number(quotient);
  if (rounding === 'ceil') return Number(quotient + 1n);
  return roundsAway(Number(remainder * 2n - denominator), numerator < 0n) ? Number(quotient + 1n) : Number(quotient);
}

/** Halves go away from zero: up for gains, down for losses. */
function roundsAway(twiceRemainderOverHalf: number, negative: boolean): boolean {
  return negative ? twiceRemainderOverHalf > 0 : twiceRemainderOverHalf >= 0;
}

/** Sum that stays whole. */
export function sumYen(values: readonly Yen[]): Yen {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
