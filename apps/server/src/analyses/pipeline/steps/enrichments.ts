import {
  gatherPlaceMarket,
  municipalityDataset,
  type Place,
  placeOfFacts,
  populationDataset,
  populationOf,
  prefectureEnglish,
} from '@rimawari/market-data';
import type { DatasetReference, MarketContext, PlaceMarket } from '@rimawari/underwriting';
import { analysisTitle } from '../analysis-title.ts';
import { type Artefacts, readArtefact } from '../artefacts.ts';
import { corrected } from '../corrections.ts';
import type { StepContext } from '../step.ts';

function placeIn({ prefecture, municipality, municipalityName, latitude, longitude }: Place): MarketContext['place'] {
  return {
    municipality_code: municipality?.code ?? null,
    prefecture,
    prefecture_en: prefecture ? prefectureEnglish(prefecture) : null,
    municipality: municipalityName,
    municipality_en: municipality?.nameRomanised ?? null,
    latitude,
    longitude,
  };
}

function populationAt(code: string | null): MarketContext['population'] {
  const population = code ? populationOf(code) : null;
  if (!population) return null;
  const { dataset, row, population2020, population2050 } = population;
  return {
    latest: { value: population2020, dataset, row: `${row}, 2020` },
    projected_2050: { value: population2050, dataset, row: `${row}, 2050` },
  };
}

/** Every dataset that a part of the market cites, wherever it stands. */
function datasetsOf(market: PlaceMarket): DatasetReference[] {
  const levels = [
    ...market.rent_levels,
    ...[market.land_price, market.contract_price, market.typical_yield, market.investment_loan_rate].filter((level) => level !== null),
  ];
  const compared = [market.rental_vacancy, market.total_vacancy].flatMap(({ place, prefecture, nation }) => [place, prefecture, nation]);
  return [
    market.location.dataset,
    ...levels.flatMap(({ dataset, further }) => [dataset, ...further]),
    ...[...compared, market.population_path, market.price_by_age, ...market.published_rates].flatMap((part) =>
      part ? [part.dataset] : [],
    ),
    ...market.stations.map(({ dataset }) => dataset),
    ...(market.zoning ? [market.zoning.dataset] : []),
    ...market.hazards.flatMap(({ dataset }) => (dataset ? [dataset] : [])),
  ];
}

function unique(datasets: readonly DatasetReference[]): DatasetReference[] {
  return [...new Map(datasets.map((dataset) => [`${dataset.id} ${dataset.vintage}`, dataset])).values()];
}

/** Adds what is known about the place and the day, each with its vintage and licence. */
export async function enrichments({ analysis, session, ports, progress, signal }: StepContext): Promise<Artefacts['enrichments']> {
  await progress(45, 'Looking up the location');
  const { facts: read, readings } = await readArtefact(session, 'data_extraction');
  const facts = corrected(read, analysis.corrections);
  // What was set aside is not what the report rests on; a note names it.
  const isRead = (id: string) => readings.some((reading) => reading.source_id === id);
  const found = placeOfFacts(facts);
  const place = placeIn(found);
  const stored = {
    market: gatherPlaceMarket(facts, analysis.asOf, found),
    population: populationAt(place.municipality_code),
    exchange_rate: await ports.exchangeRate(analysis.asOf),
  };
  const { market, ...refreshed } = ports.liveSources
    ? await ports.liveSources.refresh(stored, { facts, place: found, asOf: analysis.asOf }, signal)
    : stored;
  const context: MarketContext = {
    subject: {
      analysis_id: analysis.id,
      title: analysisTitle(analysis.title, facts),
      listing_url: isRead('listing') ? analysis.listingUrl : null,
      documents: analysis.documents.filter(({ id }) => isRead(id)).map(({ filename }) => filename),
    },
    place,
    ...refreshed,
    market,
  };
  const people = context.population?.latest.dataset;
  const rate = context.exchange_rate.dataset;
  return {
    context,
    datasets: unique([municipalityDataset, populationDataset, ...(people ? [people] : []), ...(rate ? [rate] : []), ...datasetsOf(market)]),
  };
}
