/** One worked example, or several in rows: what goes in, what an authority or our arithmetic says comes out, and where it is from. */
export interface Vector extends Partial<Row> {
  id: string;
  family: string;
  /** Inputs and results that differ, beside those that the vector states for all. */
  rows?: Row[];
  provenance: string;
  arithmetic?: string;
  note?: string;
  source?: string;
}

export interface Row {
  inputs: Record<string, unknown>;
  expected: Record<string, unknown>;
  tolerance?: Tolerance | number;
}

/** A bare number and `abs` are in the unit of the figure. */
export interface Tolerance {
  abs?: number;
  rel?: number;
  money_abs?: number;
  ratio_abs?: number;
}
