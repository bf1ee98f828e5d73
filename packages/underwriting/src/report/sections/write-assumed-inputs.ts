import type { AssumptionKey } from '../../assumptions/defaults.ts';
import { assumptionId, present, type ReportDraft } from '../../draft/report-draft.ts';
import { decimals } from '../../numbers/number-text.ts';
import * as texts from '../../texts/evidence-texts.ts';
import type { SensitivityResult } from '../document/insight-report.ts';

/** What the market decides, and what a lender does: no fact of the property, so none of it counts for the evidence grade. */
const groups = {
  market: [
    'vacancy',
    'rent_change',
    'cost_growth',
    'price_level_change',
    'market_cap_rate',
    'exit_cap_spread',
    'discount_rate',
    'management_rate',
    'turnover',
    'reletting_months',
  ],
  loan: ['loan_to_price', 'loan_rate', 'loan_years', 'loan_fee'],
} as const satisfies Record<string, readonly AssumptionKey[]>;

/** How many inputs of a group arise, and which of them rest on a default. */
function assumedOf({ settled, base }: ReportDraft, group: keyof typeof groups): { all: AssumptionKey[]; assumed: AssumptionKey[] } {
  const keys = group === 'loan' && base.terms === null ? [] : groups[group].filter((key) => settled.has(key));
  return { all: keys, assumed: keys.filter((key) => settled.get(key)?.given === null) };
}

/** Square of what an input moves net present value by between the ends of its range; 0 where it is not moved. */
function squareOf({ ledger }: ReportDraft, { low, high }: SensitivityResult): number {
  const [atLow, atHigh] = [ledger.value(low.npv), ledger.value(high.npv)];
  return atLow === null || atHigh === null ? 0 : (atHigh - atLow) ** 2;
}

/**
 * How many market and loan inputs are assumed, and how much of the result hangs on them: their share of what the open inputs move net
 * present value by, each alone between the ends of its range, squares added. Stands beside the evidence grade, which is about the property.
 * @param moved what each input moves
 * @returns a sentence for the notes
 */
export function writeAssumedInputs(draft: ReportDraft, moved: readonly SensitivityResult[]): string {
  const { ledger } = draft;
  const [market, loan] = [assumedOf(draft, 'market'), assumedOf(draft, 'loan')];
  const assumed: string[] = [...market.assumed, ...loan.assumed];
  let [all, ofAssumed] = [0, 0];
  for (const input of moved) {
    const square = squareOf(draft, input);
    all += square;
    if (assumed.includes(input.id)) ofAssumed += square;
  }
  const share = all === 0 ? null : (ofAssumed / all) * 100;
  const count = (group: keyof typeof groups, { all: arising, assumed: keys }: typeof market, label: string, label_ja: string) =>
    arising.length === 0
      ? []
      : [
          ledger.computed(
            `evidence.${group}_assumed`,
            keys.length,
            texts.assumedFormula(arising.length),
            present(ledger, arising.map(assumptionId)),
            { term: texts.assumed(label, label_ja, arising.length) },
          ),
        ];
  const ids = [
    ...count('market', market, texts.marketInputs, texts.marketInputsJa),
    ...count('loan', loan, texts.loanInputs, texts.loanInputsJa),
  ];
  ledger.computed('evidence.assumed_share', share, texts.assumedShareFormula, ids, {
    term: texts.assumedShare,
    because: texts.noAssumedShare,
  });
  const words = (name: string, { all: arising, assumed: keys }: typeof market) =>
    arising.length === 0 ? '' : texts.countOf(keys.length, arising.length, name);
  const counted = [words('market', market), words('loan', loan)].filter((part) => part !== '').join(texts.and);
  return texts.propertyOnly(counted, share === null ? '' : texts.shareOfSpread(decimals(share, 0)));
}
