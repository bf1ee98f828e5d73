import * as texts from '../texts/model/unavailable-texts.ts';

/** A number, or the reason why there is none. Ratios are plain (0.05 for 5 %). */
export type Answer = { value: number; because: null } | { value: null; because: string };

export function answered(value: number): Answer {
  return Number.isFinite(value) ? { value, because: null } : { value: null, because: texts.notFinite };
}

export function unanswered(because: string): Answer {
  return { value: null, because };
}
