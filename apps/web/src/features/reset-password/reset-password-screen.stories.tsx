import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { ResetPasswordScreen, type ResetPasswordScreenProps } from './reset-password-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Reset password',
  component: ResetPasswordScreen,
  decorators: [inMain, atAddress('/reset-password?token=5f0c2a6be41d')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args: {
    hasToken: true,
    step: 'editing' as ResetPasswordScreenProps['step'],
    error: null as string | null,
    onSubmit: fn(),
    onEdit: fn(),
  },
});

export const NoToken = meta.story({
  tags: ['in-dark'],
  name: 'No token',
  args: { hasToken: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid reset link');
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toBeVisible();
    await expect(canvas.getByLabelText('Confirm password')).toBeVisible();
  },
});

export const PasswordsDiffer = meta.story({
  name: 'Passwords differ',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'hamamatsu-7');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'hamamatsu-8');
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'Reset failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Reset failed');
  },
});

export const Done = meta.story({
  args: { step: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Password updated');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
});
