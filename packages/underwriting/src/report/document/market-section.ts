import type { HazardKind } from '../../context/place-market.ts';

/** A level of the place beside the property's own. All numbers are figure ids. */
export interface MarketComparison {
  id: string;
  title: string;
  title_ja: string;
  level: string;
  /** The same of this property; null where it cannot be known. */
  own: string | null;
  /** The same of the prefecture and of Japan. */
  others: string[];
  /** Who publishes the level, and of what time it is. */
  source: string;
  vintage: string;
  /** How the level was found. */
  basis: string;
}

/** Place, rent and market from public data, beside what the property states. */
export interface MarketSection {
  /** Where the property was placed, in one sentence. */
  location: string;
  reading: string[];
  comparisons: MarketComparison[];
  /** Series of persons against 2020, of the place, its prefecture and Japan. */
  population: { years: number[]; columns: string[]; source: string; vintage: string } | null;
  /** Nearest by straight line. `distance` is a figure id. */
  stations: { name: string; lines: string[]; distance: string; source: string; vintage: string }[];
  hazards: {
    kind: HazardKind;
    title: string;
    title_ja: string;
    state: 'found' | 'not_found' | 'not_checked';
    detail: string;
    source: string | null;
    vintage: string | null;
  }[];
  /** Which public services were asked, and what came of it. */
  services: string[];
  /** Measured error of the rent level. */
  accuracy: string | null;
}
