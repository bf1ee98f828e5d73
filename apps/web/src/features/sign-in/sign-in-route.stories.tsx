import { baselineHandlers, challengeOf, http, loginOf } from '@rimawari/api/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './sign-in-route.tsx';

const meta = preview.meta({
  title: 'Routes/Sign in',
  component: Component,
  decorators: [inMain, routeAt({ address: '/login' })],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

async function fillIn(canvas: { getByLabelText: (label: string) => HTMLElement }) {
  await userEvent.type(canvas.getByLabelText('Email'), 'Haruka.Mori@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'minato-42');
}

export const SignsIn = meta.story({
  name: 'Signs in and goes home',
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByTestId('went-to')).toHaveTextContent('/');
  },
});

export const FailedSignIn = meta.story({
  name: 'A failed sign-in stays on the form',
  beforeEach({ msw }) {
    msw.use(
      http.post('/login', ({ response }) => response(401).json({ code: 'wrong_credentials', detail: 'Incorrect email or password' })),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect email or password');
    await expect(canvas.getByLabelText('Email')).toHaveValue('haruka.mori@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveValue('minato-42');
  },
});

export const SecondFactor = meta.story({
  name: 'A code is refused, then accepted',
  beforeEach({ msw }) {
    msw.use(
      http.post('/login', async ({ request, response }) => {
        const { otp_code: code } = await request.json();
        if (code === undefined) return response(202).json(challengeOf('without detail'));
        return code === '204816'
          ? response(200).json(loginOf('subscriber'))
          : response(401).json({ code: 'wrong_verification_code', detail: 'The verification code is wrong or has expired' });
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Enter the verification code we sent to your email.');
    await userEvent.type(canvas.getByLabelText('Verification code'), '111111');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The verification code is wrong or has expired');
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveValue(''));
    await userEvent.type(canvas.getByLabelText('Verification code'), '204816');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify code' }));
    await expect(await canvas.findByTestId('went-to')).toHaveTextContent('/');
  },
});
