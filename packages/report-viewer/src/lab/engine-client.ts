import type { ReportInputs } from '@rimawari/underwriting';
import type { EngineAnswer, EngineRequest } from '../engine/engine-messages.ts';

export interface EngineClient {
  /** @throws where the worker cannot start, or ends without an answer */
  workOut: (inputs: ReportInputs, only?: readonly string[]) => Promise<EngineAnswer>;
  end: () => void;
}

/**
 * Starts the engine in a worker of its own. `source` is the script, or the address of it: a page without an origin may not start a worker from an
 * address, but from a blob that loads it.
 */
export function startEngine(source: { text: string } | { address: string }): EngineClient {
  const script = 'text' in source ? source.text : `importScripts(${JSON.stringify(source.address)})`;
  const blob = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(blob);
  const waiting = new Map<number, { resolve: (answer: EngineAnswer) => void; reject: (error: Error) => void }>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'The engine could not be started.'));
    waiting.clear();
  });
  return {
    workOut: (inputs, only) =>
      new Promise((resolve, reject) => {
        asked += 1;
        const request: EngineRequest = { id: asked, inputs, ...(only && { only }) };
        waiting.set(request.id, { resolve, reject });
        worker.postMessage(request);
      }),
    end: () => {
      worker.terminate();
      URL.revokeObjectURL(blob);
    },
  };
}
