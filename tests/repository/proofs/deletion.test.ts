import { provePart } from './prove-part.ts';

await provePart('apps/server/src/analyses/deletion');
