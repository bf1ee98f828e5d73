export { exchangeRate } from './exchange-rate.ts';
export { type Municipality, municipalityDataset, municipalityOf, prefectureEnglish } from './municipalities.ts';
export { type FoundMunicipality, municipalityBook } from './municipality-book.ts';
export { type Population, populationDataset, populationOf } from './population.ts';
