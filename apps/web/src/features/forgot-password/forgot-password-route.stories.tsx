import { baselineHandlers, http } from '@rimawari/api/testing';
import { expect, userEvent } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './forgot-password-route.tsx';

const meta = preview.meta({
  title: 'Routes/Forgot password',
  component: Component,
  decorators: [inMain, routeAt({ address: '/forgot-password' })],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

const ask = async (canvas: {
  getByRole: (role: string, options: { name: string }) => HTMLElement;
  findByLabelText: (label: string) => Promise<HTMLElement>;
}) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'Haruka.Mori@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
};

export const Sent = meta.story({
  name: 'Says the same when the call worked',
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByRole('status')).toHaveTextContent('If the email exists, a reset link was sent.');
  },
});

export const Failed = meta.story({
  name: 'Says the same when the call failed',
  beforeEach({ msw }) {
    msw.use(
      http.post('/forgot-password', ({ response }) => response.untyped(Response.error())),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByRole('status')).toHaveTextContent('If the email exists, a reset link was sent.');
  },
});
