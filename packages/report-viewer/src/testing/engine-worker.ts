import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { EngineAnswer, EngineRequest } from '../engine/engine-messages.ts';
import { builtRenderer, distFolder } from './built-renderer.ts';

/** The built scripts of the worker, run as a worker runs them. Gives what asks them. */
export async function engineWorker(): Promise<(request: EngineRequest) => EngineAnswer> {
  await builtRenderer();
  const manifest = JSON.parse(await readFile(join(distFolder, 'assets', 'manifest.json'), 'utf8')) as Record<'engine' | 'drawing', string>;
  const scripts = await Promise.all([manifest.engine, manifest.drawing].map((name) => readFile(join(distFolder, 'assets', name), 'utf8')));
  let hear: ((event: { data: EngineRequest }) => void) | undefined;
  const answers: EngineAnswer[] = [];
  const worker = createContext({
    URL,
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
    postMessage: (answer: EngineAnswer) => answers.push(answer),
  });
  runInContext(scripts.join('\n'), worker);
  return (request) => {
    hear?.({ data: request });
    const answer = answers.pop();
    if (answer === undefined) throw new Error('The worker did not answer.');
    return answer;
  };
}
