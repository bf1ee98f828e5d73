import { baselineHandlers, http } from '@rimawari/api/testing';
import { expect, userEvent } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './history-route.tsx';

const at = (address: string) => [inMain, routeAt({ address, pattern: '/history', signedInAs: 'subscriber' })];

const meta = preview.meta({
  title: 'Routes/History',
  component: Component,
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

export const TurnsPages = meta.story({
  name: 'Turns pages',
  decorators: at('/history'),
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('94 total analyses • History is always accessible')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(await canvas.findByText('Showing 11 to 20 of 94 results')).toBeVisible();
  },
});

export const BeyondTheLastPage = meta.story({
  name: 'A page beyond the last shows the last',
  decorators: at('/history?page=99'),
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 91 to 94 of 94 results')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link', { name: /^View/ })).toHaveLength(4);
  },
});

export const ServerFails = meta.story({
  name: 'The server fails',
  decorators: at('/history'),
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
