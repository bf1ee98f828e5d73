/**
 * How well a number is known: both readers saw the same; the same digits with other points or commas; one of the two
 * alone; or they saw different digits.
 */
export type NumberState = 'agreed' | 'separators' | 'second_only' | 'first_only' | 'conflict';

/** A number of a line with how well it is known. */
export interface ReadNumber {
  /** As it stands in the text of the line. */
  text: string;
  state: NumberState;
  /** What the second reader saw, where it saw another well-formed number. */
  other?: string;
}

/** A line as both readers together have it. */
export interface FusedText {
  text: string;
  numbers: ReadNumber[];
  /** Share of the letters on which both readers agree, of those that both can read; 1 where there are none. */
  agreement: number;
  /** How many letters that is a share of. */
  compared: number;
}
