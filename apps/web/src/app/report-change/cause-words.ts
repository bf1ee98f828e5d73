import type { Schemas } from '@rimawari/api';

/** Name and meaning of each cause of a changed report. */
export const causeWords: Record<Schemas['ChangeCause']['ids'][number], { name: string; note: string }> = {
  facts: { name: 'Facts', note: 'What the sources state, and what you gave in its place.' },
  data: { name: 'Public data', note: 'Rents, land prices, yields and population of the place.' },
  assumptions: { name: 'Assumptions', note: 'What stands in place of our defaults, the buyer included.' },
  rates: { name: 'Published rates', note: 'Interest on loans, and the exchange rate.' },
  engine: { name: 'Engine', note: 'Its version, the rules in force, and the day of the analysis: all that the others do not explain.' },
};
