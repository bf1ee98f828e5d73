import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { ForgotPasswordScreen, type ForgotPasswordScreenProps } from './forgot-password-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Forgot password',
  component: ForgotPasswordScreen,
  decorators: [inMain, atAddress('/forgot-password')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args: { step: 'editing' as ForgotPasswordScreenProps['step'], onSubmit: fn() },
});

export const Empty = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toBeRequired();
    await userEvent.type(email, 'Haruka.Mori@example.com');
    await expect(email).toHaveValue('haruka.mori@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('haruka.mori@example.com');
  },
});

export const Sending = meta.story({
  tags: ['wide-only', 'in-dark'],
  args: { step: 'sending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const NeutralConfirmation = meta.story({
  name: 'Neutral confirmation',
  args: { step: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('If the email exists, a reset link was sent.');
  },
});
