import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { listAnswer } from '../api/list-answer.ts';
import { common, flag, listing, reference } from '../api/parameters.ts';
import { need } from './need.ts';

const listed = {
  ...listing,
  type: reference.optional(),
  types: z.array(reference).max(20).optional(),
  delivery_success: flag.optional(),
};

export const eventEndpoints = [
  endpoint('GET', '/v1/events', listed, async (context, asked) =>
    listAnswer(context, 'event', '/v1/events', asked, {
      fields: { type: asked.type },
      oneOf: { type: asked.types },
      isDelivered: asked.delivery_success,
    }),
  ),
  endpoint('GET', '/v1/events/:id', common, async (context, _asked, id) => (await need(context, 'event', id)).object),
];
