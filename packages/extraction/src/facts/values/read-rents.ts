import { assumedIncome, fullyLet, stateToday } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import { type CandidateField, one, type Read } from '../candidate.ts';
import { rentOf } from './read-rent.ts';

export type ValueReader = (text: string, label: string) => Read[];

/** The period that the label itself names wins: `満室時賃料（年額）`. */
function periodOf(label: string, usual: 'month' | 'year' | 'both'): 'month' | 'year' | 'both' {
  const plain = plainText(label).replace(/築年.*/, '');
  const [year, month] = [/年/.test(plain), /月/.test(plain)];
  return usual === 'both' || year === month ? usual : year ? 'year' : 'month';
}

export function rent(fields: { monthly: CandidateField; annual: CandidateField }, period: 'month' | 'year' | 'both'): ValueReader {
  return (text, label) => {
    if (fields === fullRent && composed`${assumedIncome}|予想|査定`.test(text) && !composed`${fullyLet}|${stateToday}`.test(text))
      return rent(assumedRent, period)(text, label);
    // `毎月 63,000円から（頭金0・35年・変動0.9%）`: a loan.
    if (/頭金|金利|変動\s*\d|固定\s*\d|返済|ローン/.test(text)) return [];
    // From one rent to another: of several rooms.
    if (/[円万\d]\s*~\s*約?[¥\d][\d,.]*\s*[万千円]/.test(plainText(text))) return [];
    if (fields === fullRent && composed`${fullyLet}|${assumedIncome}`.test(text) && nowWord.test(text))
      return fullAndCurrent(text, label, period);
    const { monthly, annual } = rentOf(text, label, periodOf(label, period));
    // `約501万円` rounds what another place prints in full.
    const weak = /^\s*(?:年額|月額)?\s*約/.test(plainText(text));
    return [...one(fields.monthly, monthly), ...one(fields.annual, annual)].map((read) => (weak ? { ...read, weak } : read));
  };
}

const nowWord = composed`${stateToday}|いま|今(?!後)`;

/** One cell with both, `現況：840万円（満室時：960万円）`: each amount belongs to the word before it. */
function fullAndCurrent(text: string, label: string, period: 'month' | 'year' | 'both'): Read[] {
  return plainText(text)
    .split(composed`(?=${fullyLet}|${assumedIncome}|${stateToday}|いま|今(?!後))`)
    .flatMap((piece) => {
      const fields = composed`^(?:${fullyLet}|${assumedIncome})`.test(piece)
        ? fullRent
        : composed`^(?:${stateToday}|いま|今)`.test(piece)
          ? currentRent
          : null;
      if (!fields) return [];
      const { monthly, annual } = rentOf(piece, label, period === 'both' ? 'year' : period);
      return [...one(fields.monthly, monthly), ...one(fields.annual, annual)];
    });
}

export const fullRent = { monthly: 'monthly_rent_jpy', annual: 'annual_rent_jpy' } as const;

export const assumedRent = { monthly: 'extra.assumed_monthly_rent_jpy', annual: 'extra.assumed_annual_rent_jpy' } as const;

export const currentRent = { monthly: 'extra.current_monthly_rent_jpy', annual: 'extra.current_annual_rent_jpy' } as const;
