import { coverageDigits, type InsightReport, isOfficialSale } from '@rimawari/underwriting';
import { formatDate } from '../format/format-date.ts';
import { japaneseMonth, japaneseQuantity } from '../format/japanese-quantity.ts';
import { against, percentRange, percentText } from './percent-text.ts';
import { moneyRange, type Words } from './words.ts';

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

/** Whether an income covers a loan, as a sentence; `loan` is `the assumed` or `your`. */
export function coverageText(dscr: number, loan: string): string {
  const result = dscr >= lenderCoverage ? 'covers LOAN with room' : dscr >= 1 ? 'covers LOAN' : 'does not cover LOAN';
  return `Income ${result.replace('LOAN', `${loan} loan`)}: DSCR ${coverageDigits(dscr)}×`;
}

function coverage(seen: Seen, tone: VerdictTone, resultJa: string): Omit<Verdict, 'rule'> {
  const dscr = seen.dscr ?? 0;
  return {
    tone,
    line: [coverageText(dscr, seen.loan)],
    lineJa: `${seen.loanJa}に対し、収入は${resultJa}（DSCR ${coverageDigits(dscr)}倍）`,
  };
}

/** In order: the first rule that applies is the verdict. What bars a sale or a loan comes before what the income does. */
export const verdictRules: readonly VerdictRule[] = [
  {
    id: 'bids_ended',
    applies: (seen) => isOfficialSale(extraOf(seen)) && (bidsEnd(seen) ?? '9') < seen.report.analysis.as_of,
    say: (seen) => ({
      tone: 'bad',
      line: [`Court sale: bidding ended ${formatDate(bidsEnd(seen) ?? '')}`],
      lineJa: `競売・公売: 入札期間は${japaneseMonth(bidsEnd(seen) ?? '')}に終了`,
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
        line: [isLowest ? 'Court sale: bids start at ' : 'Court sale: base price ', { yen: bid }, ', not an asking price'],
        lineJa: `競売・公売: ${isLowest ? '買受可能価額' : '売却基準価額'}${japaneseQuantity('JPY', bid)}（売主の希望価格ではありません）`,
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
        line: [`Sources may describe different properties: ${count} ${count === 1 ? 'source names' : 'sources name'} no matching address`],
        lineJa: `別の物件の資料が含まれている可能性があります（${count}件）`,
      };
    },
  },
  {
    id: 'not_rebuildable',
    applies: (seen) => isFlagged(seen, 'not_rebuildable'),
    say: (seen) => {
      const cap = gateOf(seen, 'legal')?.cap ?? null;
      return {
        tone: 'bad',
        line: [`Cannot be rebuilt${cap === null ? '' : `: the Scenario Score is capped at ${cap.toFixed(1)}`}`],
        lineJa: `再建築不可${cap === null ? '' : `（シナリオスコアの上限 ${cap.toFixed(1)}）`}`,
      };
    },
  },
  {
    id: 'lodging_revenue',
    applies: (seen) => gateOf(seen, 'business_income') !== undefined,
    say: (seen) => {
      const cap = gateOf(seen, 'business_income')?.cap ?? 0;
      return {
        tone: 'bad',
        line: [`No lease is shown, only lodging revenue: the Scenario Score is capped at ${cap.toFixed(1)}`],
        lineJa: `賃貸借契約の記載がなく、宿泊売上のみ（シナリオスコアの上限 ${cap.toFixed(1)}）`,
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
        line: [
          'The rent is not stated: results depend on our estimate, ',
          ...(ends === null ? [{ yen: middle }] : moneyRange(ends)),
          ' a month',
        ],
        lineJa: `賃料の記載なし: 結果は当社の推計（月額${ends === null ? japaneseQuantity('JPY', middle) : `${japaneseQuantity('JPY', ends[0])}〜${japaneseQuantity('JPY', ends[1])}`}）によります`,
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
        line: [`The rent is not stated: results depend on the advertised gross yield of ${yieldText}`],
        lineJa: `賃料の記載なし: 結果は広告の表面利回り${yieldText}によります`,
      };
    },
  },
  {
    id: 'covers_with_room',
    applies: ({ dscr }) => dscr !== null && dscr >= lenderCoverage,
    say: (seen) => coverage(seen, 'good', '返済を余裕をもって賄えます'),
  },
  {
    id: 'covers',
    applies: ({ dscr }) => dscr !== null && dscr >= 1,
    say: (seen) => coverage(seen, 'even', '返済を賄えます'),
  },
  {
    id: 'does_not_cover',
    applies: ({ dscr }) => dscr !== null,
    say: (seen) => coverage(seen, 'bad', '返済を賄えません'),
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
        line: [`All-cash purchase: net yield is ${percentText(net)}, ${place} the usual ${percentRange(level)}`],
        lineJa: `全額自己資金: 実質利回り${percentText(net)}、同種・同地域の水準${percentRange(level)}${place === 'below' ? 'を下回ります' : place === 'above' ? 'を上回ります' : 'の範囲内'}`,
      };
    },
  },
  {
    id: 'net_yield',
    applies: () => true,
    say: (seen) => {
      const net = seen.value('returns.net_yield');
      return {
        tone: 'even',
        line: [net === null ? 'Net yield: not available' : `Net yield is ${percentText(net)}, before debt and tax`],
        lineJa: net === null ? '実質利回り: 算定不可' : `実質利回り${percentText(net)}（借入・税引前）`,
      };
    },
  },
];

const isGiven = ({ figures }: InsightReport) => figures['assumptions.loan_to_price']?.origin.kind === 'given';

/** How the loan is spoken of: `the assumed` or `your`. */
export function loanOf(report: InsightReport): 'the assumed' | 'your' {
  return isGiven(report) ? 'your' : 'the assumed';
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
    loan: loanOf(report),
    loanJa: isGiven(report) ? 'ご指定の借入' : '想定借入',
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
export const coverageRules: readonly string[] = ['covers_with_room', 'covers', 'does_not_cover'];

/** Whether the income covers the loan, where the verdict is about something else; null where there is no loan or it is said already. */
export function coverageLine(report: InsightReport): Verdict | null {
  const seen = see(report);
  if (seen.dscr === null || coverageRules.includes(verdictOf(report).rule)) return null;
  const range = report.headline.net_rental_yield_range == null ? null : seen.range('returns.dscr');
  if (range !== null && range[0] < 1 && range[1] >= 1)
    return {
      rule: 'coverage_depends',
      tone: 'even',
      line: [`Loan coverage depends on it: DSCR ${coverageDigits(range[0])}×–${coverageDigits(range[1])}×`],
      lineJa: `${seen.loanJa}の返済を賄えるかは未定（DSCR ${coverageDigits(range[0])}〜${coverageDigits(range[1])}倍）`,
    };
  const rule = verdictRules.find(({ id, applies }) => coverageRules.includes(id) && applies(seen));
  return rule === undefined ? null : { rule: rule.id, ...rule.say(seen) };
}
