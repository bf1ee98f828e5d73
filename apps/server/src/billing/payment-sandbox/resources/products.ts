import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { listAnswer } from '../api/list-answer.ts';
import { changeMetadata, clearable, common, flag, listing, metadata, reference, text } from '../api/parameters.ts';
import { differences, emit } from '../emit.ts';
import { newId } from '../new-id.ts';
import { findAny, insertObject, updateObject } from '../store.ts';
import { invalid } from '../stripe-problem.ts';
import { need } from './need.ts';

interface NewProduct {
  id?: string | undefined;
  name: string;
  description?: string | null | undefined;
  active?: boolean | undefined;
  defaultPrice?: string | null;
  metadata?: Record<string, string>;
}

export function newProduct(now: number, given: NewProduct): Stripe.Product {
  return {
    id: given.id ?? newId('prod', 14),
    object: 'product',
    active: given.active ?? true,
    created: now,
    default_price: given.defaultPrice ?? null,
    description: given.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: given.metadata ?? {},
    name: given.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  };
}

const fields = { name: text, description: clearable.optional(), active: flag.optional(), metadata: metadata.optional() };

export const productEndpoints = [
  endpoint(
    'GET',
    '/v1/products',
    { ...listing, active: flag.optional(), ids: z.array(reference).max(100).optional() },
    async (context, asked) =>
      listAnswer(context, 'product', '/v1/products', asked, { fields: { active: asked.active?.toString() }, oneOf: { id: asked.ids } }),
  ),
  endpoint('GET', '/v1/products/:id', common, async (context, _asked, id) => (await need(context, 'product', id)).object),
  endpoint('POST', '/v1/products', { ...common, ...fields, id: reference.optional() }, async (context, given) => {
    if (given.id !== undefined && (await findAny(context, given.id)) !== null)
      throw invalid(`Product already exists.`, 'id', 'resource_already_exists');
    const product = newProduct(context.now, { ...given, metadata: changeMetadata({}, given.metadata) });
    await insertObject(context, 'product', product, {});
    await emit(context, 'product.created', product);
    return product;
  }),
  endpoint(
    'POST',
    '/v1/products/:id',
    { ...common, ...fields, name: text.optional(), default_price: reference.optional() },
    async (context, given, id) => {
      const { object: before } = await need(context, 'product', id);
      if (given.default_price !== undefined) await need(context, 'price', given.default_price, 'default_price');
      const after: Stripe.Product = {
        ...before,
        name: given.name ?? before.name,
        description: given.description === undefined ? before.description : given.description,
        active: given.active ?? before.active,
        default_price: given.default_price ?? before.default_price ?? null,
        metadata: changeMetadata(before.metadata, given.metadata),
        updated: context.now,
      };
      await updateObject(context, 'product', after);
      await emit(context, 'product.updated', after, differences(before, after));
      return after;
    },
  ),
];
