import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

const verified: Schemas['Account'] = {
  email: 'haruka.mori@example.com',
  email_verified: true,
  full_name: 'Haruka Mori',
  created_at: '2026-03-02T08:15:00Z',
  second_factor: false,
  second_factor_choice: 'open',
  mail_when_finished: true,
};

export const accountOf = named<Schemas['Account']>()({
  verified,
  'not verified': { ...verified, email_verified: false },
  'codes required': { ...verified, second_factor_choice: 'required' },
  'codes unavailable': { ...verified, second_factor_choice: 'unavailable' },
});
export type AccountSituation = Parameters<typeof accountOf>[0];

const here: Schemas['Session'] = {
  id: '5b0c9d42-3f61-4a78-8e2d-91c4f7a6b350',
  browser: 'Firefox',
  system: 'Linux',
  network: '203.0.113.0/24',
  created_at: '2026-11-18T02:14:09Z',
  last_used_at: '2026-11-22T05:41:30Z',
  is_current: true,
};

export const sessionsOf = named<Schemas['SessionList']>()({
  several: {
    sessions: [
      here,
      {
        id: '0c7d1f3a-94be-4d20-a6a8-2f5b7e913c64',
        browser: 'Safari',
        system: 'iPhone',
        network: '2001:db8:41::/48',
        created_at: '2026-10-30T22:05:00Z',
        last_used_at: '2026-11-21T12:02:00Z',
        is_current: false,
      },
      {
        id: 'e2a95d08-6c11-4f7b-9d3e-b04f81c6a275',
        browser: null,
        system: null,
        network: null,
        created_at: '2026-09-14T01:30:00Z',
        last_used_at: '2026-11-12T09:48:00Z',
        is_current: false,
      },
    ],
  },
  'this one': { sessions: [here] },
});
export type SessionsSituation = Parameters<typeof sessionsOf>[0];

export const dataExportOf = named<Schemas['DataExport']>()({
  none: { state: 'none', requested_at: null, expires_at: null, size: null },
  preparing: { state: 'preparing', requested_at: '2026-11-22T05:41:30Z', expires_at: null, size: null },
  ready: { state: 'ready', requested_at: '2026-11-22T05:41:30Z', expires_at: '2026-11-29T05:42:10Z', size: 48_213_904 },
  failed: { state: 'failed', requested_at: '2026-11-22T05:41:30Z', expires_at: null, size: null },
});
export type DataExportSituation = Parameters<typeof dataExportOf>[0];
