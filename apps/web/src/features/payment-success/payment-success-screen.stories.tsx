import { baselineHandlers, http } from '@rimawari/api/testing';
import { expect } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './payment-success-route.tsx';

const meta = preview.meta({
  title: 'Screens/Payment success',
  component: Component,
  decorators: [inMain, routeAt({ address: '/payment/success', signedInAs: 'subscriber' })],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
});

export const Default = meta.story({
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

export const UserRefreshFailed = meta.story({
  name: 'User refresh failed',
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
