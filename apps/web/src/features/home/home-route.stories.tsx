import { baselineHandlers, http } from '@rimawari/api/testing';
import { expect, userEvent } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './home-route.tsx';

const usual = routeAt({ address: '/', signedInAs: 'unverified' });

const meta = preview.meta({
  title: 'Routes/Home',
  component: Component,
  decorators: [inMain],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

export const SendsAgain = meta.story({
  decorators: [usual],
  name: 'Offers the mail of the verification again',
  beforeEach({ msw }) {
    const asked: string[] = [];
    msw.use(
      http.post('/resend-verification', async ({ request, response }) => {
        asked.push((await request.json()).email);
        if (asked.length === 1) return response(429).json({ code: 'rate_limited', detail: 'Too many attempts. Try again in 60 seconds.' });
        return response(200).json({ detail: asked.join() });
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We emailed a link to haruka\.mori@example\.com\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the email again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 60 seconds.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the email again' }));
    await expect(await canvas.findByText('Email sent again')).toBeVisible();
  },
});

export const Verified = meta.story({
  name: 'Says nothing to those who verified their address',
  decorators: [routeAt({ address: '/', signedInAs: 'subscriber' })],
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Start Analysis' })).toBeVisible();
    await expect(canvas.queryByText('Verify your email address')).toBeNull();
  },
});
