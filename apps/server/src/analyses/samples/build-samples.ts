import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderStore } from '../../platform/index.ts';
import { readInputFile } from '../documents/read-input-file.ts';
import { readArtefact } from '../pipeline/artefacts.ts';
import { createPorts } from '../pipeline/create-ports.ts';
import { runPipeline } from '../pipeline/run-pipeline.ts';
import { newSessionId, openSession } from '../pipeline/session-folder.ts';
import type { AnalysisInput } from '../pipeline/step.ts';
import { sampleFile } from './read-sample.ts';
import { type Sample, samples, samplesAsOf } from './sample-list.ts';

const inputs = fileURLToPath(new URL('../../../../../samples/', import.meta.url));

/** Analyses the samples by the pipeline that analyses everything, and leaves their reports in `folder`. */
export async function buildSamples(folder: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'rimawari-samples-'));
  const ports = await createPorts({
    cacheDir: join(work, 'cache'),
    listingAllowHosts: [],
    browserPath: null,
    usdJpy: null,
    rehearse: false,
  });
  try {
    await mkdir(folder, { recursive: true });
    for (const [slug, sample] of Object.entries(samples)) {
      const report = await reportOn(sample, join(work, slug), ports);
      await writeFile(sampleFile(folder, slug), JSON.stringify(report));
    }
  } finally {
    await ports.close();
    await rm(work, { recursive: true, force: true });
  }
}

async function reportOn({ id, files }: Sample, dataDir: string, ports: Awaited<ReturnType<typeof createPorts>>) {
  const store = folderStore(dataDir);
  const documents: AnalysisInput['documents'] = [];
  for (const [index, name] of files.entries()) {
    const { filename, contentType, bytes } = await readInputFile(join(inputs, name));
    const key = `analyses/${id}/sources/${index + 1}`;
    await store.put(key, bytes);
    documents.push({ id: `document-${index + 1}`, filename, contentType, size: bytes.byteLength, key });
  }
  const analysis: AnalysisInput = {
    id,
    title: null,
    listingUrl: null,
    asOf: samplesAsOf,
    buyer: null,
    ownDefaults: null,
    corrections: null,
    documents,
  };
  const session = openSession(store, id, newSessionId(new Date(0)));
  await runPipeline({ analysis, session, store, ports, signal: new AbortController().signal, progress: async () => undefined });
  return readArtefact(session, 'final_analysis');
}
