import { valueCrossChecks } from '../../analysis/value-cross-checks.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { rangeText, yenText } from '../../numbers/number-text.ts';
import * as figureTerms from '../../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../../terms/term.ts';
import type { InsightReport } from '../document/insight-report.ts';

/** Reference levels beside the price: cost by two tables, capitalised income, discounted cash. */
export function writeValuation(draft: ReportDraft): InsightReport['valuation'] {
  const { ledger, subject, settings, base, settled } = draft;
  const values = valueCrossChecks(subject, settings, base, settled.get('market_cap_rate')?.range ?? null);
  const area = subject.values.floor_area_m2 === null ? 'assumptions.floor_area' : 'facts.floor_area';
  const life = [area, 'facts.life_left', 'facts.legal_life'];
  const noRoadPrice = 'Not stated: roadside land value (路線価). Enter it to calculate this figure.';
  ledger.computed(
    'valuation.bank_building',
    values.bankBuilding,
    'lender’s building cost × floor area × remaining life ÷ statutory useful life',
    ['assumptions.bank_unit_cost', ...life],
    {
      term: term(
        'Building by lender tables',
        '積算 (建物・銀行慣行)',
        'JPY',
        'Depreciated building by lender tables, which use old unit costs.',
      ),
    },
  );
  ledger.computed(
    'valuation.actual_building',
    values.actualBuilding,
    'replacement cost × floor area × remaining life ÷ statutory useful life',
    ['assumptions.rebuilding_cost_per_m2', ...life],
    {
      term: term(
        'Building by replacement cost',
        '積算 (建物・実勢)',
        'JPY',
        'Depreciated building at today’s replacement cost, separate from lender tables.',
      ),
    },
  );
  const hasLand = values.land !== null;
  if (hasLand)
    ledger.computed('valuation.land', values.land, 'roadside land value × land area', ['assumptions.road_price', 'facts.land_area'], {
      term: standard(figureTerms.roadsideValue, 'JPY', {
        ja: '積算 (土地)',
        definition: 'Tax-office land price by street × area, without adjustments for shape and road.',
      }),
    });
  else
    ledger.add(
      'valuation.land',
      null,
      { kind: 'not_stated', ask: 'the tax office’s roadside land value map (路線価図)' },
      { term: standard(figureTerms.roadsideValue, 'JPY', { ja: '積算 (土地)' }), because: noRoadPrice },
    );
  ledger.computed(
    'valuation.bank_total',
    values.bankTotal,
    'roadside land value + building by lender tables',
    ['valuation.land', 'valuation.bank_building'],
    {
      term: standard(figureTerms.lenderValue, 'JPY', { note: 'A reference, not an appraisal.' }),
      because: noRoadPrice,
    },
  );
  ledger.computed(
    'valuation.bank_to_price',
    values.bankTotal === null ? null : (values.bankTotal / subject.price) * 100,
    'lender’s cost value ÷ price',
    ['valuation.bank_total', 'facts.price'],
    {
      term: term('Lender’s cost value ÷ price', '積算比率', 'percent', 'At 100% or above, lender tables cover the price.'),
      because: noRoadPrice,
    },
  );
  ledger.computed(
    'valuation.direct',
    values.directRange[1] > 0 ? values.direct : null,
    'NOI ÷ reference cap rate',
    ['returns.noi', 'assumptions.market_cap_rate'],
    {
      range: values.directRange[1] > 0 ? values.directRange : null,
      because: 'Not available: NOI is zero or negative.',
      term: standard(figureTerms.incomeValue, 'JPY', {
        definition: 'NOI ÷ reference cap rate, over the range of the cap rate. A reference, not an appraisal.',
      }),
    },
  );
  ledger.computed(
    'valuation.discounted',
    values.discounted,
    'unlevered cash flow before tax + exit, discounted',
    ['returns.ncf', 'assumptions.discount_rate', 'exit.price', 'exit.sale_costs', 'assumptions.holding_years'],
    { term: standard(figureTerms.dcfValue, 'JPY', { note: 'A reference, not an appraisal.' }) },
  );
  const [low, high] = values.directRange;
  const about = (settled.get('market_cap_rate')?.range ?? null) === null ? 'the cap rate you entered ± 1 pt' : 'the cap rate range';
  const where = subject.price > high ? 'above' : subject.price < low ? 'below' : 'within';
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
    reading:
      high <= 0
        ? 'Income value is not available, because NOI is zero or negative. Cost and exit values are references, not appraisals.'
        : `Income value is ${rangeText([low, high], yenText)}, depending on ${about}; the asking price is ${where} that range. A reference, not an appraisal.`,
  };
}
