import { valueCrossChecks } from '../../analysis/value-cross-checks.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { rangeText, yenText } from '../../numbers/number-text.ts';
import * as shared from '../../texts/shared-texts.ts';
import * as texts from '../../texts/valuation-texts.ts';
import type { InsightReport } from '../document/insight-report.ts';

/** Reference levels beside the price: cost by two tables, capitalised income, discounted cash. */
export function writeValuation(draft: ReportDraft): InsightReport['valuation'] {
  const { ledger, subject, settings, base, settled } = draft;
  const values = valueCrossChecks(subject, settings, base, settled.get('market_cap_rate')?.range ?? null);
  const area = subject.values.floor_area_m2 === null ? 'assumptions.floor_area' : 'facts.floor_area';
  const life = [area, 'facts.life_left', 'facts.legal_life'];
  const noRoadPrice = texts.noRoadPrice;
  ledger.computed('valuation.bank_building', values.bankBuilding, texts.bankBuildingFormula, ['assumptions.bank_unit_cost', ...life], {
    term: texts.bankBuilding,
  });
  ledger.computed(
    'valuation.actual_building',
    values.actualBuilding,
    texts.actualBuildingFormula,
    ['assumptions.rebuilding_cost_per_m2', ...life],
    {
      term: texts.actualBuilding,
    },
  );
  const hasLand = values.land !== null;
  if (hasLand)
    ledger.computed('valuation.land', values.land, texts.landFormula, ['assumptions.road_price', 'facts.land_area'], {
      term: texts.land,
    });
  else ledger.add('valuation.land', null, { kind: 'not_stated', ask: texts.landAsk }, { term: texts.landNotStated, because: noRoadPrice });
  ledger.computed('valuation.bank_total', values.bankTotal, texts.bankTotalFormula, ['valuation.land', 'valuation.bank_building'], {
    term: texts.bankTotal,
    because: noRoadPrice,
  });
  ledger.computed(
    'valuation.bank_to_price',
    values.bankTotal === null ? null : (values.bankTotal / subject.price) * 100,
    shared.lenderValueToPriceFormula,
    ['valuation.bank_total', 'facts.price'],
    {
      term: texts.bankToPrice,
      because: noRoadPrice,
    },
  );
  ledger.computed(
    'valuation.direct',
    values.directRange[1] > 0 ? values.direct : null,
    texts.directFormula,
    ['returns.noi', 'assumptions.market_cap_rate'],
    {
      range: values.directRange[1] > 0 ? values.directRange : null,
      because: texts.noDirect,
      term: texts.direct,
    },
  );
  ledger.computed(
    'valuation.discounted',
    values.discounted,
    texts.discountedFormula,
    ['returns.ncf', 'assumptions.discount_rate', 'exit.price', 'exit.sale_costs', 'assumptions.holding_years'],
    { term: texts.discounted },
  );
  const [low, high] = values.directRange;
  const about = (settled.get('market_cap_rate')?.range ?? null) === null ? texts.aroundCapRate : texts.overCapRates;
  const where = subject.price > high ? shared.above : subject.price < low ? shared.below : shared.within;
  return {
    figures: [
      'facts.price',
      'valuation.bank_building',
      'valuation.actual_building',
      'valuation.land',
      'valuation.bank_total',
      'valuation.bank_to_price',
      'valuation.direct',
      'valuation.discounted',
    ],
    reading: high <= 0 ? texts.noIncomeValue : texts.incomeValue(rangeText([low, high], yenText), about, where),
  };
}
