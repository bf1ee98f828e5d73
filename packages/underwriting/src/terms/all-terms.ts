import type { Term } from '../figures/ledger.ts';
import { costTerms } from './cost-terms.ts';
import { factTerms } from './fact-terms.ts';
import { returnTerms } from './return-terms.ts';

/** Every term with a fixed figure id. Assumptions, scenarios and scores bring their own. */
export const allTerms: Readonly<Record<string, Term>> = { ...factTerms, ...costTerms, ...returnTerms };
