// Bundled for the browser by engine-in-browser.spec.ts, and run there and in Node.
import { underwrite } from '../../packages/underwriting/src/index.ts';
import { sampleApartment, sampleCondominium, sampleContext, sampleHouse } from '../../packages/underwriting/src/testing/index.ts';

const owners = ['resident', 'non_resident', 'company'] as const;

/** Every sample under every owner, as JSON. */
export const reports: string[] = [sampleApartment, sampleCondominium, sampleHouse].flatMap((facts) =>
  owners.map((owner) => JSON.stringify(underwrite(facts, sampleContext(facts, 'Sample'), { owner, repairs: 'dated_plan' }, '2026-11-20'))),
);
