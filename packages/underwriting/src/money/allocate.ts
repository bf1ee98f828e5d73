import { UnderwritingError } from '../errors.ts';
import { requireYen, timesFraction, type Yen } from './yen.ts';

/**
 * Splits an amount by weights so that the parts add up to it to the yen.
 * Each part is cut down; the yen left over go one each to the largest remainders, the earlier part first.
 * Throws `invalid_amount` for an empty list, a negative weight or weights that are all zero.
 */
export function allocate(amount: Yen, weights: readonly number[]): Yen[] {
  requireYen(amount, 'amount');
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.length === 0 || weights.some((weight) => !(weight >= 0) || !Number.isFinite(weight)) || total <= 0) {
    throw new UnderwritingError('invalid_amount', 'An amount can only be split by weights that are not negative and not all zero.');
  }
  const sign = amount < 0 ? -1 : 1;
  const size = Math.abs(amount);
  const parts = weights.map((weight) => timesFraction(size, weight, total));
  const given = parts.reduce((sum, part) => sum + part, 0);
  if (given === size) return parts.map((part) => part * sign || 0);
  const remainders = weights.map((weight, index) => ({ index, rest: (size * weight) / total - (parts[index] ?? 0) }));
  remainders.sort((left, right) => right.rest - left.rest || left.index - right.index);
  const winners = new Set(remainders.slice(0, Math.max(0, size - given)).map((entry) => entry.index));
  return parts.map((part, index) => (part + (winners.has(index) ? 1 : 0)) * sign || 0);
}
