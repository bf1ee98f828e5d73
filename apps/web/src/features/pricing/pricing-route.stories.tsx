import { baselineHandlers, configOf, http, problemOf, userOf } from '@rimawari/api/testing';
import { expect, userEvent } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './pricing-route.tsx';

const newcomer = routeAt({ address: '/pricing', signedInAs: 'newcomer' });

const meta = preview.meta({
  title: 'Routes/Pricing',
  component: Component,
  decorators: [inMain],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

const me = (situation: Parameters<typeof userOf>[0]) => http.get('/me', ({ response }) => response(200).json(userOf(situation)));

export const CheckoutIsRefused = meta.story({
  name: 'Checkout is refused',
  decorators: [newcomer],
  beforeEach({ msw }) {
    msw.use(
      me('newcomer'),
      http.post('/stripe/create-checkout-session', ({ response }) => response(503).json(problemOf('provider down'))),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    const [, pro] = await canvas.findAllByRole('button', { name: 'Subscribe Now' });
    if (pro) await userEvent.click(pro);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to start subscription process. Please try again.');
    await expect(canvas.getAllByRole('button', { name: 'Subscribe Now' })).toHaveLength(3);
  },
});

const asked: unknown[] = [];

export const AddressesOfThisOrigin = meta.story({
  name: 'Asks with addresses of this origin',
  decorators: [newcomer],
  beforeEach({ msw }) {
    asked.length = 0;
    msw.use(
      me('newcomer'),
      http.post('/stripe/create-checkout-session', async ({ request, response }) => {
        asked.push(await request.json());
        // An address that is not opened keeps the story on its page.
        return response(200).json({ checkout_url: 'javascript:void 0' });
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    const [, pro] = await canvas.findAllByRole('button', { name: 'Subscribe Now' });
    if (pro) await userEvent.click(pro);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to start subscription process. Please try again.');
    const { origin } = window.location;
    await expect(asked).toEqual([
      { price_id: 'price_1QProMonthly', success_url: `${origin}/payment/success`, cancel_url: `${origin}/pricing` },
    ]);
  },
});

export const ManageReturnsToBilling = meta.story({
  name: 'Manage returns to Billing',
  decorators: [routeAt({ address: '/pricing', signedInAs: 'subscriber' })],
  beforeEach({ msw }) {
    asked.length = 0;
    msw.use(
      me('subscriber'),
      http.post('/stripe/create-portal-session', async ({ request, response }) => {
        asked.push(await request.json());
        return response(200).json({ portal_url: 'javascript:void 0' });
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Manage Subscription' });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to open billing portal. Please try again.');
    await expect(asked).toEqual([{ return_url: `${window.location.origin}/billing` }]);
  },
});

export const FreeModeFollowsTheSubscription = meta.story({
  name: 'Free mode follows the real subscription',
  decorators: [newcomer],
  beforeEach({ msw }) {
    msw.use(
      me('free mode'),
      http.get('/config', ({ response }) => response(200).json(configOf('free mode'))),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No active subscription')).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: 'Subscribe Now' })).toHaveLength(3);
  },
});
