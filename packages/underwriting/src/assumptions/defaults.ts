import { associationDefaults } from './association-defaults.ts';
import type { Assumption } from './assumption.ts';
import { bankDefaults } from './bank-defaults.ts';
import { buildingDefaults } from './building-defaults.ts';
import { growthDefaults } from './growth-defaults.ts';
import { loanDefaults } from './loan-defaults.ts';
import { operationDefaults } from './operation-defaults.ts';
import { ownerDefaults } from './owner-defaults.ts';
import { rentDefaults } from './rent-defaults.ts';
import { repairDefaults } from './repair-defaults.ts';
import { saleDefaults } from './sale-defaults.ts';
import { targetDefaults } from './target-defaults.ts';

/** The day these defaults were set. They are ours, not rules. */
export const defaultsDate = '2026-11-28';

/** Every default of the model by its key, each with value, range, reason and source. None but the share of the loan looks at the price. */
export const assumptions = {
  ...rentDefaults,
  ...loanDefaults,
  ...operationDefaults,
  ...associationDefaults,
  ...growthDefaults,
  ...repairDefaults,
  ...saleDefaults,
  ...buildingDefaults,
  ...bankDefaults,
  ...ownerDefaults,
  ...targetDefaults,
} as const satisfies Record<string, Assumption>;

export type AssumptionKey = keyof typeof assumptions;
export const assumptionKeys = Object.keys(assumptions) as AssumptionKey[];
