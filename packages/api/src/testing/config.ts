import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

const standard = {
  free_mode: false,
  debug_mode: false,
  benchmark_enabled: false,
  support_email: 'support@rimawari.example',
  seller: { name: null, address: null, representative: null, phone: null },
} satisfies Schemas['RuntimeConfig'];

/** The flags of an installation. */
export const configOf = named<Schemas['RuntimeConfig']>()({
  standard,
  'free mode': { ...standard, free_mode: true },
  'debug mode': { ...standard, debug_mode: true },
  'benchmarks enabled': { ...standard, benchmark_enabled: true },
  'everything on': { ...standard, free_mode: true, debug_mode: true, benchmark_enabled: true },
});
export type ConfigSituation = Parameters<typeof configOf>[0];
