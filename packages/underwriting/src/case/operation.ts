import type { Subject } from '../facts/subject.ts';
import { roundYen, timesRate } from '../money/yen.ts';
import { wholePower } from '../numbers/whole-power.ts';
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
  const settled = Math.round(value * 100_000) / 100_000;
  // As roundYen does for amounts above zero, in one step: each year of a case asks for it ten times.
  return settled > 0 ? Math.round(settled + 1e-6) : roundYen(settled, 'nearest');
}

/** An amount of today at the level of costs of a year. */
function grown(amount: number, costLevel: number): number {
  return amount === 0 ? 0 : nearestYen(amount * costLevel);
}

const taxesOf = ({ fixedAssetTax, cityPlanningTax }: Purchase['propertyTax']): OperatingYear['taxes'] => ({
  fixed_asset_tax: fixedAssetTax,
  city_planning_tax: cityPlanningTax,
});

/** Works out years one by one. Year 1 is the first full year after purchase; rent changes once a year, at each anniversary. */
export function operatingYears(subject: Subject, settings: Settings, purchase: Purchase): (year: number) => OperatingYear {
  const { monthlyRent: rentNow, paidNow, repairShock, datedRepairs } = settings;
  const { propertyTax, newHouseTax } = purchase;
  const units = subject.unitsUsed;
  const rentGrowth = 1 + settingOf(settings, 'rent_change') / 100;
  const costGrowth = 1 + settingOf(settings, 'cost_growth') / 100;
  const vacancy = settingOf(settings, 'vacancy') / 100;
  const managementRate = settingOf(settings, 'management_rate') / 100;
  const turnover = settingOf(settings, 'turnover') / 100;
  const relettingMonths = settingOf(settings, 'reletting_months');
  const restorationNow = settingOf(settings, 'restoration') * units * turnover;
  const upkeepNow = settingOf(settings, 'upkeep_per_unit') * units;
  const setAsideNow = datedRepairs ? 0 : settingOf(settings, 'capital_reserve_per_unit') * units;
  const insuranceNow = Math.floor(purchase.insurancePerYear / 12);
  const groundRentNow = subject.isLeasehold ? (subject.charges.groundRent ?? settingOf(settings, 'ground_rent')) : 0;
  const feesNow = associationFees(subject, settings, purchase.valuation.floorAreaSqm);
  const otherFeesNow = subject.charges.otherFees;
  const usualTaxes = taxesOf(propertyTax);
  const reducedTaxes = newHouseTax ? taxesOf(newHouseTax.tax) : usualTaxes;

  return (year) => {
    const rentLevel = wholePower(rentGrowth, year - 1);
    const costLevel = wholePower(costGrowth, year - 1);
    const monthlyRent = nearestYen(rentNow * rentLevel);
    const grossPotential = monthlyRent * 12;
    const usualLoss = timesRate(grossPotential, vacancy, 'nearest');
    // Where units stand empty at the purchase, the first year brings what tenants pay now and no more, and only their tenancies can end.
    const paidShare = year === 1 && paidNow !== null && paidNow < monthlyRent ? paidNow / monthlyRent : 1;
    const vacancyLoss = paidShare < 1 ? Math.max(usualLoss, grossPotential - (paidNow ?? 0) * 12) : usualLoss;
    const effective = grossPotential - vacancyLoss;
    const monthly = {
      management_fee: grown(feesNow.managementFee, costLevel),
      repair_reserve: reserveOfYear(subject, grown(feesNow.repairReserve, costLevel), year),
      property_management: Math.floor(timesRate(effective, managementRate) / 12),
      insurance: grown(insuranceNow, costLevel),
      building_upkeep: grown(upkeepNow, costLevel),
      ground_rent: grown(groundRentNow, costLevel),
      other_fees: grown(otherFeesNow, costLevel),
    };
    const taxes = year <= (newHouseTax?.years ?? 0) ? reducedTaxes : usualTaxes;
    const reletting = nearestYen(monthlyRent * paidShare * relettingMonths * turnover);
    const restoration = grown(restorationNow * paidShare, costLevel);
    const monthlyTotal =
      monthly.management_fee +
      monthly.repair_reserve +
      monthly.property_management +
      monthly.insurance +
      monthly.building_upkeep +
      monthly.ground_rent +
      monthly.other_fees;
    const operatingExpenses = monthlyTotal * 12 + taxes.fixed_asset_tax + taxes.city_planning_tax + reletting + restoration;
    const noi = effective - operatingExpenses;
    const shock = repairShock?.year === year ? repairShock.amount : 0;
    // Either what is set aside or what is spent: both would count the same repairs twice.
    const repairs = datedRepairs ? (datedRepairs[year - 1] ?? 0) : grown(setAsideNow, costLevel);
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
  };
}
