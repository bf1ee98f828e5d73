/** Why a public service gave no usable answer, in words for the reader of a report. */
export class ServiceFailure extends Error {}

/** The reason of a failure in words. Throws what is neither a failure of the service nor the end of the time for it. */
export function failureWords(error: unknown): string {
  if (error instanceof ServiceFailure) return error.message;
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'it did not answer in time';
  throw error;
}

/** How a service is asked. */
export interface ServiceClientOptions {
  /** Of one try, from the connection to the last byte. */
  timeoutMs?: number;
  /** Further tries after a failure that may pass: no connection, a time-out, status 429 or 500 and above. */
  retries?: number;
  /** First wait before a further try; doubled each time. */
  pauseMs?: number;
  maxBytes?: number;
  /** How long an answer is used again without asking. */
  keepMs?: number;
  now?: () => number;
}

/** An answer and the day it was fetched; `isOld` where the service failed and an earlier answer stands in. */
export interface ServiceAnswerOf<Value> {
  value: Value;
  fetchedOn: string;
  isOld: boolean;
}

/** Asks public services for JSON, and keeps their answers. */
export interface ServiceClient {
  /**
   * @param read takes what is needed from the answer, and throws {@link ServiceFailure} where it has another shape
   * @throws ServiceFailure
   */
  get<Value>(
    url: URL,
    headers: Record<string, string>,
    read: (body: unknown) => Value,
    signal: AbortSignal,
  ): Promise<ServiceAnswerOf<Value>>;
}

const mostKept = 500;

/** Reads a body up to a limit: a service that sends without end must not fill the memory. */
async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new ServiceFailure('it sent more than it should');
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceFailure('its answer could not be read');
  }
}

/** Opens a client with its own store of answers. */
export function createServiceClient(options: ServiceClientOptions = {}): ServiceClient {
  const { timeoutMs = 4_000, retries = 1, pauseMs = 250, maxBytes = 8_000_000, keepMs = 24 * 3_600_000, now = Date.now } = options;
  const kept = new Map<string, { body: unknown; at: number }>();
  const dayOf = (at: number) => new Date(at + 9 * 3_600_000).toISOString().slice(0, 10);

  async function once(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<unknown> {
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json', ...headers },
        redirect: 'error',
        signal: AbortSignal.any([signal, deadline]),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new PassingFailure(`it answered with status ${response.status}`, response.status === 429 || response.status >= 500);
      }
      return parsed(await readLimited(response, maxBytes));
    } catch (error) {
      if (error instanceof ServiceFailure || signal.aborted) throw error;
      throw new PassingFailure(deadline.aborted ? 'it did not answer in time' : 'the connection failed', true);
    }
  }

  async function ask(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<unknown> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await once(url, headers, signal);
      } catch (error) {
        if (!(error instanceof PassingFailure) || !error.mayPass || attempt >= retries) throw error;
        await pause(pauseMs * 2 ** attempt, signal);
      }
    }
  }

  return {
    get: async (url, headers, read, signal) => {
      const before = kept.get(url.href);
      if (before && now() - before.at < keepMs) return { value: read(before.body), fetchedOn: dayOf(before.at), isOld: false };
      try {
        const body = await ask(url, headers, signal);
        // Read before it is kept: an answer of another shape is not worth keeping.
        const value = read(body);
        if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
        kept.set(url.href, { body, at: now() });
        return { value, fetchedOn: dayOf(now()), isOld: false };
      } catch (error) {
        if (before && !signal.aborted) return { value: read(before.body), fetchedOn: dayOf(before.at), isOld: true };
        throw error;
      }
    },
  };
}

class PassingFailure extends ServiceFailure {
  readonly mayPass: boolean;
  constructor(message: string, mayPass: boolean) {
    super(message);
    this.mayPass = mayPass;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
