import { type AssumptionOverrides, type InsightReport, type MarketContext, type PropertyFacts, underwrite } from '@rimawari/underwriting';
import { untitled } from '../pipeline/analysis-title.ts';
import { maskFacts } from './mask-facts.ts';
import { createPublicSources } from './public-sources.ts';

export interface ReportToShare {
  facts: PropertyFacts;
  context: MarketContext;
  /** Without what the owner said of the buyer. */
  assumptions: AssumptionOverrides;
  asOf: string;
}

/**
 * The report that strangers read, worked out anew from facts without names and for no buyer in particular, so that nothing
 * of either can stand in a figure, a sentence, a nested page or the data beside them. `name` takes the place of the analysis.
 */
export function sharedReport({ facts, context, assumptions, asOf }: ReportToShare, name: string): InsightReport {
  const sources = createPublicSources(context.subject.listing_url, context.subject.documents);
  const subject = { analysis_id: name, title: untitled, listing_url: sources.listing, documents: sources.documents };
  const plain = Object.fromEntries(Object.entries(assumptions).map(([key, value]) => [key, withoutReason(value)]));
  return underwrite(maskFacts(facts, sources), { ...context, subject }, plain, asOf);
}

/** A reason may have been typed. */
const withoutReason = (value: unknown) => (typeof value === 'object' && value !== null && 'value' in value ? value.value : value);
