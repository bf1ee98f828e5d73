import type { MarketContext } from '../context/market-context.ts';
import type { ReportInputs } from '../report/document/insight-report.ts';

/**
 * Causes of a changed report, in the order in which they are put in place: what the sources state; public data about the place;
 * what the user put in place of defaults; published interest and exchange rates. What is left is the engine's: its version, the
 * rules and the day of the analysis.
 */
export const causeIds = ['facts', 'data', 'assumptions', 'rates', 'engine'] as const;
export type CauseId = (typeof causeIds)[number];
/** Causes whose inputs can be put in place one by one. */
export type InputCause = Exclude<CauseId, 'engine'>;

const withRatesOf = (context: MarketContext, rates: MarketContext): MarketContext => ({
  ...context,
  exchange_rate: rates.exchange_rate,
  ...(context.market === undefined
    ? {}
    : {
        market: {
          ...context.market,
          investment_loan_rate: rates.market?.investment_loan_rate ?? null,
          published_rates: rates.market?.published_rates ?? [],
        },
      }),
});

export const inputCauses = causeIds.filter((id): id is InputCause => id !== 'engine');

/** The inputs with those of one cause taken from `after`. Subject and date stay. */
export const inPlace: Record<InputCause, (inputs: ReportInputs, after: ReportInputs) => ReportInputs> = {
  facts: (inputs, after) => ({ ...inputs, facts: after.facts }),
  data: (inputs, after) => ({ ...inputs, context: withRatesOf({ ...after.context, subject: inputs.context.subject }, inputs.context) }),
  assumptions: (inputs, after) => ({ ...inputs, overrides: after.overrides }),
  rates: (inputs, after) => ({ ...inputs, context: withRatesOf(inputs.context, after.context) }),
};
