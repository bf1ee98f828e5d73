import fragments from 'virtual:report-fragments';
import { sharedOf } from '@rimawari/api/testing';
import { expect, fn, userEvent } from 'storybook/test';
import { noSnapshot, screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { useThemeOfPage } from '../../app/stories/use-theme-of-page.ts';
import { SharedScreen, type SharedScreenProps } from './shared-screen.tsx';

const summaryOf = (situation: 'named' | 'unnamed') => {
  const { name, as_of, expires_at } = sharedOf(situation);
  return { name, asOf: as_of, expiresAt: expires_at };
};
const args: SharedScreenProps = {
  state: 'shown',
  summary: summaryOf('named'),
  html: fragments.front,
  page: null,
  theme: 'light',
  currency: 'JPY',
  onCurrencyChange: fn(),
  onThemeChange: fn(),
  onNavigate: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Shared',
  component: SharedScreen,
  decorators: [inMain, atAddress('/shared/x')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  // The report follows the theme of the page, as in the product, and the currency of the toolbar.
  render: function Render(given, { globals }) {
    const theme = useThemeOfPage();
    return <SharedScreen {...given} theme={theme} currency={globals.currency === 'USD' ? 'USD' : given.currency} />;
  },
  args,
});

export const Loading = meta.story({
  args: { state: 'loading', summary: null, html: null },
  parameters: { chromatic: noSnapshot },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening the report')).toBeInTheDocument();
  },
});

export const Report = meta.story({
  tags: ['in-dark', 'with-report'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('中野坂上コーポ');
    await expect(await canvas.findByTitle('Report')).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(canvas.getByText(/Tenant names, files and most of their text are left out/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'What is Rimawari?' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button', { name: /Download|Share|Correct/ })).toBeNull();
  },
});

export const WithoutAName = meta.story({
  name: 'Without a name',
  args: { summary: summaryOf('unnamed'), currency: 'USD' },
  parameters: { chromatic: noSnapshot },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Property Analysis');
    await canvas.findByTitle('Report');
  },
});

export const NestedPage = meta.story({
  name: 'Nested page',
  args: { page: 'method.html', html: fragments.nested },
  parameters: { chromatic: noSnapshot },
  tags: ['no-visual'],
  play: async ({ args: given, canvas }) => {
    await canvas.findByTitle('Report');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the report' }));
    await expect(given.onNavigate).toHaveBeenCalledWith(null);
  },
});

export const Gone = meta.story({
  args: { state: 'gone', summary: null, html: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work');
    await expect(canvas.getByText(/Ask the sender for a new link/)).toBeVisible();
  },
});

export const FailedToLoad = meta.story({
  name: 'Failed to load',
  args: { state: 'failed', summary: null, html: null },
  parameters: { chromatic: noSnapshot },
  tags: ['no-visual'],
  play: async ({ args: given, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(given.onRetry).toHaveBeenCalledOnce();
  },
});

export const TooManyTries = meta.story({
  name: 'Too many tries',
  args: { state: 'refused', summary: null, html: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too many attempts from this network')).toBeVisible();
  },
});
