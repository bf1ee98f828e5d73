import { isYearAlone, monthOf, yearOf } from '../../calendar/stated-dates.ts';

const standardDate = '1981-06-01';

/** Whether the 1981 earthquake standard applies; null when only the confirmation date could tell. */
export type SeismicReading = boolean | null;

/** By the day of the building confirmation, which decides it. `YYYY-MM-DD` or `YYYY-MM`. */
export function newSeismicByConfirmation(confirmation: string): boolean {
  return confirmation.length === 7 ? confirmation >= '1981-06' : confirmation >= standardDate;
}

/**
 * By the completion alone: before June 1981 it is the old standard, some time after it the new one, in between nobody can tell.
 * Large buildings take longer to build, so the unclear time lasts two years; for a wooden house one.
 */
export function newSeismicByCompletion(completion: string, quickToBuild: boolean): SeismicReading {
  const month = monthOf(completion);
  if (month < '1981-06') return false;
  if (isYearAlone(completion) && yearOf(completion) === 1981) return null;
  return month <= (quickToBuild ? '1982-06' : '1983-06') ? null : true;
}

/** Whether a wooden building follows the rules on joints and wall balance of June 2000. */
export function woodStandard2000(confirmation: string): boolean {
  return confirmation >= '2000-06';
}

/** Asbestos above 0.1 % was banned on 1 September 2006. A year alone counts as its beginning. */
export function asbestosSuspected(built: string): boolean {
  return built < '2006-09';
}
