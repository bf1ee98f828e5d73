import { type Settings, settingOf } from '../case/settings.ts';
import type { CaseResult } from '../case/work-out-case.ts';
import type { Subject } from '../facts/subject.ts';
import { roundYen } from '../money/yen.ts';
import { buildingCostValue, landCostValue } from '../valuation/cost-approach.ts';
import { directCapitalisation } from '../valuation/income-approach.ts';

/** Reference levels, never a valuation. Yen; null where a figure is not known. */
export interface ValueCrossChecks {
  bankBuilding: number;
  actualBuilding: number;
  land: number | null;
  bankTotal: number | null;
  actualTotal: number | null;
  direct: number;
  directRange: [number, number];
  discounted: number;
}

/** Cost approach by banks' tables and by real cost, direct capitalisation, and discounted cash flow of the base case without the loan. */
export function valueCrossChecks(
  subject: Subject,
  settings: Settings,
  base: CaseResult,
  capRange: readonly [number, number] | null,
): ValueCrossChecks {
  const { floorAreaSqm, ageYears } = base.purchase.valuation;
  const life = subject.legalLifeYears;
  const building = (unitCost: number) => buildingCostValue({ unitCost, floorAreaSqm, ageYears, legalLifeYears: life });
  const roadPrice = settings.values.road_price;
  const area = subject.values.land_area_m2;
  const land = roadPrice !== undefined && area !== null ? landCostValue(roadPrice, area) : null;
  const bankBuilding = building(settingOf(settings, 'bank_unit_cost'));
  const actualBuilding = building(settingOf(settings, 'rebuilding_cost_per_m2'));
  const noi = Math.max(0, base.years[0]?.operation.noi ?? 0);
  const cap = settingOf(settings, 'market_cap_rate');
  const at = (percent: number) => directCapitalisation(noi, percent / 100);
  const [low, high] = capRange ?? [Math.max(0.5, cap - 1), cap + 1];
  return {
    bankBuilding,
    actualBuilding,
    land,
    bankTotal: land === null ? null : land + bankBuilding,
    actualTotal: land === null ? null : land + actualBuilding,
    direct: at(cap),
    directRange: [at(high), at(low)],
    discounted: discountedBase(settings, base),
  };
}

/** Yearly cash after set-aside and the assumed sale after its costs, discounted; no loan, no tax. */
function discountedBase(settings: Settings, base: CaseResult): number {
  const rate = settingOf(settings, 'discount_rate') / 100;
  let factor = 1;
  let value = 0;
  for (const entry of base.years) {
    factor /= 1 + rate;
    value += entry.operation.ncf * factor;
  }
  return roundYen(value + (base.exit.price - base.exit.saleCosts) * factor);
}
