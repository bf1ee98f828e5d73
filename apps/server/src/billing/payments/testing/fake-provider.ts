import { createHmac } from 'node:crypto';
import type { ProviderSettings } from '../provider.ts';

/** What a fake provider answers to a request; anything thrown is a connection that broke. */
export type Answerer = (request: AskedRequest) => { status: number; body: object };

export interface AskedRequest {
  method: string;
  /** Without the version, for example `/customers`. */
  path: string;
  /** Of the address and the body. */
  given: URLSearchParams;
  idempotencyKey: string | null;
}

/** The provider's own SDK over a function instead of the network, so that requests are made and answers are read as with the real one. */
export function fakeProvider(answer: Answerer, webhookSecrets: readonly string[] = ['whsec_test']): ProviderSettings {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const given = new URLSearchParams([...url.searchParams, ...new URLSearchParams(await request.text())]);
    const idempotencyKey = request.headers.get('idempotency-key');
    const { status, body } = answer({ method: request.method, path: url.pathname.replace(/^\/v1/, ''), given, idempotencyKey });
    return Response.json(body, { status });
  };
  return { secretKey: 'sk_test_fake', webhookSecrets, fetch };
}

/** The header of an event that was signed so many seconds ago. */
export function signed(payload: string | Buffer, secret = 'whsec_test', secondsAgo = 0): string {
  const time = Math.floor(Date.now() / 1000) - secondsAgo;
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(payload).digest('hex')}`;
}
