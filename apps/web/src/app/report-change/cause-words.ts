import type { Schemas } from '@rimawari/api';

/** Name and meaning of each cause of a changed report. */
export const causeWords: Record<Schemas['ChangeCause']['ids'][number], { name: string; note: string }> = {
  facts: { name: 'Facts', note: 'What the sources state, and your corrections.' },
  data: { name: 'Public data', note: 'Rents, land prices, yields and population of the area.' },
  assumptions: { name: 'Assumptions', note: 'Your inputs instead of our defaults, including the buyer.' },
  rates: { name: 'Published rates', note: 'Loan interest rates and the exchange rate.' },
  engine: { name: 'Engine', note: 'Model version, rules in force and analysis date: the rest of the difference.' },
};
