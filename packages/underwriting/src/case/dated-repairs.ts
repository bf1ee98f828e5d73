import type { Subject } from '../facts/subject.ts';
import { type RepairEvent, repairPlan, repairsByYear } from '../holding/repair-plan.ts';
import { type Settings, settingOf } from './settings.ts';

/** Repair plan of the property over so many years of holding. */
export function datedRepairs(subject: Subject, settings: Settings, years: number): RepairEvent[] {
  const { lift_cost: liftCost, lift_cycle: liftCycle } = settings.values;
  return repairPlan({
    ageYears: subject.ageMonths === null ? settingOf(settings, 'building_age') : subject.ageYears,
    years,
    dwellings: subject.unitsUsed,
    totalPerDwelling: settingOf(settings, 'repair_guide_total'),
    indexUp: settingOf(settings, 'repair_index_up') / 100,
    costGrowth: settingOf(settings, 'cost_growth') / 100,
    exteriorCycle: settingOf(settings, 'exterior_cycle'),
    plumbingCycle: settingOf(settings, 'plumbing_cycle'),
    equipmentCycle: settingOf(settings, 'equipment_cycle'),
    lift: liftCost === undefined || liftCycle === undefined ? null : { cost: liftCost, cycle: liftCycle },
    insideOnly: subject.isCondominium,
  });
}

/** Settings in which cash flow counts the dated plan in place of the yearly set-aside. */
export function withDatedRepairs(subject: Subject, settings: Settings, years: number): Settings {
  return { ...settings, datedRepairs: repairsByYear(datedRepairs(subject, settings, years), years) };
}
