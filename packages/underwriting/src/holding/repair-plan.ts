import { roundYen, type Yen } from '../money/yen.ts';
import { type RepairItem, repairShares } from './repair-guide.ts';

export interface RepairTerms {
  /** Age of the building at purchase, whole years. */
  ageYears: number;
  /** Years of holding to look at. */
  years: number;
  dwellings: number;
  /** Guide's 30-year total for one dwelling, in yen of the guide. */
  totalPerDwelling: Yen;
  /** Rise of prices since the guide, as a ratio: 0.25 is 25 %. */
  indexUp: number;
  /** Rise of costs in a year from now on, as a ratio. */
  costGrowth: number;
  exteriorCycle: number;
  plumbingCycle: number;
  equipmentCycle: number;
  lift: { cost: Yen; cycle: number } | null;
  /** In a condominium only what is inside the unit: the building is the association's. */
  insideOnly: boolean;
}

/** One large repair with the year of holding it falls in and the age of the building then. */
export interface RepairEvent {
  year: number;
  buildingAge: number;
  item: RepairItem;
  amount: Yen;
}

function worksOf(terms: RepairTerms): { item: RepairItem; cycle: number; cost: number }[] {
  const share = (item: keyof typeof repairShares) => repairShares[item] * terms.totalPerDwelling * terms.dwellings * (1 + terms.indexUp);
  const equipment = [
    { item: 'water_heater' as const, cycle: terms.equipmentCycle, cost: share('water_heater') },
    { item: 'air_conditioner' as const, cycle: terms.equipmentCycle, cost: share('air_conditioner') },
  ];
  if (terms.insideOnly) return equipment;
  const lift = terms.lift ? [{ item: 'lift' as const, cycle: terms.lift.cycle, cost: terms.lift.cost }] : [];
  return [
    { item: 'exterior_roof' as const, cycle: terms.exteriorCycle, cost: share('exterior_roof') },
    { item: 'plumbing' as const, cycle: terms.plumbingCycle, cost: share('plumbing') },
    ...equipment,
    ...lift,
  ];
}

/**
 * Large repairs placed where the age of the building reaches a multiple of each cycle, in order of years. What fell due before
 * the purchase is taken as done. Cost: share of the guide's total × (1 + rise since the guide) × (1 + growth) to the years before it.
 */
export function repairPlan(terms: RepairTerms): RepairEvent[] {
  const events: RepairEvent[] = [];
  for (const { item, cycle, cost } of worksOf(terms)) {
    if (!(cycle >= 1)) continue;
    for (let turn = 1; Math.round(turn * cycle) <= terms.ageYears + terms.years; turn += 1) {
      const year = Math.round(turn * cycle) - terms.ageYears;
      if (year < 1) continue;
      const amount = roundYen(cost * (1 + terms.costGrowth) ** (year - 1), 'nearest');
      events.push({ year, buildingAge: terms.ageYears + year, item, amount });
    }
  }
  return events.sort((left, right) => left.year - right.year);
}

/** Yen of each year of holding, first year first. */
export function repairsByYear(events: readonly RepairEvent[], years: number): Yen[] {
  const amounts = Array.from({ length: years }, () => 0);
  for (const { year, amount } of events) if (year <= years) amounts[year - 1] = (amounts[year - 1] ?? 0) + amount;
  return amounts;
}
