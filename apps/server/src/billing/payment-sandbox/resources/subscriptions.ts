import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { listAnswer } from '../api/list-answer.ts';
import { changeMetadata, clearable, common, flag, listing, metadata, reference, whole } from '../api/parameters.ts';
import { changePlan } from '../billing/change-plan.ts';
import { changeTo, createSubscription, endSubscription, itemOf } from '../billing/subscriptions.ts';
import type { Context } from '../context.ts';
import { idOf } from '../objects.ts';
import { invalid } from '../stripe-problem.ts';
import { need } from './need.ts';
import { needRecurring } from './prices.ts';

const quantity = whole.refine((value) => value >= 1 && value <= 999_999);
const ended = ['canceled', 'incomplete_expired'];
const cancellation = z.strictObject({ comment: clearable.optional(), feedback: clearable.optional() });
const ending = { cancel_at: z.union([z.literal('').transform(() => null), whole]).optional(), cancel_at_period_end: flag.optional() };
const method = reference.optional();

const created = {
  ...common,
  ...ending,
  customer: reference,
  items: z.array(z.strictObject({ price: reference, quantity: quantity.optional() })).length(1),
  default_payment_method: method,
  description: clearable.optional(),
  metadata: metadata.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  trial_end: whole.optional(),
  trial_period_days: whole.refine((value) => value >= 1 && value <= 730).optional(),
};

const changed = {
  ...common,
  ...ending,
  items: z
    .array(z.strictObject({ id: reference.optional(), price: reference.optional(), quantity: quantity.optional() }))
    .length(1)
    .optional(),
  default_payment_method: method,
  description: clearable.optional(),
  metadata: metadata.optional(),
  cancellation_details: cancellation.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
  proration_date: whole.optional(),
};

const listed = { ...listing, customer: reference.optional(), price: reference.optional(), status: reference.optional() };

export const subscriptionEndpoints = [
  endpoint('GET', '/v1/subscriptions', listed, async (context, { status, ...asked }) => {
    const filter =
      status === undefined
        ? { statusNot: ended }
        : status === 'all'
          ? {}
          : status === 'ended'
            ? { oneOf: { status: ended } }
            : { fields: { status } };
    return listAnswer(context, 'subscription', '/v1/subscriptions', asked, { customer: asked.customer, ...filter, price: asked.price });
  }),
  endpoint('GET', '/v1/subscriptions/:id', common, async (context, _asked, id) => (await need(context, 'subscription', id)).object),
  endpoint('POST', '/v1/subscriptions', created, async (context, given) => {
    await need(context, 'customer', given.customer, 'customer');
    const [item] = given.items;
    const price = await needRecurring(context, item?.price ?? '', 'items[0][price]');
    if (given.default_payment_method !== undefined) await needOwn(context, given.default_payment_method, given.customer);
    const behaviour = given.payment_behavior ?? 'allow_incomplete';
    return createSubscription(context, {
      customer: given.customer,
      price,
      quantity: item?.quantity ?? 1,
      methodId: given.default_payment_method ?? null,
      metadata: changeMetadata({}, given.metadata),
      description: given.description ?? null,
      trialEnd: given.trial_end ?? (given.trial_period_days === undefined ? null : context.now + given.trial_period_days * 86_400),
      cancelAt: given.cancel_at ?? null,
      cancelAtPeriodEnd: given.cancel_at_period_end ?? false,
      payment: behaviour === 'default_incomplete' ? 'later' : behaviour === 'error_if_incomplete' ? 'now_or_nothing' : 'now',
      isConfirmed: false,
      origin: null,
    });
  }),
  endpoint('POST', '/v1/subscriptions/:id', changed, async (context, given, id) => {
    const { object: before } = await needLiving(context, id);
    if (given.default_payment_method !== undefined) await needOwn(context, given.default_payment_method, idOf(before.customer));
    const also = await alsoChanged(context, before, given);
    const [item] = given.items ?? [];
    if (item === undefined) return changeTo(context, before, { ...before, ...also });
    if (item.id !== undefined && item.id !== itemOf(before).id)
      throw invalid(`No such subscription item: '${item.id}'`, 'items[0][id]', 'resource_missing');
    // The provider would add a second item to the subscription, which the sandbox cannot hold.
    if (item.id === undefined)
      throw invalid('The sandbox keeps one item in a subscription: name it to change it.', 'items[0][id]', 'parameter_missing');
    const price = item.price === undefined ? itemOf(before).price : await needRecurring(context, item.price, 'items[0][price]');
    return changePlan(
      context,
      before,
      {
        price,
        quantity: item.quantity ?? itemOf(before).quantity ?? 1,
        proration: given.proration_behavior ?? 'create_prorations',
        prorationDate: given.proration_date ?? null,
        payment: given.payment_behavior ?? 'allow_incomplete',
        isConfirmed: false,
      },
      also,
    );
  }),
  endpoint(
    'DELETE',
    '/v1/subscriptions/:id',
    {
      ...common,
      cancellation_details: cancellation.optional(),
      invoice_now: z.literal('false').optional(),
      prorate: z.literal('false').optional(),
    },
    async (context, given, id) => {
      const { object: before } = await needLiving(context, id);
      const details = { ...before.cancellation_details, ...given.cancellation_details } as Stripe.Subscription.CancellationDetails;
      return endSubscription(context, { ...before, cancellation_details: details }, 'canceled', 'cancellation_requested');
    },
  ),
];

type Change = { [Name in keyof typeof changed]?: z.output<(typeof changed)[Name]> };

async function alsoChanged({ now }: Context, before: Stripe.Subscription, given: Change): Promise<Partial<Stripe.Subscription>> {
  const end = endOf(now, before, given);
  return {
    ...(given.default_payment_method === undefined ? {} : { default_payment_method: given.default_payment_method }),
    ...(given.description === undefined ? {} : { description: given.description }),
    ...(given.cancellation_details === undefined
      ? {}
      : {
          cancellation_details: {
            ...before.cancellation_details,
            ...given.cancellation_details,
          } as Stripe.Subscription.CancellationDetails,
        }),
    metadata: changeMetadata(before.metadata, given.metadata),
    ...end,
  };
}

/** When the subscription is to end: at the end of its period, at a time of its own, or not at all. */
function endOf(
  now: number,
  before: Stripe.Subscription,
  { cancel_at: cancelAt, cancel_at_period_end: atEnd }: Change,
): Partial<Stripe.Subscription> {
  if (atEnd === undefined && cancelAt === undefined) return {};
  if (atEnd === true && cancelAt)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', 'cancel_at');
  if (cancelAt && cancelAt <= now) throw invalid('The `cancel_at` date has to be in the future.', 'cancel_at');
  const time = atEnd === true ? itemOf(before).current_period_end : (cancelAt ?? null);
  return {
    cancel_at: time,
    cancel_at_period_end: atEnd === true,
    canceled_at: time === null ? null : (before.canceled_at ?? now),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: time === null ? null : 'cancellation_requested' },
  };
}

async function needLiving(context: Context, id: string) {
  const found = await need(context, 'subscription', id);
  if (ended.includes(String(found.object.status)))
    throw invalid(`A canceled subscription can only update its cancellation_details and metadata.`);
  return found;
}

async function needOwn(context: Context, id: string, customer: string): Promise<void> {
  const { object } = await need(context, 'payment_method', id, 'default_payment_method');
  if (object.customer === null || idOf(object.customer) !== customer)
    throw invalid('The customer does not have a payment method with that ID.', 'default_payment_method', 'resource_missing');
}
