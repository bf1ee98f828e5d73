import { provePart } from './prove-part.ts';

await provePart('packages');
