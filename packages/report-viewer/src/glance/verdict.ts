import { coverageDigits, type InsightReport, isOfficialSale } from '@rimawari/underwriting';
import { formatDate } from '../format/format-date.ts';
import { japaneseMonth, japaneseQuantity } from '../format/japanese-quantity.ts';
import { type CoverageResult, glanceTexts } from '../texts/glance-texts.ts';
import { against, percentRange, percentText } from './percent-text.ts';
import { moneyRange, type Words } from './words.ts';

const texts = glanceTexts.verdict;

export type VerdictTone = 'good' | 'even' | 'bad';

export interface Verdict {
  /** Id of the rule that applied. */
  rule: string;
  tone: VerdictTone;
  /** Test, result, number. */
  line: Words;
  /** The same in Japanese, for papers that go to a bank. */
  lineJa: string;
}

/** Coverage that many lenders require. */
export const lenderCoverage = 1.2;

/** What the rules read. */
interface Seen {
  report: InsightReport;
  value: (id: string) => number | null;
  range: (id: string) => readonly [number, number] | null;
  dscr: number | null;
  /** DSCR of the year with the highest payments, where that is not the first. */
  later: number | null;
  /** `assumed` or `your` loan. */
  loan: string;
  loanJa: string;
}

interface VerdictRule {
  id: string;
  applies: (seen: Seen) => boolean;
  say: (seen: Seen) => Omit<Verdict, 'rule'>;
}

const isFlagged = ({ report }: Seen, id: string) => report.checks.some((check) => check.id === id && check.state === 'flag');
const gateOf = ({ report }: Seen, id: string) => report.score_gates.find((gate) => gate.id === id && gate.applied);
const extraOf = ({ report }: Seen) => report.inputs.facts.extra;

function bidsEnd(seen: Seen): string | null {
  const [, to = ''] = (extraOf(seen).bid_period ?? '').split('/');
  return /^\d{4}-\d\d-\d\d$/.test(to) ? to : null;
}

/** Whether an income covers a loan, as a sentence; `loan` is `the assumed` or `your`, `later` the DSCR of later years with higher payments. */
export function coverageText(dscr: number, loan: string, later: number | null): string {
  const result = resultOf(dscr, later);
  const isLower = later !== null && result !== resultOf(dscr, null);
  return texts.coverage(result, loan, `${coverageDigits(dscr)}×`, isLower ? `${coverageDigits(later)}×` : null);
}

function resultOf(dscr: number, later: number | null): CoverageResult {
  if (dscr >= 1 && later !== null && later < 1) return 'atFirst';
  const least = Math.min(dscr, later ?? dscr);
  return least >= lenderCoverage ? 'withRoom' : least >= 1 ? 'covered' : 'notCovered';
}

function coverage(seen: Seen, tone: VerdictTone): Omit<Verdict, 'rule'> {
  const dscr = seen.dscr ?? 0;
  return {
    tone,
    line: [coverageText(dscr, seen.loan, seen.later)],
    lineJa: texts.coverageJa(resultOf(dscr, seen.later), seen.loanJa, coverageDigits(dscr)),
  };
}

