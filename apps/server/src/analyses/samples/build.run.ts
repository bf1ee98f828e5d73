// Called by the build in a process of its own: node apps/server/src/analyses/samples/build.run.ts FOLDER
import { buildSamples } from './build-samples.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say which folder the samples go to.');
await buildSamples(folder);
