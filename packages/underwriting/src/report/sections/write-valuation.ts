import { valueCrossChecks } from '../../analysis/value-cross-checks.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { term } from '../../terms/term.ts';
import type { InsightReport } from '../document/insight-report.ts';

/** Reference levels beside the price: cost by two tables, capitalised income, discounted cash. */
export function writeValuation(draft: ReportDraft): InsightReport['valuation'] {
  const { ledger, subject, settings, base, settled } = draft;
  const values = valueCrossChecks(subject, settings, base, settled.get('market_cap_rate')?.range ?? null);
  const area = subject.values.floor_area_m2 === null ? 'assumptions.floor_area' : 'facts.floor_area';
  const life = [area, 'facts.life_left', 'facts.legal_life'];
  const noRoadPrice = 'The road-side land price (路線価) is not stated; give it to complete the figure.';
  ledger.computed(
    'valuation.bank_building',
    values.bankBuilding,
    'banks’ unit cost × floor area × life left ÷ life',
    ['assumptions.bank_unit_cost', ...life],
    {
      term: term(
        'Building by banks’ tables',
        '積算 (建物・銀行慣行)',
        'JPY',
        'What a lender’s table may put on the building; old unit costs.',
      ),
    },
  );
  ledger.computed(
    'valuation.actual_building',
    values.actualBuilding,
    'replacement cost × floor area × life left ÷ life',
    ['assumptions.rebuilding_cost_per_m2', ...life],
    {
      term: term(
        'Building by today’s cost',
        '積算 (建物・実勢)',
        'JPY',
        'The same with what building costs today. Kept apart from banks’ tables.',
      ),
    },
  );
  const hasLand = values.land !== null;
  if (hasLand)
    ledger.computed('valuation.land', values.land, 'road-side price × land area', ['assumptions.road_price', 'facts.land_area'], {
      term: term('Land by road-side price', '積算 (土地)', 'JPY', 'Road-side price × area, without adjustments for shape and road.'),
    });
  else
    ledger.add(
      'valuation.land',
      null,
      { kind: 'not_stated', ask: 'the tax office’s road price map (路線価図)' },
      { term: term('Land by road-side price', '積算 (土地)', 'JPY', 'Road-side price × area.'), because: noRoadPrice },
    );
  ledger.computed(
    'valuation.bank_total',
    values.bankTotal,
    'land + building by banks’ tables',
    ['valuation.land', 'valuation.bank_building'],
    {
      term: term('Cost approach, banks’ tables', '積算評価 (銀行慣行)', 'JPY', 'Many lenders start from it. A reference level.'),
      because: noRoadPrice,
    },
  );
  ledger.computed(
    'valuation.bank_to_price',
    values.bankTotal === null ? null : (values.bankTotal / subject.price) * 100,
    'cost approach ÷ price',
    ['valuation.bank_total', 'facts.price'],
    {
      term: term('Cost approach ÷ price', '積算比率', 'percent', 'At 100 % or above, lenders’ tables cover the price.'),
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
      because: 'The income does not exceed the running costs.',
      term: term(
        'Income capitalised',
        '収益還元 (直接法)',
        'JPY',
        'NOI ÷ cap rate, over the range of the cap rate. A reference level, not an appraisal.',
      ),
    },
  );
  ledger.computed(
    'valuation.discounted',
    values.discounted,
    'cash before loan and tax, and the assumed sale, discounted',
    ['returns.ncf', 'assumptions.discount_rate', 'exit.price', 'exit.sale_costs', 'assumptions.holding_years'],
    { term: term('Discounted cash flow', 'DCF法', 'JPY', 'Worth today at the discount rate, without loan and tax. A reference level.') },
  );
  const [low, high] = values.directRange;
  const million = (yen: number) => `${(yen / 1_000_000).toFixed(1)} million yen`;
  const about =
    (settled.get('market_cap_rate')?.range ?? null) === null ? 'at the cap rate given, a point up and down' : 'at the reference range';
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
        ? 'The income does not exceed the running costs, so there is nothing to capitalise. What cost and sale come to are reference levels, not an appraisal.'
        : `Capitalised ${about}, the income stands for ${million(low)} to ${million(high)}; the price lies ${where} that range. These are reference levels, not an appraisal.`,
  };
}
