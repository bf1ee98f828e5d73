import Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { listAnswer } from '../api/list-answer.ts';
import { changeMetadata, clearable, common, flag, listing, metadata, reference, whole } from '../api/parameters.ts';
import { differences, emit } from '../emit.ts';
import { newId } from '../new-id.ts';
import { insertObject, updateObject } from '../store.ts';
import { invalid } from '../stripe-problem.ts';
import { need } from './need.ts';

interface NewPrice {
  id?: string;
  product: string;
  /** ISO 4217 in lower case. */
  currency: string;
  /** In the smallest unit of the currency: cents, or whole yen. */
  unitAmount: number;
  recurring: { interval: Stripe.Price.Recurring.Interval; intervalCount: number } | null;
  active?: boolean | undefined;
  nickname?: string | null | undefined;
  lookupKey?: string | null | undefined;
  metadata?: Record<string, string>;
}

export function newPrice(now: number, given: NewPrice): Stripe.Price {
  return {
    id: given.id ?? newId('price'),
    object: 'price',
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    created: now,
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookupKey ?? null,
    metadata: given.metadata ?? {},
    nickname: given.nickname ?? null,
    product: given.product,
    recurring:
      given.recurring === null
        ? null
        : {
            interval: given.recurring.interval,
            interval_count: given.recurring.intervalCount,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring === null ? 'one_time' : 'recurring',
    unit_amount: given.unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(given.unitAmount),
  };
}

const interval = z.enum(['day', 'week', 'month', 'year']);
const type = z.enum(['recurring', 'one_time']);
const amount = whole.refine((value) => value >= 0 && value <= 99_999_999);
const fields = { active: flag.optional(), nickname: clearable.optional(), lookup_key: clearable.optional(), metadata: metadata.optional() };

const listed = {
  ...listing,
  active: flag.optional(),
  currency: z.string().length(3).optional(),
  product: reference.optional(),
  type: type.optional(),
  lookup_keys: z.array(reference).max(10).optional(),
};

const created = {
  ...common,
  ...fields,
  product: reference,
  currency: z
    .string()
    .regex(/^[a-z]{3}$/i)
    .toLowerCase(),
  unit_amount: amount,
  recurring: z.strictObject({ interval, interval_count: whole.refine((value) => value >= 1 && value <= 36).optional() }).optional(),
};

export const priceEndpoints = [
  endpoint('GET', '/v1/prices', listed, async (context, asked) => {
    const filter = { active: asked.active?.toString(), currency: asked.currency, product: asked.product, type: asked.type };
    return listAnswer(context, 'price', '/v1/prices', asked, { fields: filter, oneOf: { lookup_key: asked.lookup_keys } });
  }),
  endpoint('GET', '/v1/prices/:id', common, async (context, _asked, id) => (await need(context, 'price', id)).object),
  endpoint('POST', '/v1/prices', created, async (context, given) => {
    await need(context, 'product', given.product, 'product');
    const recurring = given.recurring;
    const price = newPrice(context.now, {
      product: given.product,
      currency: given.currency,
      unitAmount: given.unit_amount,
      recurring: recurring === undefined ? null : { interval: recurring.interval, intervalCount: recurring.interval_count ?? 1 },
      active: given.active,
      nickname: given.nickname,
      lookupKey: given.lookup_key,
      metadata: changeMetadata({}, given.metadata),
    });
    await insertObject(context, 'price', price, {});
    await emit(context, 'price.created', price);
    return price;
  }),
  endpoint('POST', '/v1/prices/:id', { ...common, ...fields }, async (context, given, id) => {
    const { object: before } = await need(context, 'price', id);
    const after: Stripe.Price = {
      ...before,
      active: given.active ?? before.active,
      nickname: given.nickname === undefined ? before.nickname : given.nickname,
      lookup_key: given.lookup_key === undefined ? before.lookup_key : given.lookup_key,
      metadata: changeMetadata(before.metadata, given.metadata),
    };
    await updateObject(context, 'price', after);
    await emit(context, 'price.updated', after, differences(before, after));
    return after;
  }),
];

/** The price of a subscription. @throws StripeProblem when it cannot be subscribed to. */
export async function needRecurring(context: Parameters<typeof need>[0], id: string, param: string): Promise<Stripe.Price> {
  const { object: price } = await need(context, 'price', id, param);
  if (!price.active) throw invalid(`The price specified is inactive. This field only accepts active prices.`, param);
  if (price.recurring === null)
    throw invalid(`The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`, param);
  return price;
}
