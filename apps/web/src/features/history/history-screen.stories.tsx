import { analysisListOf } from '@rimawari/api/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { HistoryScreen, type HistoryScreenProps } from './history-screen.tsx';

const list = (situation: Parameters<typeof analysisListOf>[0]): HistoryScreenProps['list'] => analysisListOf(situation);

const meta = preview.meta({
  title: 'Screens/History',
  component: HistoryScreen,
  decorators: [inMain, atAddress('/history')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args: {
    list: list('one page'),
    loadFailed: false,
    page: 1,
    showAccessNote: false,
    onPageChange: fn(),
    onRetry: fn(),
  },
});

type Canvas = { getAllByRole: (role: string) => HTMLElement[] };
const rowsOf = (canvas: Canvas) => canvas.getAllByRole('row').slice(1);
const textsOf = (canvas: Canvas, column: number) => rowsOf(canvas).map((row) => row.children[column]?.lastElementChild?.textContent ?? '');

export const Loading = meta.story({
  args: { list: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Analysis History');
    await expect(canvas.getByText('Loading the table')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { list: list('empty') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 total analyses • History is always accessible')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
    await expect(canvas.getByText('Start your first property analysis to see results here.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start Analysis' })).toHaveAttribute('href', '/analyze');
  },
});

export const OnePage = meta.story({
  name: 'One page',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 total analyses • History is always accessible')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Analysis',
      'Status',
      'Scenario Score',
      'Net Yield',
      'Risk',
      'Created',
      'Actions',
    ]);
    await expect(canvas.getByText('0f4b7c1e')).toBeVisible();
    const [view] = canvas.getAllByRole('link', { name: /^View / });
    await expect(view).toHaveAttribute('href', '/results/0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90');
    await expect(canvas.queryByRole('navigation', { name: 'Pages of the history' })).toBeNull();
  },
});

export const ManyPages = meta.story({
  name: 'Many pages',
  args: { list: list('many pages'), page: 5 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Showing 41 to 50 of 94 results')).toBeVisible();
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of the history' }));
    await expect(pages.getAllByRole('button').map((button) => button.textContent)).toEqual(['Previous', '3', '4', '5', '6', '7', 'Next']);
    await userEvent.click(pages.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(6);
  },
});

export const LastPage = meta.story({
  name: 'Last page',
  args: { list: list('last page'), page: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 91 to 94 of 94 results')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const NotSubscribed = meta.story({
  name: 'Not subscribed',
  args: { showAccessNote: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your analysis history and every result stay accessible/)).toBeVisible();
  },
});

export const EveryStatus = meta.story({
  name: 'Every status',
  args: { list: list('every status') },
  play: async ({ canvas }) => {
    await expect(textsOf(canvas, 1)).toEqual(['Queued', 'Processing', 'Completed', 'Failed', 'Unknown', 'Completed']);
    await expect(canvas.getByText('Property Analysis', { selector: 'th *' })).toBeVisible();
  },
});

export const EveryColour = meta.story({
  name: 'Every colour',
  args: { list: list('every colour') },
  play: async ({ canvas }) => {
    const tonesOf = (column: number) =>
      rowsOf(canvas).map((row) => row.children[column]?.querySelector('[data-tone]')?.getAttribute('data-tone') ?? null);
    await expect(tonesOf(2)).toEqual(['best', 'best', 'good', 'good', 'fair', 'fair', 'neutral', 'neutral', null]);
    await expect(tonesOf(3)).toEqual(['best', 'best', 'good', 'good', 'fair', 'fair', 'neutral', 'neutral', null]);
    await expect(tonesOf(4)).toEqual(['low', 'low', 'medium', 'medium', 'high', 'high', 'high', 'neutral', null]);
    await expect(textsOf(canvas, 3).slice(0, 3)).toEqual(['6.3%', '4.0%', '3.9%']);
  },
});

export const LoadFailed = meta.story({
  name: 'Load failed',
  args: { list: null, loadFailed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New Analysis' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const FreeMode = meta.story({
  name: 'Free mode',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/no active subscription/)).toBeNull();
  },
});
