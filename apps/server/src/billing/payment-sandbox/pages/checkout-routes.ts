import type { FastifyInstance, FastifyReply } from 'fastify';
import type Stripe from 'stripe';
import { type CheckoutResult, confirmCheckout, payCheckout } from '../billing/checkout.ts';
import { readCard } from '../cards.ts';
import type { Context } from '../context.ts';
import type { CheckoutExtra } from '../objects.ts';
import { lineItemsOf } from '../resources/checkout-sessions.ts';
import { findStored } from '../store.ts';
import { StripeProblem } from '../stripe-problem.ts';
import type { Sandbox } from '../transact.ts';
import { answerPage, fieldsOf } from './answer.ts';
import type { Problems } from './card-fields.ts';
import { checkoutPage, closedCheckoutPage, confirmPage, missingPage } from './checkout-page.ts';

type Session = Stripe.Checkout.Session;

interface Found {
  session: Session;
  extra: CheckoutExtra;
  line: Stripe.LineItem;
  trialEnd: number | null;
}

async function findSession(context: Context, id: string): Promise<Found | null> {
  const found = await findStored(context, 'checkout.session', id);
  if (found === null) return null;
  const [line] = (await lineItemsOf(context, id)).data;
  if (line === undefined) return null;
  const { trialDays, trialEnd } = found.extra.subscription;
  return {
    session: found.object,
    extra: found.extra,
    line,
    trialEnd: trialEnd ?? (trialDays === null ? null : context.now + trialDays * 86_400),
  };
}

/** Where the browser goes once it is paid. */
const successAddress = ({ success_url: url, id }: Session) => (url === null ? null : url.replaceAll('{CHECKOUT_SESSION_ID}', id));
const leadsTo = ({ success_url: success, cancel_url: cancel }: Session) => ({ leadsTo: [success, cancel] });

/** The hosted checkout. Whoever knows its address may use it: the address cannot be guessed. */
export function checkoutRoutes(pages: FastifyInstance, sandbox: Sandbox): void {
  const look = async (id: string) => sandbox.transact(null, async (context) => findSession(context, id));

  const closed = (reply: FastifyReply, { session }: Found) =>
    answerPage(reply, closedCheckoutPage(session, successAddress(session)), { status: session.status === 'complete' ? 200 : 410 });

  pages.get<{ Params: { id: string } }>('/checkout/:id', async ({ params }, reply) => {
    const found = await look(params.id);
    if (found === null) return answerPage(reply, missingPage, { status: 404 });
    if (found.session.status !== 'open') return closed(reply, found);
    return answerPage(reply, checkoutPage(found), leadsTo(found.session));
  });

  const answerResult = (reply: FastifyReply, found: Found, result: CheckoutResult, email?: string) => {
    const { session } = found;
    if (result.kind === 'confirm') return reply.redirect(`/sandbox/checkout/${session.id}/confirm`, 303);
    if (result.kind === 'complete') return reply.redirect(successAddress(session) ?? '/', 303);
    const shown = { declined: result.decline.message, ...(email === undefined ? {} : { email }) };
    return answerPage(reply, checkoutPage(found, shown), { status: 402, ...leadsTo(session) });
  };

  /** Does it while the session is still open, and answers `null` when another request was faster. */
  const whileOpen = async (
    id: string,
    pay: (context: Context, found: Found) => Promise<CheckoutResult>,
  ): Promise<CheckoutResult | null> => {
    try {
      return await sandbox.transact(null, async (context) => {
        const found = await findSession(context, id);
        return found?.session.status === 'open' ? pay(context, found) : null;
      });
    } catch (problem) {
      if (!(problem instanceof StripeProblem)) throw problem;
      return { kind: 'declined', decline: { code: 'card_declined', declineCode: 'generic_decline', message: problem.message } };
    }
  };

  pages.post<{ Params: { id: string } }>('/checkout/:id', async (request, reply) => {
    const found = await look(request.params.id);
    if (found === null) return answerPage(reply, missingPage, { status: 404 });
    if (found.session.status !== 'open') return closed(reply, found);
    const field = fieldsOf(request);
    const known = found.session.customer_details?.email ?? null;
    const email = known ?? field('email').trim();
    const read = readCard({ number: field('number'), expiry: field('expiry'), cvc: field('cvc') }, await sandbox.now());
    const problems: Problems = 'problems' in read ? { ...read.problems } : {};
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) problems.email = 'Enter an email address, for example name@example.com.';
    if ('problems' in read || problems.email !== undefined)
      return answerPage(reply, checkoutPage(found, { problems, email }), { status: 422, ...leadsTo(found.session) });
    const buyer = { email, name: field('name').trim().slice(0, 200) };
    const result = await whileOpen(found.session.id, async (context, { session, extra }) =>
      payCheckout(context, session, extra, read.entered, buyer),
    );
    return result === null ? reply.redirect(`/sandbox/checkout/${found.session.id}`, 303) : answerResult(reply, found, result, email);
  });

  pages.get<{ Params: { id: string } }>('/checkout/:id/confirm', async ({ params }, reply) => {
    const found = await look(params.id);
    if (found === null) return answerPage(reply, missingPage, { status: 404 });
    if (found.session.status !== 'open') return closed(reply, found);
    if (found.extra.confirming === null) return reply.redirect(`/sandbox/checkout/${params.id}`, 303);
    return answerPage(reply, confirmPage(found), leadsTo(found.session));
  });

  pages.post<{ Params: { id: string } }>('/checkout/:id/confirm', async (request, reply) => {
    const found = await look(request.params.id);
    if (found === null) return answerPage(reply, missingPage, { status: 404 });
    const isApproved = fieldsOf(request)('answer') === 'approve';
    const result = await whileOpen(found.session.id, async (context, { session, extra }) =>
      confirmCheckout(context, session, extra, isApproved),
    );
    return result === null ? reply.redirect(`/sandbox/checkout/${found.session.id}`, 303) : answerResult(reply, found, result);
  });
}
