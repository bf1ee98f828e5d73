import { baselineHandlers, http } from '@rimawari/api/testing';
import { expect, userEvent } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './verify-email-route.tsx';

const usual = routeAt({ address: '/verify?token=7b1e90c5d2f3', pattern: '/verify' });

const meta = preview.meta({
  title: 'Routes/Verify email',
  component: Component,
  decorators: [inMain],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

export const Verifies = meta.story({
  decorators: [usual],
  name: 'Verifies and leads on to sign in',
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Email verified!')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(await canvas.findByTestId('went-to')).toHaveTextContent('/login');
  },
});

export const Failed = meta.story({
  decorators: [usual],
  name: 'A link that does not hold',
  beforeEach({ msw }) {
    msw.use(
      http.get('/verify', ({ response }) =>
        response(409).json({ code: 'spent_link', detail: 'This link has expired or was already used. Request a new one.' }),
      ),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verification failed')).toBeVisible();
  },
});

export const NoToken = meta.story({
  name: 'Without a token',
  decorators: [routeAt({ address: '/verify' })],
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verification failed')).toBeVisible();
  },
});
