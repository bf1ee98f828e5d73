import type { EngineAnswer, EngineRequest } from '../engine/engine-messages.ts';

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;
type Done = Extract<EngineAnswer, { done: true }>;

export interface EngineClient {
  /** @throws where the worker cannot start or ends without an answer, and with the engine's words where it refuses */
  ask: (request: WithoutId<EngineRequest>) => Promise<Done>;
  end: () => void;
}

/** The scripts of the worker, in their order: as texts, or by their addresses. */
export type EngineSource = { texts: string[] } | { addresses: string[] };

/**
 * Starts the engine in a worker of its own. A page without an origin may not start a worker from an address, but from a blob that loads it.
 */
export function startEngine(source: EngineSource): EngineClient {
  const script =
    'texts' in source ? source.texts.join('\n') : `importScripts(${source.addresses.map((one) => JSON.stringify(one)).join()})`;
  const blob = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(blob);
  const waiting = new Map<number, { resolve: (answer: Done) => void; reject: (error: Error) => void }>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
    const waiter = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.done) waiter?.resolve(data);
    else waiter?.reject(new Error(data.message));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'The engine could not be started.'));
    waiting.clear();
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.postMessage({ ...request, id: asked });
      }),
    end: () => {
      worker.terminate();
      URL.revokeObjectURL(blob);
    },
  };
}
