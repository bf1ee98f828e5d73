import type { OperationId } from '../../apps/server/src/platform/http/contract.ts';

/** Operations of the contract without a handler: they answer 404. The list may only shrink, and a test holds it to the truth. */
export const notServedYet: readonly OperationId[] = [];
