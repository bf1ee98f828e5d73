/** What the address book says about a text that holds an address. */
export interface MunicipalityMatch {
  /** Null where the name is ambiguous without a prefecture (中央区, 府中市). */
  prefecture: string | null;
  municipality: string;
  code: string | null;
  /** What follows the municipality in the address. */
  rest: string;
}

/** Port to the list of municipalities; accepts addresses with or without the prefecture. */
export interface MunicipalityBook {
  find(text: string): MunicipalityMatch | null;
}
