import { chartsOf, statsOf } from '@rimawari/api/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { DashboardScreen, type DashboardScreenProps } from './dashboard-screen.tsx';

const charts: DashboardScreenProps['charts'] = {
  charts: chartsOf('month'),
  loadFailed: false,
  days: 30,
  onDaysChange: fn(),
  onRetry: fn(),
};
const args: DashboardScreenProps = { stats: statsOf('typical'), loadFailed: false, onRetry: fn(), charts };

const meta = preview.meta({
  title: 'Screens/Admin/Dashboard',
  component: DashboardScreen,
  decorators: [inMain, atAddress('/admin')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
  // What comes late is here when a story begins.
  beforeEach: async () => void (await import('./charts/admin-charts.tsx')),
});

type Canvas = { getByText: (text: string) => HTMLElement };
const overviewOf = (canvas: Canvas) =>
  Object.fromEntries(
    [...(canvas.getByText('System Overview').closest('section')?.querySelectorAll('dt') ?? [])].map((term) => [
      term.textContent,
      term.parentElement?.querySelector('dd')?.textContent,
    ]),
  );

export const Default = meta.story({
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Duration by step' });
    await expect(canvas.getByText('121 active')).toBeVisible();
    await expect(canvas.getByText('874 completed')).toBeVisible();
    await expect(overviewOf(canvas)).toMatchObject({
      'Total Users': '128',
      'Active Users': '121',
      'Admin Users': '3',
      'Active Subscriptions': '46',
      'Total Jobs': '912',
      'Completed Jobs': '874',
      'Failed Jobs': '31',
      'Success Rate': expect.stringContaining('96%'),
    });
  },
});

export const NoJobs = meta.story({
  name: 'No jobs',
  args: { stats: statsOf('no jobs'), charts: { ...charts, charts: chartsOf('no analyses') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No analysis failed in this period')).toBeVisible();
    await expect(overviewOf(canvas)['Success Rate']).toContain('0%');
  },
});

export const Loading = meta.story({
  args: { stats: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the counts')).toBeInTheDocument();
  },
});

export const Charts = meta.story({
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const steps = within(await canvas.findByRole('table', { name: 'Duration by step' }));
    await expect(steps.getByRole('row', { name: /data_extraction/ })).toHaveTextContent('868');
    await expect(steps.getByRole('row', { name: /data_extraction/ })).toHaveTextContent('31 s');
    const reasons = within(canvas.getByRole('table', { name: 'Failures by reason' }));
    await expect(reasons.getAllByRole('row')[1]).toHaveTextContent('Listing removed');
    await userEvent.click(canvas.getByText('Daily figures'));
    const days = within(canvas.getByRole('table', { name: 'Analyses a day' }));
    await expect(days.getAllByRole('row')).toHaveLength(31);
    await expect(days.getAllByRole('row')[1]).toHaveTextContent('Nov 20, 2026');
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }));
    await expect(args.charts.onDaysChange).toHaveBeenCalledWith(90);
  },
});

export const ChartsFailedToLoad = meta.story({
  name: 'Charts failed to load',
  args: { charts: { ...charts, charts: null, loadFailed: true } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the charts')).toBeVisible();
    await expect(canvas.getByText('121 active')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.charts.onRetry).toHaveBeenCalledOnce();
  },
});
