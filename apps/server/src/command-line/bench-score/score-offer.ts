import { extractFacts, type SourceReading } from '@rimawari/extraction';
import {
  exchangeRate,
  gatherPlaceMarket,
  municipalityBook,
  placeBook,
  placeOfFacts,
  populationOf,
  prefectureEnglish,
  stationBook,
  townBook,
} from '@rimawari/market-data';
import { type ComputedReport, type MarketContext, UnderwritingError, underwrite } from '@rimawari/underwriting';

/** A report of one offer, or why there is none. */
export type Scored = { report: ComputedReport } | { refused: string };

/** What the product concludes of the readings of one property, from stored public data alone; nothing is printed or rendered. */
export function scoreOffer(name: string, readings: SourceReading[], asOf: string): Scored {
  const facts = extractFacts(readings, {
    municipalities: municipalityBook,
    stations: stationBook,
    towns: townBook,
    places: placeBook,
    asOf,
  });
  if (facts.kind === 'refuse') return { refused: facts.message };
  const place = placeOfFacts(facts);
  const { municipality, prefecture, municipalityName, latitude, longitude } = place;
  const population = municipality ? populationOf(municipality.code) : null;
  const context: MarketContext = {
    subject: { analysis_id: '00000000-0000-4000-8000-000000000000', title: name, listing_url: null, documents: [] },
    place: {
      municipality_code: municipality?.code ?? null,
      prefecture,
      prefecture_en: prefecture ? prefectureEnglish(prefecture) : null,
      municipality: municipalityName,
      municipality_en: municipality?.nameRomanised ?? null,
      latitude,
      longitude,
    },
    population: population && {
      latest: { value: population.population2020, dataset: population.dataset, row: `${population.row}, 2020` },
      projected_2050: { value: population.population2050, dataset: population.dataset, row: `${population.row}, 2050` },
    },
    exchange_rate: exchangeRate(null, asOf),
    market: gatherPlaceMarket(facts, asOf, place),
  };
  try {
    return { report: underwrite(facts, context, {}, asOf) };
  } catch (error) {
    if (error instanceof UnderwritingError) return { refused: error.message };
    throw error;
  }
}
