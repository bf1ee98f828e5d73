import { baselineHandlers, http, userOf } from '@rimawari/api/testing';
import { expect } from 'storybook/test';
import { noSnapshot, screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './payment-success-route.tsx';

const meta = preview.meta({
  title: 'Screens/Payment success',
  component: Component,
  decorators: [inMain],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
});

const asSubscriber = routeAt({ address: '/payment/success', signedInAs: 'subscriber' });

export const Default = meta.story({
  tags: ['in-dark'],
  decorators: [asSubscriber],
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: "What's Next" })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/analysis',
      '/dashboard',
      'mailto:support@rimawari.example',
    ]);
  },
});

let times = 0;

export const Confirming = meta.story({
  decorators: [routeAt({ address: '/payment/success', signedInAs: 'newcomer' })],
  beforeEach({ msw }) {
    msw.use(
      http.get('/me', ({ response }) => response(200).json(userOf('newcomer'))),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your payment is being confirmed')).toBeVisible();
    await expect(canvas.getByText('After confirmation:')).toBeVisible();
  },
});

export const ConfirmedWhileOpen = meta.story({
  name: 'Confirmed while open',
  tags: ['no-visual'],
  parameters: { chromatic: noSnapshot },
  decorators: [routeAt({ address: '/payment/success', signedInAs: 'newcomer' })],
  beforeEach({ msw }) {
    times = 0;
    msw.use(
      http.get('/me', ({ response }) => {
        times += 1;
        return response(200).json(userOf(times < 3 ? 'newcomer' : 'subscriber'));
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your payment is being confirmed')).toBeVisible();
    await expect(await canvas.findByText('Thank you. Your plan is ready to use.')).toBeVisible();
    await expect(canvas.queryByText('Your payment is being confirmed')).toBeNull();
  },
});

export const UserRefreshFailed = meta.story({
  name: 'User refresh failed',
  // Looks as `Default` does.
  tags: ['no-visual'],
  decorators: [asSubscriber],
  beforeEach({ msw }) {
    msw.use(
      http.get('/me', ({ response }) => response(500).json({ code: 'internal', detail: 'The server failed' })),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  },
});
