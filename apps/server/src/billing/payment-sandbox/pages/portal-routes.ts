import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { changePlan, workOutChange } from '../billing/change-plan.ts';
import { enterCard, findCard, findSubscription, setCancellation, useCard } from '../billing/portal.ts';
import { itemOf, productName } from '../billing/subscriptions.ts';
import { readCard } from '../cards.ts';
import type { Context } from '../context.ts';
import { idOf, type PortalExtra } from '../objects.ts';
import { findStored, listObjects, updateObject } from '../store.ts';
import { StripeProblem } from '../stripe-problem.ts';
import type { Sandbox } from '../transact.ts';
import { answerPage, fieldsOf } from './answer.ts';
import { missingPage } from './checkout-page.ts';
import { portalConfirmPage } from './portal-confirm-page.ts';
import {
  cancelPage,
  cardPage,
  isOver,
  type Notice,
  type Offer,
  type Portal,
  planPage,
  portalPage,
  portalPath,
  type Quote,
  quotePage,
} from './portal-page.ts';

/** How long a portal stays open after it was last used. */
const openSeconds = 3600;

const done: Record<string, Notice> = {
  plan: { kind: 'done', title: 'Plan changed.', text: 'It applies now.' },
  card: { kind: 'done', title: 'Card saved.', text: 'Future payments use it.' },
  paid: { kind: 'done', title: 'Card saved and open invoice paid.', text: 'The subscription is active.' },
  unpaid: { kind: 'problem', title: 'Card saved, but the payment of the open invoice failed.', text: 'Update the card once more.' },
  cancelled: {
    kind: 'done',
    title: 'Subscription canceled.',
    text: 'Access continues until the end of the period. You can resume the subscription until then.',
  },
  resumed: { kind: 'done', title: 'Subscription kept.', text: 'It renews at the end of the period.' },
  clock: { kind: 'done', title: 'Clock moved.', text: 'Due renewals and charges were processed.' },
};

export type MayMoveClock = (request: FastifyRequest) => boolean;

interface Opened {
  context: Context;
  portal: Portal;
  extra: PortalExtra;
}

async function open(context: Context, id: string, mayMoveClock: boolean): Promise<Opened | null> {
  const found = await findStored(context, 'billing_portal.session', id);
  if (found === null || context.now > found.extra.usedAt + openSeconds) return null;
  const customer = await findStored(context, 'customer', found.object.customer);
  if (customer === null || customer.deleted) return null;
  const extra = { ...found.extra, usedAt: context.now };
  await updateObject(context, 'billing_portal.session', found.object, { extra });
  const subscription = await findSubscription(context, customer.object.id);
  const portal = {
    session: found.object,
    customer: customer.object,
    subscription,
    planName: subscription === null ? null : await productName(context, itemOf(subscription).price),
    card: await findCard(context, customer.object.id),
    invoices: (await listObjects(context, 'invoice', { customer: customer.object.id }, { limit: 100 })).objects,
    now: context.now,
    mayMoveClock,
  };
  return { context, portal, extra };
}

async function offersTo(context: Context, subscription: Stripe.Subscription): Promise<Offer[]> {
  const current = itemOf(subscription).price;
  const filter = { fields: { active: 'true', type: 'recurring', currency: current.currency } };
  const { objects } = await listObjects(context, 'price', filter, { limit: 100 });
  const offers: Offer[] = [];
  for (const price of objects.toSorted((one, other) => (one.unit_amount ?? 0) - (other.unit_amount ?? 0))) {
    const product = await findStored(context, 'product', idOf(price.product));
    if (product?.object.active) offers.push({ price, name: product.object.name, isCurrent: price.id === current.id });
  }
  return offers;
}

const changeOf = (price: Stripe.Price, at: number, quantity: number) =>
  ({ price, quantity, proration: 'always_invoice', prorationDate: at, payment: 'error_if_incomplete', isConfirmed: true }) as const;

