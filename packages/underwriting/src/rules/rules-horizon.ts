import { addMonths, isFullDate, parseDate } from '../calendar/days.ts';
import { UnderwritingError } from '../errors.ts';
import { brokerageLowPriceSpecial, brokerageTiers } from './brokerage.ts';
import { consumptionTaxRate } from './consumption-tax.ts';
import { type DatedRule, readRule } from './dated-rule.ts';
import { cityPlanningTaxCap, fixedAssetTaxExemption, fixedAssetTaxRate, newHouseRelief, residentialLandRelief } from './fixed-asset-tax.ts';
import { blueDeduction, incomeSurtax, incomeTaxBrackets, residentTax } from './income-tax.ts';
import {
  acquisitionTaxExemption,
  acquisitionTaxLandAndHouseRate,
  acquisitionTaxResidentialLandShare,
} from './real-estate-acquisition-tax.ts';
import { registrationBuildingSale, registrationLandSale, registrationMortgage } from './registration-tax.ts';
import { rulesVersion } from './rules-version.ts';
import { stampTaxLoan, stampTaxSale } from './stamp-tax.ts';

/** From this day on every rule of a purchase is known in the version in force; some earlier versions were not read in a public copy. */
export const rulesConfirmedFrom = '2024-07-01';
/** Last analysis date for which rules are applied: ten years after they were last checked. */
export const rulesHorizon = addMonths(rulesVersion, 120);

/** What every purchase meets; a date outside one of these has no report. */
const needed: readonly DatedRule<unknown>[] = [
  brokerageTiers,
  brokerageLowPriceSpecial,
  stampTaxSale,
  stampTaxLoan,
  registrationLandSale,
  registrationBuildingSale,
  registrationMortgage,
  acquisitionTaxLandAndHouseRate,
  acquisitionTaxResidentialLandShare,
  acquisitionTaxExemption,
  consumptionTaxRate,
  fixedAssetTaxRate,
  cityPlanningTaxCap,
  residentialLandRelief,
  fixedAssetTaxExemption,
  newHouseRelief,
  incomeTaxBrackets,
  incomeSurtax,
  residentTax,
  blueDeduction,
];

/**
 * Lets pass an analysis date for which the rules are known: from {@link rulesConfirmedFrom} to {@link rulesHorizon}, and earlier
 * as far back as every rule of a purchase is known (2007; the taxes of a company 2019), with versions marked unconfirmed.
 * Throws `invalid_date` for no date or one beyond the horizon, `rule_not_in_force` for one before the rules.
 */
export function checkAnalysisDate(asOf: string): void {
  if (typeof asOf !== 'string' || !isFullDate(asOf))
    throw new UnderwritingError('invalid_date', `The analysis date must be written YYYY-MM-DD, not "${String(asOf)}".`, 'as_of');
  parseDate(asOf);
  if (asOf > rulesHorizon)
    throw new UnderwritingError(
      'invalid_date',
      `The rules in force on ${asOf} are not known: they were last checked on ${rulesVersion}. Choose a date up to ${rulesHorizon}.`,
      'as_of',
    );
  for (const rule of needed) readRule(rule, asOf);
}
