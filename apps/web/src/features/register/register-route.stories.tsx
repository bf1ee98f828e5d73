import { baselineHandlers, http } from '@rimawari/api/testing';
import { expect, userEvent } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './register-route.tsx';

const usual = routeAt({ address: '/register' });

const meta = preview.meta({
  title: 'Routes/Register',
  component: Component,
  decorators: [inMain],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

export const AnswerWithoutAReason = meta.story({
  decorators: [usual],
  name: 'An answer without a reason keeps what was filled in',
  beforeEach({ msw }) {
    msw.use(
      http.post('/register', ({ response }) => response.untyped(new Response('<h1>Bad Gateway</h1>', { status: 502 }))),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Full Name'), 'Haruka Mori');
    await userEvent.type(canvas.getByLabelText('Email address'), 'haruka.mori@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'minato-42');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'minato-42');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Registration failed');
    await expect(canvas.getByLabelText('Email address')).toHaveValue('haruka.mori@example.com');
  },
});

export const Registers = meta.story({
  decorators: [usual],
  name: 'Registers and goes home',
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Full Name'), 'Haruka Mori');
    await userEvent.type(canvas.getByLabelText('Email address'), 'Haruka.Mori@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'minato-42');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'minato-42');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByTestId('went-to')).toHaveTextContent('/');
  },
});

export const SignedIn = meta.story({
  name: 'Sends whoever is signed in home',
  decorators: [routeAt({ address: '/register', signedInAs: 'subscriber' })],
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('went-to')).toHaveTextContent('/');
  },
});
