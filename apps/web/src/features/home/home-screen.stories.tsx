import { expect } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { HomeScreen } from './home-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeScreen,
  decorators: [inMain, atAddress('/')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
});

export const Default = meta.story({
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
