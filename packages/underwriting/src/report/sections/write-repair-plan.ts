import { datedRepairs } from '../../case/dated-repairs.ts';
import { operatingYears } from '../../case/operation.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { repairGuide, repairTitles } from '../../holding/repair-guide.ts';
import { repairsByYear } from '../../holding/repair-plan.ts';
import { yenText } from '../../numbers/number-text.ts';
import * as figureTerms from '../../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../../terms/term.ts';
import type { InsightReport } from '../document/insight-report.ts';

const cycleOf = {
  exterior_roof: 'exterior_cycle',
  plumbing: 'plumbing_cycle',
  water_heater: 'equipment_cycle',
  air_conditioner: 'equipment_cycle',
  lift: 'lift_cycle',
} as const;

/** Dated large repairs beside the yearly set-aside. Cash flow counts one of the two, never both. */
export function writeRepairPlan(draft: ReportDraft, years: number): NonNullable<InsightReport['repair_plan']> {
  const { subject, settings, ledger, base } = draft;
  const events = datedRepairs(subject, settings, years);
  const basis = settings.choices.repairs;
  const costInputs = ['facts.units', 'assumptions.repair_guide_total', 'assumptions.repair_index_up', 'assumptions.cost_growth'];
  const age = present(ledger, ['facts.age_years', 'assumptions.building_age']);
  const written = events.map((event) => {
    const { title, title_ja } = repairTitles[event.item];
    const cost = event.item === 'lift' ? ['assumptions.lift_cost', 'assumptions.cost_growth'] : costInputs;
    const figure = ledger.computed(
      `repairs.year_${event.year}.${event.item}`,
      event.amount,
      event.item === 'lift'
        ? 'cost of elevator renewal × cost growth'
        : 'share of the guide’s total × units × (1 + building cost rise) × cost growth',
      [...cost, `assumptions.${cycleOf[event.item]}`, ...age],
      { term: term(`${title}, year ${event.year}`, title_ja, 'JPY', `Due at a building age of ${event.buildingAge} years.`) },
    );
    return { year: event.year, item: event.item, title, title_ja, figure };
  });
  const dated = repairsByYear(events, years);
  const operating = operatingYears(subject, { ...settings, datedRepairs: null }, base.purchase);
  const setAside = base.allYears
    .slice(0, years)
    .map((entry) => (basis === 'set_aside' ? entry.operation : operating(entry.year)).capitalReserve);
  const inputs = present(ledger, [
    ...costInputs,
    'assumptions.lift_cost',
    ...[...new Set(Object.values(cycleOf))].map((key) => `assumptions.${key}`),
    ...age,
  ]);
  const datedSeries = ledger.series(
    'long_term.dated_repairs',
    dated,
    'repairs due in the year',
    inputs,
    term(
      'Planned major repairs',
      '計画修繕 (年次)',
      'JPY/year',
      'Spending of the repair plan in the year; an alternative to the capital reserve, not on top of it.',
    ),
  );
  const setAsideSeries = ledger.series(
    'long_term.set_aside',
    setAside,
    'units × capital reserve per unit × cost growth',
    ['facts.units', 'assumptions.capital_reserve_per_unit', 'assumptions.cost_growth'],
    standard(figureTerms.capitalReserve, 'JPY/year', { ja: '修繕積立 (自主)', definition: 'Yearly provision for major repairs.' }),
  );
  const other = basis === 'set_aside' ? dated : setAside;
  const otherCash = ledger.series(
    'long_term.btcf_other_repairs',
    base.allYears.slice(0, years).map((entry, index) => entry.btcf + entry.operation.capitalReserve - (other[index] ?? 0)),
    basis === 'set_aside'
      ? 'cash flow before tax + capital reserve − planned repairs'
      : 'cash flow before tax + planned repairs − capital reserve',
    ['long_term.btcf', setAsideSeries, datedSeries],
    term(
      basis === 'set_aside' ? 'Cash flow with planned repairs' : 'Cash flow with capital reserve',
      null,
      'JPY/year',
      'Cash flow before tax with the other treatment of major repairs.',
    ),
  );
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const planTotal = ledger.computed('repairs.plan_total', total(dated), 'sum of planned repairs', [datedSeries], {
    term: term('Planned repairs, total', '計画修繕費 合計', 'JPY', `Sum over ${years} years.`),
  });
  const setAsideTotal = ledger.computed('repairs.set_aside_total', total(setAside), 'sum of capital reserve', [setAsideSeries], {
    term: term('Capital reserve, total', '修繕積立 合計', 'JPY', `Sum over ${years} years.`),
  });
  return {
    basis,
    confirmed: repairGuide.confirmed ?? true,
    events: written,
    figures: [planTotal, setAsideTotal],
    columns: [setAsideSeries, datedSeries, otherCash],
    reading: [
      basis === 'set_aside'
        ? 'Returns use the yearly capital reserve; the repair plan is shown for comparison.'
        : 'Returns use the repair plan in the years it spends; the capital reserve is shown for comparison. Income tax does not deduct the works, because their treatment depends on what is done.',
      `Over ${years} years planned repairs are ${yenText(total(dated))}; the capital reserve is ${yenText(total(setAside))}.`,
      'Cycles and totals follow the ministry’s guide; the split of the total by work is our default. Works due before the purchase are assumed done; the repair record would settle it.',
    ],
  };
}
