import type { FactName } from '@rimawari/underwriting';
import { type Corrections, valuesOf } from './corrections.ts';
import type { StepName } from './step.ts';

/** Facts that decide the place and its market: with another one they are looked up again. */
const ofTheMarket: readonly FactName[] = [
  'address',
  'stations',
  'layout',
  'floor_area_m2',
  'land_area_m2',
  'units',
  'floor',
  'floors_total',
  'structure',
  'built',
  'zoning',
];

/** From where on a run has to work for these corrections. */
export function stepsFor(corrections: Corrections): StepName[] {
  const isOfTheMarket = Object.keys(valuesOf(corrections)).some((field) => ofTheMarket.some((name) => name === field));
  return [...(isOfTheMarket ? (['enrichments'] as const) : []), 'final_analysis', 'html_report'];
}
