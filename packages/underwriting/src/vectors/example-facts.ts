import type { MarketContext } from '../context/market-context.ts';
import { extraNames, type FactField, factNames } from '../facts/fact-list.ts';
import { nothingStated } from '../facts/nothing-stated.ts';
import type { ExtraFacts, FactValues, PropertyFacts, PropertyKind } from '../facts/property-facts.ts';

/** A value as a page might print it: parts beside each other, items with a stroke between them. */
function printed(value: unknown): string {
  if (Array.isArray(value)) return value.map(printed).join('、');
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const { walk_min: walk, ...rest }: Record<string, unknown> = { ...value };
  const parts = Object.values(rest).filter((part) => part !== null && part !== undefined);
  return [...parts.map(printed), ...(typeof walk === 'number' ? [`徒歩${walk}分`] : [])].join(' ');
}

/** Facts of an example, each with the example as its evidence. */
export function exampleFacts(kind: PropertyKind, stated: Partial<FactValues>, extra: ExtraFacts): PropertyFacts {
  const values = { ...nothingStated, ...stated };
  const evidence: PropertyFacts['evidence'] = {};
  const cite = (field: FactField, value: unknown) => {
    evidence[field] = [
      {
        source_id: 'listing',
        source_kind: 'listing',
        source_name: 'example',
        label: null,
        raw: printed(value),
        steps: [],
        confidence: 1,
      },
    ];
  };
  for (const field of factNames) if (values[field] !== null) cite(field, values[field]);
  for (const name of extraNames) if (extra[name] !== undefined) cite(`extra.${name}`, extra[name]);
  return { kind, values, derived: {}, derivations: {}, extra, evidence, conflicts: [], unused_sources: [] };
}

/** What surrounds an example: nothing but the population of 2050 over today's, where it is stated. */
export function exampleContext(facts: PropertyFacts, populationIndex: number | undefined): MarketContext {
  const dataset = { id: 'example', title: 'As the example states', vintage: '', licence: 'none', source: 'example', url: null };
  const persons = 100_000;
  const { prefecture, municipality } = facts.values;
  return {
    subject: { analysis_id: '00000000-0000-4000-8000-000000000002', title: 'example', listing_url: null, documents: [] },
    place: {
      municipality_code: null,
      prefecture,
      prefecture_en: null,
      municipality,
      municipality_en: null,
      latitude: null,
      longitude: null,
    },
    population:
      populationIndex === undefined
        ? null
        : {
            latest: { value: persons, dataset, row: 'example' },
            projected_2050: { value: Math.round(persons * populationIndex), dataset, row: 'example' },
          },
    exchange_rate: { jpy_per_usd: 150, date: '2026-11-01', source: 'fixed figure for illustration', illustrative: true },
  };
}
