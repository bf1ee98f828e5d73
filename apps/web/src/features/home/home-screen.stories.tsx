import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { HomeScreen, type HomeScreenProps } from './home-screen.tsx';

const args: HomeScreenProps = { verification: null };
const unverified = { email: 'haruka.mori@example.com', step: 'asked' as const, error: null, onSendAgain: fn() };

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeScreen,
  decorators: [inMain, atAddress('/')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
});

export const Default = meta.story({
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start Analysis' })).toHaveAttribute('href', '/analyze');
    await expect(canvas.getByRole('link', { name: 'View History' })).toHaveAttribute('href', '/history');
    for (const card of ['Interactive Insights', 'Local Market Context', 'Flexible Input']) {
      await expect(canvas.getByRole('heading', { name: card })).toBeVisible();
    }
    await expect(canvas.getByRole('heading', { name: 'How It Works' })).toBeVisible();
    for (const step of ['Add a Property', 'We Analyze', 'Interactive Report']) {
      await expect(canvas.getByText(step)).toBeVisible();
    }
  },
});

export const EmailNotVerified = meta.story({
  name: 'Email not verified',
  args: { verification: unverified },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We emailed a link to haruka.mori@example.com.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the email again' }));
    await expect(unverified.onSendAgain).toHaveBeenCalledOnce();
  },
});

export const VerificationSentAgain = meta.story({
  name: 'Verification sent again',
  args: { verification: { ...unverified, step: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Email sent again');
    await expect(canvas.queryByRole('button', { name: 'Send the email again' })).toBeNull();
  },
});
