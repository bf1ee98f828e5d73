import type { ExitMethod } from '../../case/exit-value.ts';
import { openRange, present, type ReportDraft, writeLevel, writeMetric } from '../../draft/report-draft.ts';
import { decimals, rangeText, yenText } from '../../numbers/number-text.ts';
import * as texts from '../../texts/exit-texts.ts';
import * as shared from '../../texts/shared-texts.ts';
import { loanInputs } from './loan-inputs.ts';

/** Levels of the market that stand beside the price, where they are known. */
function writeExitLevels(draft: ReportDraft): void {
  const { context, base } = draft;
  const market = context.market;
  if (market?.typical_yield)
    writeLevel(
      draft,
      'market.typical_yield',
      market.typical_yield,
      texts.typicalYield(market.typical_yield.basis, market.typical_yield.kind === 'asking', market.typical_yield.area),
    );
  if (market?.contract_price && base.exit.methods.contracts !== undefined)
    writeLevel(
      draft,
      'market.contract_price',
      market.contract_price,
      texts.contractPrice(
        market.contract_price.unit === 'JPY/m2',
        market.contract_price.unit,
        market.contract_price.basis,
        market.contract_price.count,
      ),
    );
}

/** Formulas and inputs of the methods, on the day of purchase and on the day of sale. */
function methodInputs(draft: ReportDraft, day: 'value_today' | 'exit'): Record<ExitMethod, { formula: string; inputs: string[] }> {
  const { ledger, subject } = draft;
  const area = subject.values.floor_area_m2 === null ? 'assumptions.floor_area' : 'facts.floor_area';
  const later = day === 'exit' ? ['assumptions.holding_years', 'assumptions.price_level_change'] : [];
  const at = day === 'exit' ? texts.atYearOfSale : '';
  return {
    income: {
      formula: day === 'exit' ? texts.byIncomeFormula : texts.byIncomeTodayFormula,
      inputs: day === 'exit' ? ['exit.noi_forward', 'exit.cap_rate'] : ['value_today.noi', 'assumptions.market_cap_rate'],
    },
    cost: {
      formula: texts.byCostFormula(at),
      inputs: present(ledger, [
        'land.official_value',
        'assessment.rebuilding_cost',
        'facts.age_years',
        'assumptions.building_age',
        ...later,
      ]),
    },
    contracts: {
      formula: subject.isCondominium ? texts.byUnitSalesFormula(day === 'exit') : texts.byHouseSalesFormula(at),
      inputs: present(ledger, ['market.contract_price', area, 'facts.age_years', 'assumptions.building_age', ...later]),
    },
  };
}

/** Model value today: the methods of the sale on the day of purchase. */
function writeValueToday(draft: ReportDraft): void {
  const { base, ledger } = draft;
  const { today, settled } = base;
  ledger.computed(
    'value_today.noi',
    settled.noi,
    texts.valueNoiFormula,
    ['rent.monthly_full', 'assumptions.vacancy', ...present(ledger, ['returns.operating_expenses'])],
    { term: texts.valueNoi },
  );
  const inputs = methodInputs(draft, 'value_today');
  const written = (Object.keys(today.methods) as ExitMethod[]).map((method) => {
    const { label, label_ja: ja } = texts.methodTitles[method];
    return ledger.computed(`value_today.by_${method}`, today.methods[method] ?? null, inputs[method].formula, inputs[method].inputs, {
      term: texts.valueToday(label, ja),
    });
  });
  const others = draft.structureEnds.map((end) => end.today.base);
  const span: [number, number] = [Math.min(base.todayRange[0], ...others), Math.max(base.todayRange[1], ...others)];
  ledger.computed('exit.day_one', today.base, meanFormula(draft, written.length), written, {
    range: span[0] < span[1] ? span : null,
    because: null,
  });
}

/** The one method that prices both days by the buyer's choice; null where the mean of all does, or the one chosen is not available. */
function chosenMethod({ base, settings }: ReportDraft): ExitMethod | null {
  const { exit_method: chosen } = settings.choices;
  return chosen === 'weighted' || base.exit.methods[chosen] === undefined ? null : chosen;
}

function meanFormula(draft: ReportDraft, count: number): string {
  if (chosenMethod(draft) !== null) return texts.byChosenMethod;
  return count > 1 ? texts.byMeanOfMethods : texts.byIncomeAlone;
}

/** The value today, and the sale: its cap rate, its price by each method, the mean that counts, and what is left of it. */
export function writeExit(draft: ReportDraft): void {
  const { base, ledger, settings } = draft;
  const { exit } = base;
  writeExitLevels(draft);
  writeValueToday(draft);
  writeMetric(draft, 'exit.noi_forward', texts.noiForwardFormula, [
    'returns.noi',
    'assumptions.rent_change',
    'assumptions.cost_growth',
    'assumptions.holding_years',
  ]);
  writeMetric(draft, 'exit.cap_rate', texts.capRateFormula, ['assumptions.market_cap_rate', 'assumptions.exit_cap_spread']);
  const inputs = methodInputs(draft, 'exit');
  const methods = (Object.keys(exit.methods) as ExitMethod[]).map((method) =>
    writeMetric(draft, `exit.by_${method}`, inputs[method].formula, inputs[method].inputs),
  );
  const [low, high] = base.exitRange;
  const open = openRange(draft, 'exit.price');
  const chosen = chosenMethod(draft);
  ledger.computed('exit.price', exit.price, meanFormula(draft, methods.length), chosen === null ? methods : [`exit.by_${chosen}`], {
    range: open ? [Math.min(low, open[0]), Math.max(high, open[1])] : low < high ? [low, high] : null,
  });
  if (settings.values.consent_fee !== undefined)
    writeMetric(draft, 'exit.consent_fee', texts.consentFeeFormula, ['exit.price', 'split.land', 'assumptions.consent_fee']);
  writeMetric(draft, 'exit.sale_costs', shared.saleCostsFormula, [
    'exit.price',
    'assumptions.sale_other_costs',
    ...(ledger.has('exit.consent_fee') ? ['exit.consent_fee'] : []),
  ]);
  writeMetric(draft, 'exit.loan_balance', texts.loanBalanceFormula, ['assumptions.holding_years', ...loanInputs(draft)]);
  writeMetric(draft, 'exit.net_proceeds', texts.netProceedsFormula, ['exit.price', 'exit.sale_costs', 'exit.loan_balance']);
}

/** `24% below the asking price`; a court asks none, it states a base price. */
function against(value: number, { isCourtAuction, price }: ReportDraft['subject']): string {
  const change = (value / price - 1) * 100;
  const name = texts.thePrice(isCourtAuction);
  return Math.abs(change) < 0.5
    ? texts.withinHalfPercent(name)
    : texts.besidePrice(decimals(Math.abs(change), 0), change < 0 ? shared.below : shared.above, name);
}

/** The model value today and the modeled exit price against the asking price, as sentences. */
export function saleSentence(draft: ReportDraft): string {
  const { base, ledger, metrics, subject } = draft;
  const price = metrics['exit.price'] ?? 0;
  const years = base.years.length;
  const today = ledger.figures()['exit.day_one'];
  const range = today?.range ? texts.valueRange(rangeText(today.range, yenText)) : '';
  const value = today?.value ?? 0;
  return texts.valueAndExit(yenText(value), against(value, subject), range, years, years === 1, yenText(price), against(price, subject));
}
