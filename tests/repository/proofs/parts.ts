/** Folders of proofs. Each is run by a test file of its own, so that they run beside each other. */
export const parts = [
  'packages',
  'apps/server/src/analyses/deletion',
  'apps/server/src/billing/payment-sandbox',
  'apps/server/src/billing/payments',
  'apps/server/src/analyses/step-queue',
] as const;

export type Part = (typeof parts)[number];

export const isIn = (file: string, part: Part): boolean => file.startsWith(`${part}/`);
