import { limits } from '@rimawari/extraction/limits';
import { Agent, fetch, type Response } from 'undici';
import { checkTarget, type Target } from './check-target.ts';
import { EgressRefusal } from './egress-refusal.ts';
import { guardedLookup, type Resolve, resolveBySystem } from './guarded-lookup.ts';
import { readLimited } from './read-limited.ts';

export interface GuardedPage {
  finalUrl: string;
  status: number;
  contentType: string;
  bytes: Uint8Array;
}

export interface EgressOptions {
  /** Exact `host:port` exceptions to the rules on addresses and ports. */
  allowHosts: readonly string[];
  resolve?: Resolve;
  /** Size after decompression. */
  maxBytes?: number;
  maxRedirects?: number;
  /** From the first connection to the last byte, redirects included. */
  timeoutMs?: number;
}

const userAgent = 'Rimawari/0.1 (opens one listing page at the request of a user)';
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const certificateCodes = /^(ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_SSL|EPROTO)/;

function refusalOf(error: unknown, timedOut: boolean): EgressRefusal {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof EgressRefusal) return cause;
    const code = 'code' in cause ? String(cause.code) : '';
    if (certificateCodes.test(code)) return new EgressRefusal('insecure', error);
    if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new EgressRefusal('too_large', error);
    if (code.endsWith('_TIMEOUT') || code === 'ETIMEDOUT') return new EgressRefusal('too_slow', error);
  }
  return new EgressRefusal(timedOut ? 'too_slow' : 'unreachable', error);
}

/**
 * Fetches one page. Every address that is connected to is public, on port 80 or 443; each redirect is checked anew.
 * Returns whatever status the site answered with. @throws EgressRefusal, or the reason of `signal`
 */
export async function fetchGuarded(address: string, signal: AbortSignal, options: EgressOptions): Promise<GuardedPage> {
  const { allowHosts, resolve = resolveBySystem, maxBytes = limits.htmlBytes, maxRedirects = 5, timeoutMs = 15_000 } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const stop = AbortSignal.any([signal, deadline]);

  /** The page, or the redirect's target. One connection per hop, never shared. */
  async function hop({ url, excepted }: Target): Promise<GuardedPage | Target> {
    const dispatcher = new Agent({
      connect: { lookup: guardedLookup(resolve, excepted), timeout: 8_000 },
      maxResponseSize: maxBytes,
      maxHeaderSize: 64 * 1024,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      pipelining: 0,
    });
    try {
      const response: Response = await fetch(url, {
        dispatcher,
        signal: stop,
        redirect: 'manual',
        headers: {
          'user-agent': userAgent,
          accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9',
          'accept-language': 'ja,en;q=0.5',
        },
      });
      const location = response.headers.get('location');
      if (redirectStatuses.has(response.status) && location) return checkTarget(location, url, allowHosts);
      const bytes = response.body ? await readLimited(response.body, maxBytes) : new Uint8Array();
      return { finalUrl: url.href, status: response.status, contentType: response.headers.get('content-type') ?? '', bytes };
    } finally {
      await dispatcher.destroy();
    }
  }

  try {
    let target = checkTarget(address, null, allowHosts);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await hop(target);
      if ('bytes' in answer) return answer;
      target = answer;
    }
    throw new EgressRefusal('too_many_redirects');
  } catch (error) {
    signal.throwIfAborted();
    throw refusalOf(error, deadline.aborted);
  }
}
