import { addMonths } from '../../calendar/days.ts';
import { isYearAlone, monthOf, yearOf } from '../../calendar/stated-dates.ts';
import { beginningOf } from '../../rules/duty.ts';
import { asbestosBan, earthquakeStandard, woodFrameRules } from '../../rules/property-law.ts';

const standardDate = beginningOf(earthquakeStandard);
const standardMonth = monthOf(standardDate);

/** Whether the 1981 earthquake standard applies; null when only the confirmation date could tell. */
export type SeismicReading = boolean | null;

/** By the day of the building confirmation, which decides it. `YYYY-MM-DD` or `YYYY-MM`. */
export function newSeismicByConfirmation(confirmation: string): boolean {
  return confirmation.length === 7 ? confirmation >= standardMonth : confirmation >= standardDate;
}

/**
 * By the completion alone: before June 1981 it is the old standard, some time after it the new one, in between nobody can tell.
 * Large buildings take longer to build, so the unclear time lasts two years; for a wooden house one.
 */
export function newSeismicByCompletion(completion: string, quickToBuild: boolean): SeismicReading {
  const month = monthOf(completion);
  if (month < standardMonth) return false;
  if (isYearAlone(completion) && yearOf(completion) === yearOf(standardDate)) return null;
  return month <= monthOf(addMonths(standardDate, quickToBuild ? 12 : 24)) ? null : true;
}

/** Whether a wooden building follows the rules on joints and wall balance of June 2000. */
export function woodStandard2000(confirmation: string): boolean {
  return confirmation >= monthOf(beginningOf(woodFrameRules));
}

/** Asbestos above 0.1 % was banned on 1 September 2006. A year alone counts as its beginning. */
export function asbestosSuspected(built: string): boolean {
  return built < monthOf(beginningOf(asbestosBan));
}
