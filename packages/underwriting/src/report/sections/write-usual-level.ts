import { present, type ReportDraft } from '../../draft/report-draft.ts';
import * as texts from '../../texts/valuation-texts.ts';

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
      texts.netYieldLevelFormula,
      ['assumptions.market_cap_rate', acquisitionTotal, 'facts.price'],
      {
        range: rate.range === null ? null : [rate.range[0] / whole, rate.range[1] / whole],
        term: texts.netYieldLevel,
      },
    );
  }
  const value = figures['exit.day_one'];
  if (value?.value == null || value.value <= 0) return;
  const inputs = present(ledger, ['facts.price', 'exit.day_one']);
  const range = value.range;
  const share = (level: number) => (subject.price / level - 1) * 100;
  ledger.computed('value_today.price_difference_share', share(value.value), texts.priceDifferenceShareFormula, inputs, {
    range: range === null || range[0] <= 0 ? null : [share(range[1]), share(range[0])],
    term: texts.priceDifferenceShare,
  });
}
