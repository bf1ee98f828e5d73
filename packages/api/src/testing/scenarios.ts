import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

const cheaper: Schemas['SavedScenario'] = {
  id: '7d0c1a52-2f4e-4b6a-9c38-51e0b7a4d9f2',
  name: 'Two million less',
  inputs: { price_jpy: 21_800_000, assumptions: { loan_rate: 2.4 } },
  saved_at: '2026-11-20T05:41:30Z',
};

/** Scenarios that an owner saved. */
export const scenariosOf = named<Schemas['ScenarioList']>()({
  none: { scenarios: [] },
  two: {
    scenarios: [
      {
        id: '1f9b3e60-84c7-4d15-b2a9-6c0d7e58f134',
        name: '金利3%',
        inputs: { assumptions: { loan_rate: 3 } },
        saved_at: '2026-11-21T12:02:00Z',
      },
      cheaper,
    ],
  },
});

/** A scenario that was just saved. */
export const savedScenario = cheaper;

/** The assumptions that later analyses start from. */
export const ownDefaultsOf = named<Schemas['OwnDefaultsAnswer']>()({
  none: { defaults: null },
  several: {
    defaults: {
      saved_at: '2026-11-18T02:14:09Z',
      assumptions: { loan_to_price: 80, loan_rate: { value: 1.9, reason: 'Letter of my bank' }, vacancy: 7, owner: 'resident' },
      lines: [
        { name: 'loan_to_price', label: 'Loan-to-value (LTV)', value: 80, unit: 'percent' },
        { name: 'loan_rate', label: 'Interest rate', value: 1.9, unit: 'percent' },
        { name: 'vacancy', label: 'Vacancy and credit loss', value: 7, unit: 'percent' },
        { name: 'owner', label: 'Owner', value: 'resident', unit: null },
      ],
    },
  },
});
export type OwnDefaultsSituation = Parameters<typeof ownDefaultsOf>[0];
