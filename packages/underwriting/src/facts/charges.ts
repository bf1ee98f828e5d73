import { monthsElapsed } from '../calendar/days.ts';
import { monthStart } from '../calendar/stated-dates.ts';
import type { ExtraFacts } from './extra-facts.ts';
import type { FactValues } from './fact-values.ts';

/** What the sources state that an owner pays every month, yen. Null where nothing is stated. */
export interface StatedCharges {
  managementFee: number | null;
  repairReserve: number | null;
  /** One amount is printed for fee and reserve: how much of it is saved is not known. */
  holdsReserve: boolean;
  groundRent: number | null;
  /** Further charges: garden, internet, service balcony and those printed by name. */
  otherFees: number;
  /** The reserve that is announced, and the months until it is paid. */
  reserveRise: { monthly: number; monthsAhead: number } | null;
}

const aMonth = (yearly: number | undefined): number | null => (yearly === undefined ? null : Math.round(yearly / 12));

function riseOf(extra: ExtraFacts, asOf: string): StatedCharges['reserveRise'] {
  const { reserve_rise_jpy_month: monthly, reserve_rise_on: on } = extra;
  if (monthly === undefined) return null;
  const known = on !== undefined && /^[12]\d{3}(-(0[1-9]|1[0-2])(-\d{2})?)?$/.test(on);
  // Without a day the rise is taken to come at once, which is the careful side.
  const start = known ? monthStart(on.length === 4 ? `${on}-01` : on) : asOf;
  return { monthly, monthsAhead: start <= asOf ? 0 : Math.max(0, monthsElapsed(monthStart(asOf), start)) };
}

/** Charges as stated: by the month, by the year where only that is printed, or one amount for fee and reserve. */
export function readCharges(values: FactValues, extra: ExtraFacts, asOf: string): StatedCharges {
  const fee = values.management_fee_jpy_month ?? aMonth(extra.management_fee_jpy_year);
  const reserve = values.repair_reserve_jpy_month ?? aMonth(extra.repair_reserve_jpy_year);
  const together = extra.monthly_cost_total_jpy;
  const onlyTotal = together !== undefined && fee === null && reserve === null;
  const named = (extra.other_fees ?? []).reduce((sum, { jpy }) => sum + (jpy ?? 0), 0);
  return {
    managementFee: onlyTotal ? together : fee,
    repairReserve: reserve,
    holdsReserve: onlyTotal || (extra.fee_includes_reserve === true && fee !== null && reserve === null),
    groundRent: extra.ground_rent_jpy_month ?? aMonth(extra.ground_rent_jpy_year),
    otherFees: Math.round(
      (extra.garden_fee_jpy_month ?? 0) + (extra.internet_jpy_month ?? 0) + (extra.service_balcony_fee_jpy_month ?? 0) + named,
    ),
    reserveRise: riseOf(extra, asOf),
  };
}
