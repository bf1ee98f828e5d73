export { sampleApartment, sampleCondominium, sampleContext, sampleFacts, sampleHouse } from './sample-facts.ts';
export { sampleMarket } from './sample-market.ts';
export { type SampleKind, sampleDate, sampleKinds, sampleReport } from './sample-report.ts';