async function quoteFor({ context, portal }: Opened, subscription: Stripe.Subscription, offer: Offer): Promise<Quote> {
  const at = context.now;
  const { changed, lines } = await workOutChange(context, subscription, changeOf(offer.price, at, itemOf(subscription).quantity ?? 1));
  const { balance } = portal.customer;
  const due = Math.max(0, lines.reduce((sum, { amount }) => sum + amount, 0) + balance);
  return { offer, lines, currency: offer.price.currency, balance, due, at, renewsOn: itemOf(changed).current_period_end };
}

type Params = { Params: { id: string } };
/** What a request to the portal comes to: a page, or the name of a notice to go back with. */
type Outcome = { page: Parameters<typeof answerPage>[1]; status?: number } | { go: string };

/** The customer portal. Whoever knows its address may use it, for an hour. */
export function portalRoutes(pages: FastifyInstance, sandbox: Sandbox, mayMoveClock: MayMoveClock): void {
  const visit = async (request: FastifyRequest<Params>, reply: FastifyReply, act: (opened: Opened) => Promise<Outcome>) => {
    const { id } = request.params;
    let returnUrl: string | null = null;
    const attempt = async () =>
      sandbox.transact(null, async (context) => {
        const opened = await open(context, id, mayMoveClock(request));
        if (opened === null) return { page: missingPage, status: 404 };
        returnUrl = opened.portal.session.return_url;
        return act(opened);
      });
    const outcome = await attempt().catch(async (problem: unknown): Promise<Outcome> => {
      if (!(problem instanceof StripeProblem)) throw problem;
      const notice: Notice = { kind: 'problem', title: problem.message, text: 'Nothing was changed or charged.' };
      return sandbox.transact(null, async (context) => {
        const opened = await open(context, id, mayMoveClock(request));
        return opened === null ? { page: missingPage, status: 404 } : { page: portalPage(opened.portal, notice), status: 402 };
      });
    });
    if ('go' in outcome) return reply.redirect(outcome.go.startsWith('/') ? outcome.go : `/sandbox/portal/${id}?done=${outcome.go}`, 303);
    return answerPage(reply, outcome.page, { ...(outcome.status === undefined ? {} : { status: outcome.status }), leadsTo: [returnUrl] });
  };

  /** The subscription that can be changed. @throws StripeProblem when none can. */
  const living = ({ portal }: Opened): Stripe.Subscription => {
    if (portal.subscription !== null && !isOver(portal.subscription)) return portal.subscription;
    throw new StripeProblem(400, { type: 'invalid_request_error', message: 'You have no subscription to change.' });
  };

  const chosen = async (opened: Opened, priceId: string): Promise<Offer> => {
    const offer = (await offersTo(opened.context, living(opened))).find(({ price, isCurrent }) => price.id === priceId && !isCurrent);
    if (offer !== undefined) return offer;
    throw new StripeProblem(400, { type: 'invalid_request_error', message: 'That plan is not available.' });
  };

  pages.get<Params & { Querystring: { done?: unknown } }>('/portal/:id', async (request, reply) => {
    const word = request.query.done;
    const notice = typeof word === 'string' && Object.hasOwn(done, word) ? done[word] : undefined;
    return visit(request, reply, async ({ portal }) => ({ page: portalPage(portal, notice) }));
  });

  pages.get<Params>('/portal/:id/plan', async (request, reply) =>
    visit(request, reply, async (opened) => ({ page: planPage(opened.portal, await offersTo(opened.context, living(opened))) })),
  );
  pages.get<Params & { Querystring: { price?: unknown } }>('/portal/:id/plan/confirm', async (request, reply) =>
    visit(request, reply, async (opened) => {
      const offer = await chosen(opened, String(request.query.price));
      return { page: quotePage(opened.portal, await quoteFor(opened, living(opened), offer)) };
    }),
  );
  pages.post<Params>('/portal/:id/plan/confirm', async (request, reply) =>
    visit(request, reply, async (opened) => {
      const field = fieldsOf(request);
      const offer = await chosen(opened, field('price'));
      const subscription = living(opened);
      // What was shown is what is charged, unless it was shown too long ago.
      const at = Number(field('at'));
      const isFresh = Number.isInteger(at) && at <= opened.context.now && at >= opened.context.now - openSeconds;
      const start = itemOf(subscription).current_period_start;
      const quoted = isFresh && at >= start ? at : opened.context.now;
      await changePlan(opened.context, subscription, changeOf(offer.price, quoted, itemOf(subscription).quantity ?? 1));
      return { go: 'plan' };
    }),
  );

  pages.get<Params>('/portal/:id/cancel', async (request, reply) =>
    visit(request, reply, async (opened) => ({ page: cancelPage(opened.portal, living(opened)) })),
  );
  pages.post<Params>('/portal/:id/cancel', async (request, reply) =>
    visit(request, reply, async (opened) => {
      await setCancellation(opened.context, living(opened), true);
      return { go: 'cancelled' };
    }),
  );
  pages.post<Params>('/portal/:id/resume', async (request, reply) =>
    visit(request, reply, async (opened) => {
      await setCancellation(opened.context, living(opened), false);
      return { go: 'resumed' };
    }),
  );

  const use = async ({ context, portal }: Opened, methodId: string): Promise<Outcome> => {
    const { waited, decline } = await useCard(context, portal.customer.id, methodId);
    if (!waited) return { go: 'card' };
    return { go: decline === null ? 'paid' : 'unpaid' };
  };
  pages.get<Params>('/portal/:id/card', async (request, reply) =>
    visit(request, reply, async ({ portal }) => ({ page: cardPage(portal) })),
  );
  pages.post<Params>('/portal/:id/card', async (request, reply) =>
    visit(request, reply, async (opened) => {
      const { context, portal, extra } = opened;
      const field = fieldsOf(request);
      const read = readCard({ number: field('number'), expiry: field('expiry'), cvc: field('cvc') }, context.now);
      if ('problems' in read) return { page: cardPage(portal, { problems: read.problems }), status: 422 };
      const entered = await enterCard(context, portal.customer, read.entered);
      if (entered.kind === 'declined') return { page: cardPage(portal, { declined: entered.decline.message }), status: 402 };
      if (entered.kind === 'saved') return use(opened, entered.methodId);
      await updateObject(context, 'billing_portal.session', portal.session, { extra: { ...extra, confirming: entered.methodId } });
      return { go: `${portalPath(portal)}/card/confirm` };
    }),
  );
  pages.get<Params>('/portal/:id/card/confirm', async (request, reply) =>
    visit(request, reply, async ({ portal, extra }) =>
      extra.confirming === null ? { go: `${portalPath(portal)}/card` } : { page: portalConfirmPage(portal) },
    ),
  );
  pages.post<Params>('/portal/:id/card/confirm', async (request, reply) =>
    visit(request, reply, async (opened) => {
      const { context, portal, extra } = opened;
      if (extra.confirming === null) return { go: `${portalPath(portal)}/card` };
      await updateObject(context, 'billing_portal.session', portal.session, { extra: { ...extra, confirming: null } });
      if (fieldsOf(request)('answer') === 'approve') return use(opened, extra.confirming);
      return { page: cardPage(portal, { declined: 'We are unable to authenticate your payment method.' }), status: 402 };
    }),
  );

  pages.post<Params>('/portal/:id/clock', async (request, reply) => {
    const step = fieldsOf(request)('step');
    if (!mayMoveClock(request)) return answerPage(reply, missingPage, { status: 404 });
    const to = await sandbox.transact(null, async (context) => {
      const opened = await open(context, request.params.id, true);
      if (opened === null) return null;
      const { subscription, now } = opened.portal;
      const end = subscription === null || isOver(subscription) ? now + 30 * 86_400 : itemOf(subscription).current_period_end;
      return { day: now + 86_400, week: now + 7 * 86_400, period: end }[step] ?? null;
    });
    if (to === null) return answerPage(reply, missingPage, { status: 404 });
    await sandbox.advanceTo(new Date(to * 1000));
    // The page was in use while the time went by.
    await sandbox.transact(null, async (context) => {
      const found = await findStored(context, 'billing_portal.session', request.params.id);
      if (found !== null)
        await updateObject(context, 'billing_portal.session', found.object, { extra: { ...found.extra, usedAt: context.now } });
    });
    return reply.redirect(`/sandbox/portal/${request.params.id}?done=clock`, 303);
  });
}
