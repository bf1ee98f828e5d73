import { provePart } from './prove-part.ts';

await provePart('apps/server/src/billing/payments');
