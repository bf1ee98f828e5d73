import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { findUser, type UserRow } from '../../identity/index.ts';
import { type AttemptLimits, type Attempts, type Caller, notSignedIn, Problem, type Tables } from '../../platform/index.ts';
import { refuseForeign, unknownPrice } from './own-address.ts';
import type { Plans } from './plans.ts';
import { asked, isMissing, type Provider } from './provider.ts';
import { findCustomer, findCustomers, insertCustomer, isLeaving, rememberCheckout } from './store.ts';

export interface CheckoutDependencies {
  db: Kysely<Tables>;
  attempts: Attempts;
  limits: Pick<AttemptLimits, 'checkout' | 'portal'>;
  provider: Provider;
  plans: Plans;
}

export interface CheckoutRequest {
  price_id: string;
  success_url: string;
  cancel_url: string;
}

export interface Checkout {
  /** Where the browser subscribes. @throws Problem 409 with a subscription, 422, 429, 503 */
  begin(caller: Caller, given: CheckoutRequest, context: { origins: readonly string[]; idempotencyKey: string | null }): Promise<string>;
  /** Where the browser manages its subscription. @throws Problem 409 who never subscribed, 422, 429, 503 */
  openPortal(caller: Caller, returnUrl: string, origins: readonly string[]): Promise<string>;
  /** Ends every subscription now and has the provider forget the user, whose account is to be deleted. Safe to do again. @throws Problem 503 */
  endFor(userId: string): Promise<void>;
}

/** A subscription in one of these is to be managed, not bought a second time. */
const running = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);
const firstCheckMs = 15 * 60_000;

export function createCheckout({ db, attempts, limits, provider: { stripe }, plans }: CheckoutDependencies): Checkout {
  async function createCustomer(user: UserRow): Promise<string> {
    const before = await findCustomers(db, user.id);
    const { id } = await stripe.customers.create(
      { email: user.email, name: user.full_name, metadata: { user_id: user.id } },
      // Two at once, or one again after a crash, are given the same.
      { idempotencyKey: `customer-${user.id}-${before.length}` },
    );
    await insertCustomer(db, { id, user_id: user.id });
    return id;
  }

  /** With what they have there, so that nothing rests on what was heard of it so far. */
  async function customerOf(user: UserRow): Promise<{ id: string; subscriptions: Stripe.Subscription[] }> {
    const known = await findCustomer(db, user.id);
    if (known !== null) {
      try {
        return { id: known, subscriptions: await subscriptionsOf(known) };
      } catch (problem) {
        // The account was deleted there, or belongs to another provider.
        if (!isMissing(problem)) throw problem;
      }
    }
    return { id: await createCustomer(user), subscriptions: [] };
  }

  async function subscriptionsOf(customer: string): Promise<Stripe.Subscription[]> {
    return (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data;
  }

  /** A page of the provider that was left open may not become a second subscription. */
  async function closeOthers(customer: string, request: string | null): Promise<void> {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    for (const { id, metadata } of data) if (request === null || metadata?.request !== request) await stripe.checkout.sessions.expire(id);
  }

  async function begin(user: UserRow, given: CheckoutRequest, request: string | null): Promise<string> {
    const customer = await customerOf(user);
    const current = customer.subscriptions.find(({ status }) => running.has(status));
    if (current !== undefined) throw alreadySubscribed(current.status);
    await closeOthers(customer.id, request);
    await rememberCheckout(db, customer.id, new Date(), new Date(Date.now() + firstCheckMs));
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: customer.id,
        client_reference_id: user.id,
        line_items: [{ price: given.price_id, quantity: 1 }],
        success_url: given.success_url,
        cancel_url: given.cancel_url,
        metadata: { user_id: user.id, ...(request === null ? {} : { request }) },
        subscription_data: { metadata: { user_id: user.id } },
      },
      request === null ? {} : { idempotencyKey: `checkout-${request}` },
    );
    // The account began to be deleted meanwhile: nobody would be there for what is bought on that page.
    if (await isLeaving(db, user.id)) {
      await stripe.checkout.sessions.expire(session.id);
      throw notSignedIn();
    }
    if (session.url === null) throw new Error(`The checkout ${session.id} has no page`);
    return session.url;
  }

  return {
    begin: async (caller, given, { origins, idempotencyKey }) => {
      await attempts.count(limits.checkout, caller.userId);
      refuseForeign({ success_url: given.success_url, cancel_url: given.cancel_url }, origins);
      if (!(await plans.isOnSale(given.price_id))) throw unknownPrice();
      const user = await findUser(db, caller.userId);
      if (user === null) throw notSignedIn();
      // The provider's names for requests are not those of one user alone.
      const request = idempotencyKey === null ? null : createHash('sha256').update(`${user.id} ${idempotencyKey}`).digest('hex');
      return asked(() => begin(user, given, request));
    },

    openPortal: async (caller, returnUrl, origins) => {
      await attempts.count(limits.portal, caller.userId);
      refuseForeign({ return_url: returnUrl }, origins);
      const customer = await findCustomer(db, caller.userId);
      if (customer === null) throw noCustomer();
      return asked(async () => {
        try {
          return (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url;
        } catch (problem) {
          throw isMissing(problem) ? noCustomer() : problem;
        }
      });
    },

    endFor: async (userId) => {
      for (const customer of await findCustomers(db, userId)) {
        await asked(async () => {
          try {
            await closeOthers(customer, null);
            for (const { id, status } of await subscriptionsOf(customer)) {
              if (running.has(status) || status === 'incomplete') await stripe.subscriptions.cancel(id);
            }
            await stripe.customers.del(customer);
          } catch (problem) {
            if (!isMissing(problem)) throw problem;
          }
        });
      }
    },
  };
}

const noCustomer = () => new Problem('no_customer', 'There is no subscription to manage yet. Choose a plan first.');

function alreadySubscribed(status: string): Problem {
  const isPaid = status === 'active' || status === 'trialing';
  return new Problem(
    'already_subscribed',
    isPaid
      ? 'You already have an active subscription. Change it in the billing portal.'
      : 'The last payment for your subscription failed. Update your payment method in the billing portal.',
  );
}
