import {
  municipalityBook,
  municipalityDataset,
  municipalityOf,
  populationDataset,
  populationOf,
  prefectureEnglish,
} from '@rimawari/market-data';
import type { MarketContext, PropertyFacts } from '@rimawari/underwriting';
import { analysisTitle } from '../analysis-title.ts';
import { type Artefacts, readArtefact } from '../artefacts.ts';
import { corrected } from '../corrections.ts';
import type { StepContext } from '../step.ts';

/** The place the facts name, in one text that the address book can read. */
function placeText({ values, derived }: PropertyFacts): string {
  const stated = (name: 'prefecture' | 'municipality') => values[name] ?? (typeof derived[name] === 'string' ? derived[name] : '');
  const prefecture = stated('prefecture');
  const address = values.address ?? stated('municipality');
  return address.startsWith(prefecture) ? address : prefecture + address;
}

function placeOf(facts: PropertyFacts): MarketContext['place'] {
  const found = municipalityBook.find(placeText(facts));
  const municipality = found?.code ? municipalityOf(found.code) : null;
  return {
    municipality_code: municipality?.code ?? null,
    prefecture: found?.prefecture ?? null,
    prefecture_en: found?.prefecture ? prefectureEnglish(found.prefecture) : null,
    municipality: found?.municipality ?? null,
    municipality_en: municipality?.nameRomanised ?? null,
    latitude: municipality?.latitude ?? null,
    longitude: municipality?.longitude ?? null,
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

/** Adds what is known about the place and the day, each with its vintage and licence. */
export async function enrichments({ analysis, session, ports, progress }: StepContext): Promise<Artefacts['enrichments']> {
  await progress(45, 'Looking up the place');
  const { facts: read, readings } = await readArtefact(session, 'data_extraction');
  const facts = corrected(read, analysis.corrections);
  // What was set aside is not what the report rests on; a note names it.
  const isRead = (id: string) => readings.some((reading) => reading.source_id === id);
  const place = placeOf(facts);
  const context: MarketContext = {
    subject: {
      analysis_id: analysis.id,
      title: analysisTitle(analysis.title, facts),
      listing_url: isRead('listing') ? analysis.listingUrl : null,
      documents: analysis.documents.filter(({ id }) => isRead(id)).map(({ filename }) => filename),
    },
    place,
    population: populationAt(place.municipality_code),
    exchange_rate: await ports.exchangeRate(analysis.asOf),
  };
  const rate = context.exchange_rate.dataset;
  return { context, datasets: [municipalityDataset, populationDataset, ...(rate ? [rate] : [])] };
}
