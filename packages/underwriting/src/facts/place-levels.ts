import type { PlaceBand } from './place-band.ts';
import type { PropertyClass } from './property-facts.ts';

/** A public level with the ends of its range. */
export interface Level {
  value: number;
  low: number;
  high: number;
}

/** What the engine works with of the market of the place; `PlaceMarket` of the context holds it with its sources. A null is not known. */
export interface PlaceLevels {
  belt: 'city' | 'suburb' | 'region' | null;
  /** Class of the place by the table of municipalities. */
  place_class?: { name: PlaceBand } | null;
  /** JPY a month without common fees: of the dwelling (`room` null), and of lines of the roll by their index. */
  rent_levels: readonly (Level & { method: 'A' | 'B' | 'C'; room: number | null; area_m2: number })[];
  /** Cap rate of a new building by class, percent of NOI, where yields of the city were published. */
  cap_levels?: readonly (Level & { of: PropertyClass; area: string; weight: number })[];
  /** Official level of residential land, JPY/m². */
  land_price: Level | null;
  /** Contracts of the kind: JPY/m² for condominiums, JPY for a house with its land. */
  contract_price: (Level & { kind: 'condominium' | 'house'; unit: 'JPY/m2' | 'JPY' }) | null;
  price_by_age: { readonly points: readonly { age_years: number; factor: number }[] } | null;
  /** Percent: `asking` compares with a gross yield, `expected` with NOI ÷ price. */
  typical_yield: (Level & { kind: 'asking' | 'expected' }) | null;
  /** Percent of the dwellings to let that stand empty in the municipality. */
  rental_vacancy?: { place: { value: number } | null };
  /** Percent a year, as published for investment loans. */
  investment_loan_rate: Level | null;
}
