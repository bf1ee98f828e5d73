import Stripe from 'stripe';
import { Problem } from '../../platform/index.ts';

export interface ProviderSettings {
  secretKey: string;
  /** Any of them may have signed an event: there are two while one is replaced by the other. */
  webhookSecrets: readonly string[];
  /** In place of the network. */
  fetch?: typeof globalThis.fetch;
}

/** The payment provider. What is behind it, Stripe or the sandbox, nothing here knows. */
export interface Provider {
  stripe: Stripe;
  /**
   * The event in a body that the provider signed within the last five minutes.
   * @throws Problem 400 when it did not, 422 when what it signed is not an event
   */
  readEvent(body: Buffer, signature: string | undefined): Stripe.Event;
}

const signatureLifetimeSeconds = 300;

export function createProvider({ secretKey, webhookSecrets, fetch }: ProviderSettings): Provider {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: 20_000,
    telemetry: false,
    appInfo: { name: 'Rimawari' },
    ...(fetch === undefined ? {} : { httpClient: Stripe.createFetchHttpClient(fetch) }),
  });
  return {
    stripe,
    readEvent: (body, signature) => {
      if (!webhookSecrets.some((secret) => isSigned(stripe, body, signature ?? '', secret))) {
        throw new Problem('wrong_signature', 'The signature is missing, does not match the body, or is too old');
      }
      const event = parse(body);
      if (event === null) throw new Problem('unreadable_body', 'The body is not an event');
      return event;
    },
  };
}

function isSigned(stripe: Stripe, body: Buffer, signature: string, secret: string): boolean {
  const verifier = stripe.webhooks.signature;
  if (verifier === null) throw new Error('The SDK cannot verify signatures here');
  try {
    return verifier.verifyHeader(body, signature, secret, signatureLifetimeSeconds);
  } catch {
    return false;
  }
}

const isName = (text: unknown) => typeof text === 'string' && /^[\w.-]{1,255}$/.test(text);

function parse(body: Buffer): Stripe.Event | null {
  try {
    const event = JSON.parse(body.toString('utf8')) as Partial<Stripe.Event> | null;
    const isEvent = isName(event?.id) && isName(event?.type) && typeof event?.data?.object === 'object' && event.data.object !== null;
    return isEvent ? (event as Stripe.Event) : null;
  } catch {
    return null;
  }
}

/**
 * Asks the provider. That it does not answer, or does not accept this server, is a problem of its own, and not the
 * fault of whoever caused the question.
 * @throws Problem 503
 */
export async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (problem) {
    if (!isUnavailable(problem)) throw problem;
    throw new Problem('provider_unavailable', 'The payment provider did not respond. Nothing was charged. Try again.');
  }
}

function isUnavailable(problem: unknown): boolean {
  const { StripeAPIError, StripeAuthenticationError, StripeConnectionError, StripePermissionError, StripeRateLimitError } = Stripe.errors;
  return [StripeAPIError, StripeAuthenticationError, StripeConnectionError, StripePermissionError, StripeRateLimitError].some(
    (kind) => problem instanceof kind,
  );
}

/** Whether the provider has no such object; of an id that came from it, that it belongs to another account or was deleted. */
export function isMissing(problem: unknown): boolean {
  return problem instanceof Stripe.errors.StripeInvalidRequestError && problem.code === 'resource_missing';
}

/** The id of what is referred to, which may stand there whole. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null);
}
