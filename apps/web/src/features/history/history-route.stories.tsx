import { baselineHandlers, http } from '@rimawari/api/testing';
import { expect, userEvent } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './history-route.tsx';

const meta = preview.meta({
  title: 'Routes/History',
  component: Component,
  decorators: [inMain, routeAt({ address: '/history', signedInAs: 'subscriber' })],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

export const TurnsPages = meta.story({
  name: 'Turns pages',
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('94 total analyses • History is always accessible')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(await canvas.findByText('Showing 11 to 20 of 94 results')).toBeVisible();
  },
});

export const ServerFails = meta.story({
  name: 'The server fails',
  parameters: { expectedErrors: [/^Failed to fetch analyses/] },
  beforeEach({ msw }) {
    msw.use(
      http.get('/analysis', ({ response }) => response(500).json({ code: 'internal', detail: 'Failed to fetch analyses' })),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list could not be fetched')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New Analysis' })).toBeVisible();
  },
});
