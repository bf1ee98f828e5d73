import { provePart } from './prove-part.ts';

await provePart('apps/server/src/billing/payment-sandbox');