/** In order: the first rule that applies is the verdict. What bars a sale or a loan comes before what the income does. */
export const verdictRules: readonly VerdictRule[] = [
  {
    id: 'bids_ended',
    applies: (seen) => isOfficialSale(extraOf(seen)) && (bidsEnd(seen) ?? '9') < seen.report.analysis.as_of,
    say: (seen) => ({
      tone: 'bad',
      line: [texts.bidsEnded(formatDate(bidsEnd(seen) ?? ''))],
      lineJa: texts.bidsEndedJa(japaneseMonth(bidsEnd(seen) ?? '')),
    }),
  },
  {
    id: 'court_sale',
    applies: (seen) => isOfficialSale(extraOf(seen)),
    say: (seen) => {
      const bid = seen.value('facts.minimum_bid') ?? seen.value('facts.price') ?? 0;
      const isLowest = seen.value('facts.minimum_bid') !== null;
      return {
        tone: 'even',
        line: texts.courtSale(bid, isLowest),
        lineJa: texts.courtSaleJa(japaneseQuantity('JPY', bid), isLowest),
      };
    },
  },
  {
    id: 'two_properties',
    applies: (seen) => (extraOf(seen).unmatched_sources ?? []).length > 0,
    say: (seen) => {
      const count = (extraOf(seen).unmatched_sources ?? []).length;
      return {
        tone: 'bad',
        line: [texts.twoProperties(count)],
        lineJa: texts.twoPropertiesJa(count),
      };
    },
  },
  {
    id: 'not_rebuildable',
    applies: (seen) => isFlagged(seen, 'not_rebuildable'),
    say: (seen) => {
      const cap = gateOf(seen, 'legal')?.cap?.toFixed(1) ?? null;
      return {
        tone: 'bad',
        line: [texts.notRebuildable(cap)],
        lineJa: texts.notRebuildableJa(cap),
      };
    },
  },
  {
    id: 'lodging_revenue',
    applies: (seen) => gateOf(seen, 'business_income') !== undefined,
    say: (seen) => {
      const cap = (gateOf(seen, 'business_income')?.cap ?? 0).toFixed(1);
      return {
        tone: 'bad',
        line: [texts.lodgingRevenue(cap)],
        lineJa: texts.lodgingRevenueJa(cap),
      };
    },
  },
  {
    id: 'rent_estimated',
    applies: ({ report }) => report.headline.rent_basis === 'assumed',
    say: (seen) => {
      const ends = seen.range('rent.public_level') ?? seen.range('rent.monthly_full');
      const middle = seen.value('rent.monthly_full') ?? 0;
      return {
        tone: 'even',
        line: texts.rentEstimated(ends === null ? [{ yen: middle }] : moneyRange(ends)),
        lineJa: texts.rentEstimatedJa((ends ?? [middle]).map((end) => japaneseQuantity('JPY', end)).join('〜')),
      };
    },
  },
  {
    id: 'rent_from_yield',
    applies: ({ report }) => report.headline.rent_basis === 'from_stated_yield',
    say: (seen) => {
      const yieldText = percentText(seen.value('facts.stated_gross_yield') ?? seen.value('returns.gross_yield') ?? 0, 2);
      return {
        tone: 'even',
        line: [texts.rentFromYield(yieldText)],
        lineJa: texts.rentFromYieldJa(yieldText),
      };
    },
  },
  {
    id: 'covers_at_first',
    applies: ({ dscr, later }) => dscr !== null && resultOf(dscr, later) === 'atFirst',
    say: (seen) => coverage(seen, 'bad'),
  },
  {
    id: 'covers_with_room',
    applies: ({ dscr, later }) => dscr !== null && resultOf(dscr, later) === 'withRoom',
    say: (seen) => coverage(seen, 'good'),
  },
  {
    id: 'covers',
    applies: ({ dscr, later }) => dscr !== null && resultOf(dscr, later) === 'covered',
    say: (seen) => coverage(seen, 'even'),
  },
  {
    id: 'does_not_cover',
    applies: ({ dscr }) => dscr !== null,
    say: (seen) => coverage(seen, 'bad'),
  },
  {
    id: 'all_cash_level',
    applies: ({ value, range }) => value('returns.net_yield') !== null && range('market.net_yield_level') !== null,
    say: (seen) => {
      const level = seen.range('market.net_yield_level') ?? [0, 0];
      const net = seen.value('returns.net_yield') ?? 0;
      const place = against(net, level);
      return {
        tone: place === 'below' ? 'bad' : place === 'above' ? 'good' : 'even',
        line: [texts.allCash(percentText(net), place, percentRange(level))],
        lineJa: texts.allCashJa(percentText(net), place, percentRange(level)),
      };
    },
  },
  {
    id: 'net_yield',
    applies: () => true,
    say: (seen) => {
      const net = seen.value('returns.net_yield');
      const text = net === null ? null : percentText(net);
      return { tone: 'even', line: [texts.netYield(text)], lineJa: texts.netYieldJa(text) };
    },
  },
];

const isGiven = ({ figures }: InsightReport) => figures['assumptions.loan_to_price']?.origin.kind === 'given';

/** How the loan is called: `the assumed` or `your`. */
export function loanOf(report: InsightReport): 'the assumed' | 'your' {
  return isGiven(report) ? texts.loan.yours : texts.loan.assumed;
}

function see(report: InsightReport): Seen {
  const { figures } = report;
  const value = (id: string) => figures[id]?.value ?? null;
  const hasLoan = (value('loan.amount') ?? 0) > 0;
  return {
    report,
    value,
    range: (id) => figures[id]?.range ?? null,
    dscr: hasLoan ? value('returns.dscr') : null,
    later: hasLoan ? value('check.coverage.heaviest_year') : null,
    loan: loanOf(report),
    loanJa: isGiven(report) ? texts.loanJa.yours : texts.loanJa.assumed,
  };
}

/** The one sentence that answers first: by the first rule of {@link verdictRules} that applies. */
export function verdictOf(report: InsightReport): Verdict {
  const seen = see(report);
  const rule = verdictRules.find(({ applies }) => applies(seen));
  if (rule === undefined) throw new Error('The last rule of the verdict applies to every report.');
  return { rule: rule.id, ...rule.say(seen) };
}

/** Rules of the verdict that say whether the income covers the loan. */
export const coverageRules: readonly string[] = ['covers_at_first', 'covers_with_room', 'covers', 'does_not_cover'];

/** Whether the income covers the loan, where the verdict is about something else; null where there is no loan or it is said already. */
export function coverageLine(report: InsightReport): Verdict | null {
  const seen = see(report);
  if (seen.dscr === null || coverageRules.includes(verdictOf(report).rule)) return null;
  const range = report.headline.net_rental_yield_range == null ? null : seen.range('returns.dscr');
  if (range !== null && range[0] < 1 && range[1] >= 1)
    return {
      rule: 'coverage_depends',
      tone: 'even',
      line: [texts.coverageDepends(range.map((end) => `${coverageDigits(end)}×`).join('–'))],
      lineJa: texts.coverageDependsJa(seen.loanJa, range.map(coverageDigits).join('〜')),
    };
  const rule = verdictRules.find(({ id, applies }) => coverageRules.includes(id) && applies(seen));
  if (rule === undefined) return null;
  const said = rule.say(seen);
  if (range === null) return { rule: rule.id, ...said };
  // At any rent of the range the answer is the same: its ends stand in place of one number that nobody knows.
  const result = resultOf(range[1] < 1 ? range[1] : range[0], null);
  return {
    rule: rule.id,
    tone: said.tone,
    line: [texts.coverage(result, seen.loan, range.map((end) => `${coverageDigits(end)}×`).join('–'), null)],
    lineJa: texts.coverageJa(result, seen.loanJa, range.map(coverageDigits).join('〜')),
  };
}
