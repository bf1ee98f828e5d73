import { baselineHandlers, http } from '@rimawari/api/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './reset-password-route.tsx';

const usual = routeAt({ address: '/reset-password?token=5f0c2a6be41d', pattern: '/reset-password' });

const meta = preview.meta({
  title: 'Routes/Reset password',
  component: Component,
  decorators: [inMain],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

interface Form {
  findByLabelText: (label: string) => Promise<HTMLElement>;
  getByLabelText: (label: string) => HTMLElement;
  getByRole: (role: string, options: { name: string }) => HTMLElement;
}
async function choose(canvas: Form, password: string) {
  for (const label of ['New password', 'Confirm password']) {
    const field = await canvas.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, password);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
}

export const Resets = meta.story({
  decorators: [usual],
  name: 'Sets the password and leads on to sign in',
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'hamamatsu-7');
    await expect(await canvas.findByText('Password updated')).toBeVisible();
    // The form had the focus, and is gone.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(await canvas.findByTestId('went-to')).toHaveTextContent('/login');
  },
});

export const Refused = meta.story({
  decorators: [usual],
  name: 'Says what the server said, of the link and of the password',
  beforeEach({ msw }) {
    msw.use(
      http.post('/reset-password', async ({ request, response }) =>
        (await request.json()).new_password === 'password1'
          ? response(422).json({
              code: 'validation_failed',
              detail: [{ loc: ['body', 'new_password'], msg: 'must not be one of the most common passwords.', type: 'commonPassword' }],
            })
          : response(409).json({ code: 'spent_link', detail: 'This link has expired or was already used. Request a new one.' }),
      ),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'password1');
    await expect(await canvas.findByText(/most common passwords/)).toBeVisible();
    await choose(canvas, 'hamamatsu-7');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link has expired or was already used. Request a new one.');
  },
});

export const NoReason = meta.story({
  decorators: [usual],
  name: 'An answer without a reason',
  beforeEach({ msw }) {
    msw.use(
      http.post('/reset-password', ({ response }) => response.untyped(new Response('', { status: 502 }))),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'hamamatsu-7');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Reset failed');
  },
});

export const NoToken = meta.story({
  name: 'Without a token',
  decorators: [routeAt({ address: '/reset-password' })],
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid reset link');
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  },
});
