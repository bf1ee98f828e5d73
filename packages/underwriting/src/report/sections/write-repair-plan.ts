import { datedRepairs } from '../../case/dated-repairs.ts';
import { operatingYears } from '../../case/operation.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { repairGuide, repairTitles } from '../../holding/repair-guide.ts';
import { repairsByYear } from '../../holding/repair-plan.ts';
import { yenText } from '../../numbers/number-text.ts';
import * as texts from '../../texts/repairs-texts.ts';
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
      event.item === 'lift' ? texts.elevatorFormula : texts.workFormula,
      [...cost, `assumptions.${cycleOf[event.item]}`, ...age],
      { term: texts.work(title, event.year, title_ja, event.buildingAge) },
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
  const datedSeries = ledger.series('long_term.dated_repairs', dated, texts.datedRepairsFormula, inputs, texts.datedRepairs);
  const setAsideSeries = ledger.series(
    'long_term.set_aside',
    setAside,
    texts.setAsideFormula,
    ['facts.units', 'assumptions.capital_reserve_per_unit', 'assumptions.cost_growth'],
    texts.setAside,
  );
  const other = basis === 'set_aside' ? dated : setAside;
  const otherCash = ledger.series(
    'long_term.btcf_other_repairs',
    base.allYears.slice(0, years).map((entry, index) => entry.btcf + entry.operation.capitalReserve - (other[index] ?? 0)),
    basis === 'set_aside' ? texts.btcfPlannedFormula : texts.btcfReserveFormula,
    ['long_term.btcf', setAsideSeries, datedSeries],
    texts.btcfOtherRepairs(basis === 'set_aside'),
  );
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const planTotal = ledger.computed('repairs.plan_total', total(dated), texts.planTotalFormula, [datedSeries], {
    term: texts.planTotal(years),
  });
  const setAsideTotal = ledger.computed('repairs.set_aside_total', total(setAside), texts.setAsideTotalFormula, [setAsideSeries], {
    term: texts.setAsideTotal(years),
  });
  return {
    basis,
    confirmed: repairGuide.confirmed ?? true,
    events: written,
    figures: [planTotal, setAsideTotal],
    columns: [setAsideSeries, datedSeries, otherCash],
    reading: [
      basis === 'set_aside' ? texts.usesReserve : texts.usesPlan,
      texts.totals(years, yenText(total(dated)), yenText(total(setAside))),
      texts.fromGuide,
    ],
  };
}
