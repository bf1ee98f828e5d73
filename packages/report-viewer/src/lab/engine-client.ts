import type { EngineAnswer, EngineRequest } from '../engine/engine-messages.ts';
import * as labTexts from '../texts/lab-texts.ts';

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;
type Done = Extract<EngineAnswer, { done: true }>;

export interface EngineClient {
  /** @throws where the worker cannot start or ends without an answer, and with the engine's words where it refuses */
  ask: (request: WithoutId<EngineRequest>) => Promise<Done>;
  end: () => void;
}

/** The scripts of the worker, in their order: as texts, or by their addresses; or all of them in one file, by its address. */
export type EngineSource = { texts: string[] } | { addresses: string[] } | { worker: string };

interface Waiting {
  request: EngineRequest;
  resolve: (answer: Done) => void;
  reject: (error: Error) => void;
}

/** Starts the engine in a worker of its own, in the first way that the page allows. */
export function startEngine(source: EngineSource): EngineClient {
  const ended = new AbortController();
  const ways = waysOf(source, ended.signal);
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;
  let answered = false;
  let failure: Error | null = null;
  let forbidden = '';
  // Told of in an event of its own, on the document.
  const hearPolicy = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    forbidden = effectiveDirective;
  };
  document.addEventListener('securitypolicyviolation', hearPolicy, { signal: ended.signal });

  const hear = ({ data }: MessageEvent<EngineAnswer>) => {
    answered = true;
    ways.length = 0;
    const waiter = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.done) waiter?.resolve(data);
    else waiter?.reject(new Error(data.message));
  };
  const begin = (): void => {
    try {
      worker = ways.shift()?.() ?? null;
    } catch {
      lost('');
      return;
    }
    worker?.addEventListener('message', hear);
    worker?.addEventListener('error', (event) => {
      event.preventDefault();
      lost(event.message);
    });
    for (const { request } of waiting.values()) worker?.postMessage(request);
  };
  const lost = (message: string): void => {
    if (ways.length > 0) {
      begin();
      return;
    }
    // The event of the policy may come after that of the worker.
    setTimeout(() => {
      const reason = forbidden === '' ? whyNot(source) : labTexts.engineForbidden(forbidden);
      failure = new Error((answered && message) || reason);
      for (const { reject } of waiting.values()) reject(failure);
      waiting.clear();
    });
  };
  begin();
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (failure !== null) return reject(failure);
        asked += 1;
        const whole: EngineRequest = { ...request, id: asked };
        waiting.set(asked, { request: whole, resolve, reject });
        worker?.postMessage(whole);
      }),
    end: () => {
      ended.abort();
      worker?.terminate();
    },
  };
}

/**
 * A page without an origin may not start a worker from an address, but from a blob that loads it; so does a page to which the file comes from
 * another origin. A page of the same origin starts it from its address, which its policy allows more often than a blob.
 */
function waysOf(source: EngineSource, ended: AbortSignal): (() => Worker)[] {
  if ('texts' in source) return [() => fromBlob(source.texts.join('\n'), ended)];
  const addresses = 'worker' in source ? [source.worker] : source.addresses;
  const loaded = () => fromBlob(`importScripts(${addresses.map((one) => JSON.stringify(one)).join()})`, ended);
  if (!('worker' in source) || new URL(source.worker).origin !== location.origin) return [loaded];
  return [() => new Worker(source.worker), loaded];
}

function whyNot(source: EngineSource): string {
  if ('texts' in source) return labTexts.engineNotStarted;
  return labTexts.engineNotLoaded('worker' in source ? [source.worker] : source.addresses);
}

function fromBlob(script: string, ended: AbortSignal): Worker {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  ended.addEventListener('abort', () => URL.revokeObjectURL(address));
  return new Worker(address);
}
