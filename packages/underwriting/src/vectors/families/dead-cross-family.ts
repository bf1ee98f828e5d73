import { straightLine } from '../../depreciation/straight-line.ts';
import { loanPayments, loanYears } from '../../loan/schedule.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { smallAssetWriteOff } from '../../rules/write-off.ts';
import { defaultDate, type Family, flagIn, type Inputs, needNumber, numberIn, numbersIn, textIn } from '../vector.ts';

function repaidByYear(inputs: Inputs): number[] {
  const stated = numbersIn(inputs, 'annual_principal', 'principal_by_year', 'principal_repaid', 'principal', 'principals');
  if (stated) return stated;
  const single = numberIn(inputs, 'annual_principal', 'principal_repaid', 'principal_paid', 'principal_payment');
  if (single !== undefined) return [single];
  const paid = loanPayments({
    principal: needNumber(inputs, 'loan', 'principal'),
    annualRate: needNumber(inputs, 'annual_rate_pct', 'rate_pct') / 100,
    months: needNumber(inputs, 'years', 'loan_years') * 12,
    method: /principal/.test(textIn(inputs, 'method') ?? '') ? 'level_principal' : 'level_payment',
  });
  return loanYears(paid).map((year) => year.principal + year.prepaid);
}

function wornByYear(inputs: Inputs): number[] {
  const stated = numbersIn(inputs, 'annual_depreciation', 'depreciation_by_year', 'depreciation');
  if (stated) return stated;
  const cost = numberIn(inputs, 'building_price', 'building_cost', 'cost');
  const life = numberIn(inputs, 'life', 'used_life', 'depreciation_years');
  if (cost !== undefined && life !== undefined) return straightLine({ cost, lifeYears: life, monthsFirstYear: 12 }).yearly;
  const each = needNumber(inputs, 'depreciation', 'annual_depreciation');
  return Array.from({ length: life ?? 100 }, () => each);
}

/** First year in which more principal is repaid than is written off. */
export const deadCross: Family = (inputs) => {
  const worn = wornByYear(inputs);
  const year = repaidByYear(inputs).findIndex((principal, index) => principal > (worn[index] ?? 0)) + 1;
  return {
    dead_cross_year: year === 0 ? null : year,
    year: year === 0 ? null : year,
    dead_cross: year > 0,
    excess: excessOf(inputs, worn),
  };
};

/** What is repaid beyond what is written off in the first year: income that is taxed without having come in. */
const excessOf = (inputs: Inputs, worn: readonly number[]) => (repaidByYear(inputs)[0] ?? 0) - (worn[0] ?? 0);

/** Whether an asset may be written off at once on the day it is bought; never one that is leased out. */
export const smallAsset: Family = (inputs) => {
  const day = textIn(inputs, 'acquired', 'acquired_on', 'date') ?? defaultDate;
  const { costBelow, yearlyCap } = readRule(smallAssetWriteOff, day).version.value;
  const leased = flagIn(inputs, 'leased_out', 'leased') ?? false;
  const cost = numberIn(inputs, 'cost', 'amount');
  const allowed = cost === undefined ? undefined : cost < costBelow && !leased;
  const small =
    cost === undefined ? undefined : treatmentOf(cost, allowed === true && flagIn(inputs, 'blue', 'blue_return', 'sme') === true);
  // Below 200,000 yen a third a year, whatever the month (一括償却資産).
  const third = cost === undefined ? 0 : Math.floor(cost / 3);
  return {
    treatment: small,
    yearly: small === 'three_year_equal' && cost !== undefined ? [third, third, cost - 2 * third] : undefined,
    write_off_allowed: allowed,
    allowed,
    limit: costBelow,
    cost_below: costBelow,
    yearly_cap: yearlyCap,
    annual_cap: yearlyCap,
  };
};

/** Below 100,000 yen an expense; below 200,000 in three equal parts; below the limit of the day at once for blue filers; else over its life. */
function treatmentOf(cost: number, specialAllowed: boolean): string {
  if (cost < 100_000) return 'expense';
  if (specialAllowed) return 'immediate';
  return cost < 200_000 ? 'three_year_equal' : 'depreciate';
}
