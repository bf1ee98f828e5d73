import { reserveBand, reservePerSqm, steppedPlanBounds } from '../../holding/reserve-guideline.ts';
import { type Family, type Inputs, needNumber, numberIn, type Outputs } from '../vector.ts';

export const reserve: Family = (inputs) => {
  const outputs: Outputs = {};
  const storeys = numberIn(inputs, 'storeys', 'floors');
  const total = numberIn(inputs, 'total_floor_area', 'gross_floor_area');
  const paidMonth = numberIn(inputs, 'reserve_month', 'monthly_reserve', 'repair_reserve', 'reserve', 'repair_reserve_month');
  const unitArea = numberIn(inputs, 'unit_area', 'exclusive_area', 'area');
  if (paidMonth !== undefined && unitArea !== undefined) outputs.per_sqm = paidMonth / unitArea;
  if (numberIn(inputs, 'X') !== undefined) outputs.Z = planLevel(inputs);
  if (storeys !== undefined || total !== undefined) {
    const band = reserveBand(storeys ?? 1, total ?? 0);
    Object.assign(outputs, { mean: band.mean, low: band.low, high: band.high });
    if (unitArea !== undefined)
      Object.assign(outputs, {
        monthly_mean: band.mean * unitArea,
        monthly_low: band.low * unitArea,
        monthly_high: band.high * unitArea,
      });
    const perSqm = (outputs.per_sqm ?? outputs.Z ?? numberIn(inputs, 'per_sqm', 'reserve_per_sqm')) as number | undefined;
    if (perSqm !== undefined) {
      const shortfall = unitArea === undefined ? undefined : Math.max(0, Math.round((band.mean - perSqm) * unitArea * 1e6) / 1e6);
      Object.assign(outputs, {
        per_sqm: perSqm,
        below_low_bound: perSqm < band.low,
        above_high_bound: perSqm > band.high,
        in_band: perSqm >= band.low && perSqm <= band.high,
        band_position: perSqm < band.low ? 'below' : perSqm > band.high ? 'above' : 'in_band',
        shortfall_to_mean_month: shortfall,
      });
    }
  }
  // Machinery for parking is added: its cost a month for all places, over the exclusive area of the building.
  const [each, places, whole] = [
    numberIn(inputs, 'cost_per_machine_month', 'parking_cost_per_unit_month', 'parking_unit_cost', 'machine_cost_month'),
    numberIn(inputs, 'parking_places', 'parking_units', 'machines', 'places', 'units'),
    numberIn(inputs, 'total_exclusive_area', 'exclusive_area_total'),
  ];
  if (each !== undefined && places !== undefined && whole !== undefined) {
    outputs.addition_per_sqm = (each * places) / whole;
    outputs.addition_month = unitArea === undefined ? undefined : Math.floor((each * places * unitArea) / whole + 1e-6);
  }
  const level = numberIn(inputs, 'base_plan_level', 'level_plan');
  if (level !== undefined) {
    const clean = (value: number) => Math.round(value * 1e6) / 1e6;
    const least = clean(level * (numberIn(inputs, 'stepped_plan_min_ratio') ?? steppedPlanBounds.first));
    const most = clean(level * (numberIn(inputs, 'stepped_plan_max_ratio') ?? steppedPlanBounds.last));
    const [first, last] = [numberIn(inputs, 'initial', 'first'), numberIn(inputs, 'final', 'last')];
    Object.assign(outputs, {
      initial_min: least,
      final_max: most,
      initial_ok: first === undefined ? undefined : first >= least,
      final_ok: last === undefined ? undefined : last <= most,
    });
  }
  return outputs;
};

function planLevel(inputs: Inputs): number {
  return reservePerSqm({
    fundToday: needNumber(inputs, 'A'),
    paymentsOverPlan: needNumber(inputs, 'B'),
    otherIncomeOverPlan: numberIn(inputs, 'C') ?? 0,
    exclusiveAreaSqm: needNumber(inputs, 'X'),
    planMonths: needNumber(inputs, 'Y'),
  });
}
