// npm run analyze: the pipeline without a server, in a data folder that is thrown away.
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BrowserMissing } from '@rimawari/browser';
import { widerReason } from '@rimawari/underwriting';
import { readInputFile, UnusableFile } from '../analyses/documents/read-input-file.ts';
import { readArtefact } from '../analyses/pipeline/artefacts.ts';
import { ensureRendererBuilt } from '../analyses/pipeline/build-renderer.ts';
import { createPorts } from '../analyses/pipeline/create-ports.ts';
import { cutFollowing } from '../analyses/pipeline/cut-following.ts';
import { explainReadings } from '../analyses/pipeline/explain-facts.ts';
import type { Ports } from '../analyses/pipeline/ports.ts';
import { renderFile } from '../analyses/pipeline/render-report.ts';
import { withPictures } from '../analyses/pipeline/report-pictures.ts';
import { runPipeline } from '../analyses/pipeline/run-pipeline.ts';
import { newSessionId, openSession } from '../analyses/pipeline/session-folder.ts';
import { SourceUnavailable } from '../analyses/pipeline/source-unavailable.ts';
import { AnalysisFailure, type AnalysisInput } from '../analyses/pipeline/step.ts';
import { steps } from '../analyses/pipeline/steps.ts';
import { ConfigProblem, readConfig } from '../platform/config.ts';
import { japaneseDate } from '../platform/japanese-date.ts';
import { folderStore } from '../platform/storage/folder-store.ts';
import { type AnalyzeArguments, readArguments, usage, WrongUse } from './analyze-arguments.ts';
import { explanationText } from './explanation-text.ts';
import { reportSummary } from './report-summary.ts';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What is kept between runs, beside the packages that it comes from: the unpacked browser. Nothing about a property. */
const cacheDir = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url));

async function analyze({ out, title, listingUrl, files, explain }: AnalyzeArguments, dataDir: string, signal: AbortSignal): Promise<void> {
  const config = readConfig(process.env);
  const inputs = await Promise.all(files.map(readInputFile));
  if (explain === null) await mkdir(out, { recursive: true });
  const store = folderStore(dataDir);
  const id = randomUUID();
  const documents: AnalysisInput['documents'] = [];
  for (const [index, { filename, contentType, bytes }] of inputs.entries()) {
    const key = `analyses/${id}/sources/${index + 1}`;
    await store.put(key, bytes);
    documents.push({ id: `document-${index + 1}`, filename, contentType, size: bytes.byteLength, key });
  }
  const analysis: AnalysisInput = {
    id,
    title,
    listingUrl,
    asOf: japaneseDate(new Date()),
    buyer: null,
    ownDefaults: null,
    corrections: null,
    documents,
  };
  const session = openSession(store, id, newSessionId(new Date()));
  const ports = await createPorts({
    cacheDir,
    listingAllowHosts: config.listingAllowHosts,
    browserPath: config.browserPath,
    usdJpy: config.usdJpy,
    services: config.services,
    factReader: config.factReader,
    rehearse: false,
    prepareRenderer: () => ensureRendererBuilt(say),
  });
  try {
    const progress = async (percent: number, doing: string) => {
      say(`${String(percent).padStart(3)} %  ${doing}`);
    };
    const context = { analysis, session, store, ports, signal, progress };
    if (explain !== null) {
      for (const step of ['pdf_generation', 'data_extraction'] as const) await steps[step].run(context);
      const { readings } = await readArtefact(session, 'data_extraction');
      const explanations = explainReadings(readings, analysis.asOf, explain === 'all' ? null : [explain]);
      if (Array.isArray(explanations)) process.stdout.write(explanationText(explanations));
      return;
    }
    await runPipeline(context, ({ step, milliseconds }) => say(`       ${step} took ${Math.round(milliseconds)} ms`));
    const { facts } = await readArtefact(session, 'data_extraction');
    say('       Saving source pictures');
    await cutFollowing({ analysisId: id, session, store }, ports, signal);
    const { report, pictures } = await withPictures(session, await readArtefact(session, 'final_analysis'));
    await writeFile(join(out, 'facts.json'), asJson(facts));
    await writeFile(join(out, 'report.json'), asJson(report));
    await writeFile(join(out, 'report.html'), await renderFile(ports.render, report, pictures));
    await printTo(join(out, 'report.pdf'), () => ports.render.printable(report, pictures), ports, signal);
    process.stdout.write(reportSummary(report));
    say(`Written to ${out}`);
  } catch (error) {
    if (error instanceof AnalysisFailure && explain === null) {
      // Extracted facts are worth having, also when nothing could be worked out from them.
      const read = (await session.hasArtefact('data_extraction')) ? (await readArtefact(session, 'data_extraction')).facts : null;
      const refused = error.refusal && { ...error.refusal, reason: widerReason(error.refusal.reason) };
      const reason = error instanceof SourceUnavailable ? error.reason : null;
      const facts = read ?? refused ?? { kind: 'failed', reason, message: error.lines.join(' ') };
      await writeFile(join(out, 'facts.json'), asJson(facts));
    }
    throw error;
  } finally {
    await ports.close();
  }
}

/** On a machine without a browser only the PDF is missing. */
async function printTo(path: string, printable: () => Promise<string>, { printPdf }: Ports, signal: AbortSignal): Promise<void> {
  say('       Creating the PDF');
  try {
    await writeFile(path, await printPdf(await printable(), signal));
  } catch (problem) {
    if (!(problem instanceof BrowserMissing)) throw problem;
    say(`report.pdf was not written. ${problem.message}`);
  }
}

/** 0 done, 1 the analysis failed, 2 wrong use. */
async function main(): Promise<number> {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort(new AnalysisFailure([`Stopped by ${name}.`])));
  const dataDir = await mkdtemp(join(tmpdir(), 'rimawari-analyze-'));
  try {
    await analyze(readArguments(process.argv.slice(2)), dataDir, stop.signal);
    return 0;
  } catch (error) {
    const isWrongUse = error instanceof WrongUse || error instanceof UnusableFile;
    if (isWrongUse) say(`${error.message}\n${usage}`);
    else if (error instanceof ConfigProblem) say(error.message);
    else if (error instanceof AnalysisFailure) say(error.lines.join('\n'));
    else say(`The analysis failed with an unexpected error. ${error instanceof Error ? error.stack : String(error)}`);
    return isWrongUse || error instanceof ConfigProblem ? 2 : 1;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await main();
