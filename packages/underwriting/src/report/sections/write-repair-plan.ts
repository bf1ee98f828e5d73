import { datedRepairs } from '../../case/dated-repairs.ts';
import { operatingYears } from '../../case/operation.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { repairGuide, repairTitles } from '../../holding/repair-guide.ts';
import { repairsByYear } from '../../holding/repair-plan.ts';
import { grouped } from '../../numbers/number-text.ts';
import { term } from '../../terms/term.ts';
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
        ? 'cost of a lift × growth of costs'
        : 'share of the guide’s total × dwellings × (1 + rise of prices) × growth of costs',
      [...cost, `assumptions.${cycleOf[event.item]}`, ...age],
      { term: term(`${title}, year ${event.year}`, title_ja, 'JPY', `Falls due when the building is ${event.buildingAge} years old.`) },
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
    'repairs that fall due in the year',
    inputs,
    term(
      'Large repairs, dated',
      '計画修繕 (年次)',
      'JPY/year',
      'What the plan spends in the year. Beside the set-aside, not on top of it.',
    ),
  );
  const setAsideSeries = ledger.series(
    'long_term.set_aside',
    setAside,
    'dwellings × sum set aside × growth of costs',
    ['facts.units', 'assumptions.capital_reserve_per_unit', 'assumptions.cost_growth'],
    term('Set aside for large repairs', '修繕積立 (自主)', 'JPY/year', 'What is laid by each year.'),
  );
  const other = basis === 'set_aside' ? dated : setAside;
  const otherCash = ledger.series(
    'long_term.btcf_other_repairs',
    base.allYears.slice(0, years).map((entry, index) => entry.btcf + entry.operation.capitalReserve - (other[index] ?? 0)),
    basis === 'set_aside' ? 'cash flow before tax + set-aside − dated repairs' : 'cash flow before tax + dated repairs − set-aside',
    ['long_term.btcf', setAsideSeries, datedSeries],
    term(
      basis === 'set_aside' ? 'Cash flow with dated repairs' : 'Cash flow with the set-aside',
      null,
      'JPY/year',
      'The same cash flow before tax with the other way of counting large repairs.',
    ),
  );
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const planTotal = ledger.computed('repairs.plan_total', total(dated), 'sum of the dated repairs', [datedSeries], {
    term: term('Large repairs in the plan', '計画修繕費 合計', 'JPY', `Sum over ${years} years.`),
  });
  const setAsideTotal = ledger.computed('repairs.set_aside_total', total(setAside), 'sum of what is set aside', [setAsideSeries], {
    term: term('Set aside in the same time', '修繕積立 合計', 'JPY', `Sum over ${years} years.`),
  });
  return {
    basis,
    confirmed: repairGuide.confirmed,
    events: written,
    figures: [planTotal, setAsideTotal],
    columns: [setAsideSeries, datedSeries, otherCash],
    reading: [
      basis === 'set_aside'
        ? 'All returns count the yearly set-aside; the dated plan stands beside it and is not counted again.'
        : 'All returns count the dated plan in the years it spends; the yearly set-aside stands beside it and is not counted. Income tax does not deduct the works: whether one is an expense or is written off depends on what is done.',
      `Over ${years} years the plan spends ${grouped(total(dated))} yen and the set-aside gathers ${grouped(total(setAside))} yen.`,
      'Cycles and totals are those of the ministry’s guide; how the total divides over the works is ours. Works due before the purchase are taken as done: ask for the repair records.',
    ],
  };
}
