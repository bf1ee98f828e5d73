import type { DatasetReference, DatasetValue } from './dataset.ts';
import type { PlaceMarket } from './place-market.ts';

/** Yen for one dollar. */
export interface ExchangeRate {
  jpy_per_usd: number;
  /** `YYYY-MM-DD`, or `YYYY-MM` for the average of a month. */
  date: string;
  source: string;
  /** A fixed figure and not a rate of the day. */
  illustrative: boolean;
  /** The public dataset that it is from, where it is. */
  dataset?: DatasetReference;
}

/** Which of a report's overrides are the account's own defaults, and of what day. */
export interface OwnDefaultsNote {
  /** `YYYY-MM-DD` in Japan. */
  saved_on: string;
  names: string[];
}

/** What the house knows about the place and the day, gathered before the engine runs. Every part may be missing. */
export interface MarketContext {
  subject: {
    analysis_id: string;
    title: string;
    listing_url: string | null;
    documents: string[];
    /** Absent where none of the overrides is a default of the account's own. */
    own_defaults?: OwnDefaultsNote;
  };
  place: {
    municipality_code: string | null;
    prefecture: string | null;
    prefecture_en: string | null;
    municipality: string | null;
    municipality_en: string | null;
    latitude: number | null;
    longitude: number | null;
  };
  /** Persons. */
  population: { latest: DatasetValue; projected_2050: DatasetValue } | null;
  exchange_rate: ExchangeRate;
  /** Place, rent and market from public data. Absent where nothing was gathered, and in reports of earlier versions. */
  market?: PlaceMarket;
}
