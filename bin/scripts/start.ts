import { buildAll } from './build.ts';

await buildAll((text) => process.stderr.write(`${text}\n`));
process.stderr.write('Starting the server …\n');
await import('../../apps/server/src/main.ts');
