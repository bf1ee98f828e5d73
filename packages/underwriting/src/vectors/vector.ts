/** One worked example: what goes in, what an authority or our arithmetic says comes out, and where it is from. */
export interface Vector {
  id: string;
  rule: string;
  inputs: Inputs;
  expected: Record<string, unknown>;
  provenance: string;
  arithmetic?: string;
  note?: string;
  source?: string;
  tolerance?: Tolerance | number | null;
}

export interface Tolerance {
  abs?: number;
  rel?: number;
  money_abs?: number;
  ratio_abs?: number;
}

export type Inputs = Record<string, unknown>;
export type Outputs = Record<string, unknown>;

/** Works out everything a family of vectors may ask for. A key that is expected but not worked out is a failure. */
export type Family = (inputs: Inputs, expected: Record<string, unknown>, all: readonly Vector[]) => Outputs;

export class UnknownShape extends Error {}

/** First of the named inputs that is a number. */
export function numberIn(inputs: Inputs, ...names: string[]): number | undefined {
  for (const name of names) {
    const value = inputs[name];
    if (typeof value === 'number' && Number.isFinite(value)) return value;
  }
  return undefined;
}

export function needNumber(inputs: Inputs, ...names: string[]): number {
  const value = numberIn(inputs, ...names);
  if (value === undefined) throw new UnknownShape(`none of ${names.join(', ')} is given`);
  return value;
}

export function textIn(inputs: Inputs, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = inputs[name];
    if (typeof value === 'string') return value;
  }
  return undefined;
}

export function flagIn(inputs: Inputs, ...names: string[]): boolean | undefined {
  for (const name of names) {
    const value = inputs[name];
    if (typeof value === 'boolean') return value;
  }
  return undefined;
}

export function numbersIn(inputs: Inputs, ...names: string[]): number[] | undefined {
  for (const name of names) {
    const value = inputs[name];
    if (Array.isArray(value) && value.every((entry) => typeof entry === 'number')) return value as number[];
  }
  return undefined;
}

export function textsIn(inputs: Inputs, ...names: string[]): string[] | undefined {
  for (const name of names) {
    const value = inputs[name];
    if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value as string[];
  }
  return undefined;
}

/** Day used where an example gives none: that on which the vectors were gathered. */
export const defaultDate = '2026-11-20';
