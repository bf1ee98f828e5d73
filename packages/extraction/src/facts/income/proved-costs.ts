import { plainText } from '../../normalise/text.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import type { Candidate } from '../candidate.ts';

/** What an owner owes every month, of which a total may be printed. */
const charges: readonly string[] = [
  'management_fee_jpy_month',
  'repair_reserve_jpy_month',
  'extra.garden_fee_jpy_month',
  'extra.internet_jpy_month',
  'extra.service_balcony_fee_jpy_month',
];

/** `月額費用合計`: a label that says of what it is the total, and for how long. */
const namesMonthlyCosts = /月.*(?:費用|経費|コスト|支出)|(?:費用|経費|コスト|支出).*月/;

/**
 * The candidates without totals of costs that nothing proves: a bare `合計` may be of a year, of rents or of areas. One counts
 * where the charges of a month, two of them at least, add up to it to the yen, or where its label names the costs of a month.
 */
export function withProvedCosts(candidates: readonly Candidate[]): Candidate[] {
  const parts = charges.flatMap((field) => {
    const value = candidates.find((candidate) => candidate.field === field)?.value;
    return typeof value === 'number' && value > 0 ? [value] : [];
  });
  const [fee = 0, reserve = 0] = parts;
  const sums = parts.length < 2 ? [] : [fee + reserve, parts.reduce((sum, part) => sum + part, 0)];
  return candidates.filter(({ field, value, evidence }) => {
    if (field !== 'extra.monthly_cost_total_jpy' || meaningOf(evidence.label ?? '')?.reading !== 'cost_total') return true;
    return namesMonthlyCosts.test(plainText(evidence.label ?? '').replace(/\s/g, '')) || sums.includes(Number(value));
  });
}
