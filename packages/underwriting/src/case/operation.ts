import type { Subject } from '../facts/subject.ts';
import { wholePower } from '../loan/level-payment.ts';
import { roundYen, timesRate } from '../money/yen.ts';
import type { Purchase } from './purchase.ts';
import { type Settings, settingOf } from './settings.ts';

/** Income and cost of one year in whole yen. Monthly items are cut to the yen before they are multiplied by twelve. */
export interface OperatingYear {
  year: number;
  grossPotential: number;
  vacancyLoss: number;
  effective: number;
  monthly: {
    management_fee: number;
    repair_reserve: number;
    property_management: number;
    insurance: number;
    building_upkeep: number;
    ground_rent: number;
    other_fees: number;
  };
  taxes: { fixed_asset_tax: number; city_planning_tax: number };
  reletting: number;
  restoration: number;
  operatingExpenses: number;
  noi: number;
  capitalReserve: number;
  ncf: number;
}

/** Monthly payment to the owners' association: as stated, or the assumed one per square metre. */
function associationFees(subject: Subject, settings: Settings, floorAreaSqm: number): { managementFee: number; repairReserve: number } {
  const { managementFee, repairReserve } = subject.charges;
  if (!subject.isCondominium) return { managementFee: managementFee ?? 0, repairReserve: repairReserve ?? 0 };
  return {
    managementFee: managementFee ?? roundYen(floorAreaSqm * settingOf(settings, 'management_fee_per_m2')),
    repairReserve: subject.feeIncludesReserve ? 0 : (repairReserve ?? roundYen(floorAreaSqm * settingOf(settings, 'reserve_per_m2'))),
  };
}

/** Mean reserve of a month of a year: as it is and grows, and from the day announced on at least what is announced. */
function reserveOfYear(subject: Subject, grown: number, year: number): number {
  const { reserveRise } = subject.charges;
  if (reserveRise === null) return grown;
  const monthsBefore = Math.min(12, Math.max(0, reserveRise.monthsAhead - (year - 1) * 12));
  const after = Math.max(grown, reserveRise.monthly);
  return nearestYen((grown * monthsBefore + after * (12 - monthsBefore)) / 12);
}

/** To the nearest yen, halves up: what binary fractions leave below the fifth decimal is not money and must not decide a half. */
function nearestYen(value: number): number {
  return roundYen(Math.round(value * 100_000) / 100_000, 'nearest');
}

/** Works out one year. Year 1 is the first full year after purchase; rent changes once a year, at each anniversary. */
export function operatingYear(subject: Subject, settings: Settings, purchase: Purchase, year: number): OperatingYear {
  const rentLevel = wholePower(1 + settingOf(settings, 'rent_change') / 100, year - 1);
  const costLevel = wholePower(1 + settingOf(settings, 'cost_growth') / 100, year - 1);
  const monthlyRent = nearestYen(settings.monthlyRent * rentLevel);
  const grossPotential = monthlyRent * 12;
  const usualLoss = timesRate(grossPotential, settingOf(settings, 'vacancy') / 100, 'nearest');
  // Where rooms stand empty at the purchase, the first year brings what tenants pay now and no more.
  const unlet = year === 1 && settings.firstYearRent !== null ? grossPotential - settings.firstYearRent * 12 : 0;
  const vacancyLoss = Math.max(usualLoss, unlet);
  const effective = grossPotential - vacancyLoss;
  const fees = associationFees(subject, settings, purchase.valuation.floorAreaSqm);
  const grown = (amount: number) => nearestYen(amount * costLevel);
  const monthly = {
    management_fee: grown(fees.managementFee),
    repair_reserve: reserveOfYear(subject, grown(fees.repairReserve), year),
    property_management: Math.floor(timesRate(effective, settingOf(settings, 'management_rate') / 100) / 12),
    insurance: grown(Math.floor(purchase.insurancePerYear / 12)),
    building_upkeep: grown(settingOf(settings, 'upkeep_per_unit') * subject.unitsUsed),
    ground_rent: subject.isLeasehold ? grown(subject.charges.groundRent ?? settingOf(settings, 'ground_rent')) : 0,
    other_fees: grown(subject.charges.otherFees),
  };
  const due = purchase.newHouseTax && year <= purchase.newHouseTax.years ? purchase.newHouseTax.tax : purchase.propertyTax;
  const taxes = { fixed_asset_tax: due.fixedAssetTax, city_planning_tax: due.cityPlanningTax };
  const turnover = settingOf(settings, 'turnover') / 100;
  const reletting = nearestYen(monthlyRent * settingOf(settings, 'reletting_months') * turnover);
  const restoration = grown(settingOf(settings, 'restoration') * subject.unitsUsed * turnover);
  const monthlyTotal = Object.values(monthly).reduce((sum, amount) => sum + amount, 0);
  const operatingExpenses = monthlyTotal * 12 + taxes.fixed_asset_tax + taxes.city_planning_tax + reletting + restoration;
  const noi = effective - operatingExpenses;
  const shock = settings.repairShock?.year === year ? settings.repairShock.amount : 0;
  // Either what is set aside or what is spent: both would count the same repairs twice.
  const repairs = settings.datedRepairs
    ? (settings.datedRepairs[year - 1] ?? 0)
    : grown(settingOf(settings, 'capital_reserve_per_unit') * subject.unitsUsed);
  const capitalReserve = repairs + shock;
  return {
    year,
    grossPotential,
    vacancyLoss,
    effective,
    monthly,
    taxes,
    reletting,
    restoration,
    operatingExpenses,
    noi,
    capitalReserve,
    ncf: noi - capitalReserve,
  };
}
