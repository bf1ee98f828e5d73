import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { term } from '../../terms/term.ts';

const acquisitionTotal = 'financial_analysis.acquisition_costs.total';

/**
 * What the first screen holds the offer against: the net yield at which its kind is offered in its place, percent, and how far the
 * asking price lies from the model value today, percent. None of the levels knows the asking price but for its closing costs.
 */
export function writeUsualLevel(draft: ReportDraft): void {
  const { ledger, subject } = draft;
  const figures = ledger.figures();
  const rate = figures['assumptions.market_cap_rate'];
  const costs = ledger.value(acquisitionTotal);
  if (rate?.value != null && costs !== null && subject.price > 0) {
    const whole = 1 + costs / subject.price;
    ledger.computed(
      'market.net_yield_level',
      rate.value / whole,
      'market cap rate at purchase ÷ (1 + closing costs ÷ asking price)',
      ['assumptions.market_cap_rate', acquisitionTotal, 'facts.price'],
      {
        range: rate.range === null ? null : [rate.range[0] / whole, rate.range[1] / whole],
        term: term(
          'Usual net yield, type and area',
          '同種・同地域の実質利回り水準',
          'percent',
          'Net yield of a property of this type, age and area at the market cap rate. Calibrated to asking prices, not to sale prices.',
        ),
      },
    );
  }
  const value = figures['exit.day_one'];
  if (value?.value == null || value.value <= 0) return;
  const inputs = present(ledger, ['facts.price', 'exit.day_one']);
  const range = value.range;
  const share = (level: number) => (subject.price / level - 1) * 100;
  ledger.computed('value_today.price_difference_share', share(value.value), 'asking price ÷ model value today − 1', inputs, {
    range: range === null || range[0] <= 0 ? null : [share(range[1]), share(range[0])],
    term: term(
      'Asking price vs. model value',
      '取得日の評価に対する価格',
      'percent',
      'Share by which the asking price lies above the model value, or below it with a minus. A reference, not an appraisal.',
    ),
  });
}
