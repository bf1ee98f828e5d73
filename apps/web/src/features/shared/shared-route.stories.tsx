import { baselineHandlers, http } from '@rimawari/api/testing';
import { expect } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './shared-route.tsx';

const meta = preview.meta({
  title: 'Routes/Shared',
  component: Component,
  decorators: [inMain, routeAt({ address: '/shared/5kqXo0mJ8rT3vW6y', pattern: '/shared/:token' })],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

export const Opens = meta.story({
  name: 'Opens without an account',
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '中野坂上コーポ' })).toBeVisible();
    await expect(await canvas.findByTitle('Report')).toBeVisible();
    await expect(document.title).toBe('中野坂上コーポ (shared) · Rimawari');
  },
});

export const RevokedWhileOpen = meta.story({
  name: 'Was revoked before its report came',
  beforeEach({ msw }) {
    msw.use(
      http.get('/shared/{token}/fragment', ({ response }) => response(404).json({ code: 'not_found', detail: 'Not found' })),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link does not work')).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Is refused after too many tries',
  beforeEach({ msw }) {
    msw.use(
      http.get('/shared/{token}', ({ response }) =>
        response(429).json(
          { code: 'rate_limited', detail: 'Too many attempts. Try again in 30 seconds.' },
          { headers: { 'Retry-After': '30' } },
        ),
      ),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Too many attempts from this network')).toBeVisible();
  },
});
