import { expect, it } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';

const event = { method: 'POST', url: '/api/v1/stripe/webhook' } as const;
const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': 't=1,v1=ab' };

it('keeps the body of the webhook byte for byte, and reads nothing of it', async () => {
  const sent = Buffer.from('{ "type":"invoice.paid",\r\n  "id" : "evt_1","data":{"object":{"name":"\\u4e2d野","amount":1e2}} }  ');
  let raw: Buffer | undefined;
  let body: unknown = 'something';
  let signature: string | undefined;
  const app = await stubApi({
    receiveStripeWebhook: async (call) => {
      raw = call.rawBody;
      body = call.body;
      signature = call.headers['stripe-signature'];
      return { status: 200, body: { received: true } };
    },
  });
  expect((await app.inject({ ...event, headers, payload: sent })).json()).toEqual({ received: true });
  expect(raw?.equals(sent)).toBe(true);
  expect(body).toBeUndefined();
  expect(signature).toBe('t=1,v1=ab');
});

it.each([
  ['is not JSON', Buffer.from('{"id":')],
  ['is not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['lacks a member', Buffer.from('{"id":"evt_1"}')],
  ['is empty', Buffer.alloc(0)],
])('leaves a body that %s to the operation, which has to check its signature first', async (_what, payload) => {
  let length = -1;
  const app = await stubApi({
    receiveStripeWebhook: async (call) => {
      length = call.rawBody.length;
      return { status: 200, body: { received: true } };
    },
  });
  expect((await app.inject({ ...event, headers, payload })).statusCode).toBe(200);
  expect(length).toBe(payload.length);
});

it('has no bytes of a request without a body', async () => {
  let length = -1;
  const app = await stubApi({
    receiveStripeWebhook: async (call) => {
      length = call.rawBody.length;
      return { status: 200, body: { received: true } };
    },
  });
  expect((await app.inject(event)).statusCode).toBe(200);
  expect(length).toBe(0);
});

it('keeps no raw body where the contract does not ask for one', async () => {
  const app = await stubApi({
    login: async (call) => {
      expect(() => call.rawBody).toThrow('x-raw-body');
      return { status: 202, body: { mfa_required: true, mfa_token: 't', delivery_channel: 'email' } };
    },
  });
  const answer = await app.inject({ method: 'POST', url: '/api/v1/login', payload: { email: 'a@example.com', password: 'secret-1' } });
  expect(answer.statusCode).toBe(202);
});
