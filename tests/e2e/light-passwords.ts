import { passwordSettings } from '../../apps/server/src/identity/passwords/service.ts';

// Loaded before the server: a hash that takes a second of a processor at the lowest priority takes many of a busy one.
Object.assign(passwordSettings, { memoryKib: 1024, passes: 1, apart: false, inHand: 100 });
