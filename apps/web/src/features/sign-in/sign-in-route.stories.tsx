import { baselineHandlers, challengeOf, http, loginOf } from '@rimawari/api/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './sign-in-route.tsx';

const usual = routeAt({ address: '/login' });

const meta = preview.meta({
  title: 'Routes/Sign in',
  component: Component,
  decorators: [inMain],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

async function fillIn(canvas: { getByLabelText: (label: string) => HTMLElement }) {
  await userEvent.type(canvas.getByLabelText('Email'), 'Haruka.Mori@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'minato-42');
}

export const SignsIn = meta.story({
  decorators: [usual],
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
  decorators: [usual],
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
  decorators: [usual],
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

export const EndedSession = meta.story({
  name: 'A session that ended says so, until one signs in',
  decorators: [routeAt({ address: '/login', signedInAs: 'subscriber', hasEnded: true })],
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your session has ended. Sign in again to continue.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByTestId('went-to')).toHaveTextContent('/');
  },
});

export const NewCode = meta.story({
  decorators: [usual],
  name: 'A new code is sent after a minute, and a sign-in that expired begins anew',
  beforeEach({ msw }) {
    const asked: string[] = [];
    msw.use(
      http.post('/login', ({ response }) => response(202).json(challengeOf('by email'))),
      http.post('/resend-code', async ({ request, response }) => {
        asked.push((await request.json()).mfa_token);
        return asked.length === 1
          ? response(200).json({ detail: 'We sent a new code.' })
          : response(409).json({ code: 'sign_in_expired', detail: 'This sign-in has expired. Enter your email and password again.' });
      }),
      ...baselineHandlers,
    );
    // A minute passes at once.
    const real = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, delay?: number) => real(run, delay === 60_000 ? 50 : delay)) as typeof setTimeout;
    return () => {
      window.setTimeout = real;
    };
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('button', { name: 'Send a new code (after a minute)' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Verification code'), '123');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('We sent a new code.'));
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveValue(''));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This sign-in has expired. Enter your email and password again.');
    await expect(canvas.queryByLabelText('Verification code')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
});

export const AnotherAddress = meta.story({
  decorators: [usual],
  name: 'Another address begins the sign-in anew',
  beforeEach({ msw }) {
    msw.use(
      http.post('/login', ({ response }) => response(202).json(challengeOf('by other channel'))),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Enter the verification code that was sent to you.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), 'x');
    await waitFor(() => expect(canvas.queryByLabelText('Verification code')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
});
