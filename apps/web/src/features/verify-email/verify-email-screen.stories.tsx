import { expect } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { VerifyEmailScreen, type VerifyEmailScreenProps } from './verify-email-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Verify email',
  component: VerifyEmailScreen,
  decorators: [inMain, atAddress('/verify?token=7b1e90c5d2f3')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args: { state: 'verifying' as VerifyEmailScreenProps['state'] },
});

export const Verifying = meta.story({
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verifying...')).toBeVisible();
  },
});

export const Verified = meta.story({
  args: { state: 'verified' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email verified!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
});

export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verification failed')).toBeVisible();
  },
});

// Without a token the route hands in the same state at once.
export const NoToken = meta.story({
  name: 'No token',
  // Looks as `Failed` does.
  tags: ['no-visual'],
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verification failed')).toBeVisible();
  },
});
