import type { RentRollLine, RentRollTotals } from '@rimawari/underwriting';

/** A total row as printed, yen a month. */
export interface StatedTotal extends RentRollTotals {
  name: string;
  row: number;
  /** Whether a part of the house is totalled. */
  part: boolean;
  /** What the rooms it stands under add up to, where they do not give what is printed. */
  roomsGive?: number;
}

export interface RentRoll {
  lines: RentRollLine[];
  /** Row of each line inside the grid, and the column in which its name stands. */
  lineRows: number[];
  unitColumn: number;
  /** The words of the header. */
  header: string;
  /** Totals of all rooms as printed, yen a month: the last row that totals them. */
  totals: RentRollTotals | null;
  /** Every total that is printed, parts of the house included. */
  statedTotals: StatedTotal[];
  /** Income listed beside the rooms (parking, signs, machines), yen a month. */
  besides?: number;
  /** The house named above the header or in the rows, one for each line. */
  houses: (string | null)[];
  /** The floor printed beside the house, one for each line. */
  floors?: string[];
  headerRow: number;
  /** First row after the roll. */
  end: number;
}
