import * as texts from '../texts/model/unavailable-texts.ts';
import { type Answer, answered, unanswered } from './answer.ts';

/** Rate of a whole year that compounds from a nominal one paid in parts (EFFECT). */
export function effectiveRate(nominal: number, periodsPerYear: number): number {
  return (1 + nominal / periodsPerYear) ** periodsPerYear - 1;
}

/** Nominal yearly rate that compounds to an effective one (NOMINAL). */
export function nominalRate(effective: number, periodsPerYear: number): number {
  return ((1 + effective) ** (1 / periodsPerYear) - 1) * periodsPerYear;
}

/** Steady growth of one period that turns the one amount into the other (RRI, CAGR). */
export function growthRate(from: number, to: number, periods: number): Answer {
  if (!(from > 0) || to < 0 || periods <= 0) return unanswered(texts.noGrowthPeriod);
  return answered((to / from) ** (1 / periods) - 1);
}

/** Periods until an amount has grown into another at a rate (PDURATION). */
export function periodsToGrow(rate: number, from: number, to: number): Answer {
  if (!(rate > 0) || !(from > 0) || !(to > 0)) return unanswered(texts.noGrowthRate);
  return answered(Math.log(to / from) / Math.log(1 + rate));
}
