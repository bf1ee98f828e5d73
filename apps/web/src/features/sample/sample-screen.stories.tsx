import fragments from 'virtual:report-fragments';
import { sampleOf } from '@rimawari/api/testing';
import { expect, fn, userEvent } from 'storybook/test';
import { noSnapshot, screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { samples } from '../../app/samples.ts';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { useThemeOfPage } from '../../app/stories/use-theme-of-page.ts';
import { SampleScreen, type SampleScreenProps } from './sample-screen.tsx';

const args: SampleScreenProps = {
  sample: samples[0],
  figures: sampleOf('condominium'),
  html: fragments.front,
  failed: false,
  page: null,
  theme: 'light',
  currency: 'JPY',
  onCurrencyChange: fn(),
  onThemeChange: fn(),
  onNavigate: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Sample',
  component: SampleScreen,
  decorators: [inMain, atAddress('/samples/condominium')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  // The report follows the theme of the page, as in the product, and the currency of the toolbar.
  render: function Render(given, { globals }) {
    const theme = useThemeOfPage();
    return <SampleScreen {...given} theme={theme} currency={globals.currency === 'USD' ? 'USD' : given.currency} />;
  },
  args,
});

export const Loading = meta.story({
  args: { html: null },
  parameters: { chromatic: noSnapshot },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening the report')).toBeInTheDocument();
    await expect(canvas.getByText('23,800,000')).toBeVisible();
  },
});

export const Report = meta.story({
  tags: ['in-dark', 'with-report'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sample report: a condominium');
    await expect(canvas.getByText('7.2 of 10')).toBeVisible();
    // On a phone the report waits until one comes to it.
    canvas.getByRole('region', { name: 'Report' }).scrollIntoView();
    await expect(await canvas.findByTitle('Report')).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(canvas.getByRole('link', { name: 'an apartment building' })).toHaveAttribute('href', '/samples/block');
    await expect(canvas.getByRole('link', { name: 'Start Analysis' })).toHaveAttribute('href', '/analyze');
  },
});

export const NestedPage = meta.story({
  name: 'Nested page',
  args: { page: 'method.html', html: fragments.nested },
  parameters: { chromatic: noSnapshot },
  tags: ['no-visual'],
  play: async ({ args: given, canvas }) => {
    canvas.getByRole('region', { name: 'Report' }).scrollIntoView();
    await canvas.findByTitle('Report');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the report' }));
    await expect(given.onNavigate).toHaveBeenCalledWith(null);
  },
});

export const FailedToLoad = meta.story({
  name: 'Failed to load',
  args: { sample: samples[1], figures: sampleOf('without a name'), html: null, failed: true },
  parameters: { chromatic: noSnapshot },
  tags: ['no-visual'],
  play: async ({ args: given, canvas }) => {
    await expect(canvas.getByText('Kashiwa, Chiba')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(given.onRetry).toHaveBeenCalledOnce();
  },
});
