import { statsOf } from '@rimawari/api/testing';
import { expect, fn } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { DashboardScreen, type DashboardScreenProps } from './dashboard-screen.tsx';

const args: DashboardScreenProps = { stats: statsOf('typical'), loadFailed: false, onRetry: fn() };

const meta = preview.meta({
  title: 'Screens/Admin/Dashboard',
  component: DashboardScreen,
  decorators: [inMain, atAddress('/admin')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
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
  play: async ({ canvas }) => {
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
  args: { stats: statsOf('no jobs') },
  play: async ({ canvas }) => {
    await expect(overviewOf(canvas)['Success Rate']).toContain('0%');
  },
});

export const Loading = meta.story({
  args: { stats: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the counts')).toBeInTheDocument();
  },
});
