import type { AssumptionKey } from '../../assumptions/defaults.ts';
import { assumptionId, present, type ReportDraft } from '../../draft/report-draft.ts';
import { decimals } from '../../numbers/number-text.ts';
import { term } from '../../terms/term.ts';
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
            `number of these ${arising.length} inputs at our default`,
            present(ledger, arising.map(assumptionId)),
            { term: term(label, label_ja, 'count', `Of ${arising.length} that apply. The evidence grade covers the property only.`) },
          ),
        ];
  const ids = [
    ...count('market', market, 'Assumed market inputs', '想定による市場条件'),
    ...count('loan', loan, 'Assumed loan inputs', '想定による融資条件'),
  ];
  ledger.computed(
    'evidence.assumed_share',
    share,
    'squared NPV swings of these inputs ÷ squared NPV swings of all inputs that no source states',
    ids,
    {
      term: term(
        'Share of spread from assumed inputs',
        '想定条件の影響割合',
        'percent',
        'Each input moved alone across its range. The rest comes from property facts not stated.',
      ),
      because: 'Not available: no assumed input changes NPV.',
    },
  );
  const words = (name: string, { all: arising, assumed: keys }: typeof market) =>
    arising.length === 0 ? '' : `${keys.length} of ${arising.length} ${name} inputs`;
  const counted = [words('market', market), words('loan', loan)].filter((part) => part !== '').join(' and ');
  return `The evidence grade covers the property only. In addition, ${counted} are assumed${share === null ? '' : `; they account for ${decimals(share, 0)}% of the spread in NPV from inputs that no source states`}.`;
}
