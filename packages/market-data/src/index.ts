export { exchangeRate } from './exchange-rate.ts';
export { createLiveSources, type LiveSources } from './live/live-sources.ts';
export { gatherPlaceMarket, placeOfFacts } from './market/place-market.ts';
export { type Dwelling, rentLevel } from './market/rent-level.ts';
export { type Municipality, municipalityDataset, municipalityOf, prefectureEnglish } from './municipalities.ts';
export { type FoundMunicipality, municipalityBook } from './municipality-book.ts';
export { type Place, readPlace } from './place/read-place.ts';
export { stationBook } from './place/station-book.ts';
export { type Population, populationDataset, populationOf } from './population.ts';
