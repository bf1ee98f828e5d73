import { baselineHandlers } from '@rimawari/api/testing';
import { expect } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './sample-route.tsx';

const meta = preview.meta({
  title: 'Routes/Sample',
  component: Component,
  decorators: [inMain],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
});

export const Opens = meta.story({
  name: 'Opens without an account',
  decorators: [routeAt({ address: '/samples/condominium', pattern: '/samples/:slug' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('サンプルレジデンス錦糸, Sumida, Tokyo')).toBeVisible();
    await expect(await canvas.findByTitle('Report')).toBeVisible();
  },
});

export const NoSuchSample = meta.story({
  name: 'Knows no other sample',
  decorators: [routeAt({ address: '/samples/villa', pattern: '/samples/:slug' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
});
