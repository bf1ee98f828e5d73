import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

const first: Schemas['Share'] = {
  id: '3d5b7f91-6a2c-4e08-b1d4-8c9e0f2a7b63',
  created_at: '2026-11-18T02:14:09Z',
  expires_at: '2026-12-18T02:14:09Z',
};

/** Links that hold. */
export const sharesOf = named<Schemas['ShareList']>()({
  none: { shares: [] },
  two: {
    shares: [first, { id: 'c7a1e0d2-5b48-4f36-9a7d-2e1f0b8c6d94', created_at: '2026-10-02T00:30:00Z', expires_at: '2026-12-31T00:30:00Z' }],
  },
});

/** A link that was just made. */
export const shareCreated: Schemas['ShareCreated'] = { ...first, token: '5kqXo0mJ8rT3vW6yB1nC4dF7gH9jL2pS0uZaEiOxQwE' };

/** What a link shows. */
export const sharedOf = named<Schemas['SharedReport']>()({
  named: { name: '中野坂上コーポ', as_of: '2026-11-18', expires_at: '2026-12-18T02:14:09Z' },
  unnamed: { name: null, as_of: '2026-11-18', expires_at: '2026-12-18T02:14:09Z' },
});
