import { expect } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { LegalScreen } from './legal-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Legal disclosure',
  component: LegalScreen,
  decorators: [inMain, atAddress('/legal/scta/')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args: { supportEmail: 'support@rimawari.example' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last updated October 16, 2025')).toBeVisible();
    await expect(canvas.getByText('10:00-18:00 JST on weekdays')).toBeVisible();
    await expect(canvas.getByText('Support replies within 2 business days.')).toBeVisible();
    await expect(canvas.getByText('No refunds')).toBeVisible();
  },
});
