import { jobsOf } from '@rimawari/api/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { type JobRetry, JobsScreen, type JobsScreenProps } from './jobs-screen.tsx';

const idle: JobRetry = { busyId: null, outcome: null, reason: null };
const args: JobsScreenProps = {
  list: jobsOf('many pages'),
  loadFailed: false,
  page: 1,
  state: '',
  retry: idle,
  onStateChange: fn(),
  onRunAgain: fn(),
  onPageChange: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Admin/Jobs',
  component: JobsScreen,
  decorators: [inMain, atAddress('/admin/jobs')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
});

export const Loading = meta.story({
  args: { list: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the analysis jobs')).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['wide-only'],
  args: { list: jobsOf('empty') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No analysis jobs found')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const ManyPages = meta.story({
  tags: ['in-dark'],
  name: 'Many pages',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Job ID',
      'Title',
      'Status',
      'Created',
      'View',
    ]);
    await expect(canvas.getByText('0f4b7c1e')).toBeVisible();
    await expect(canvas.getAllByText('Untitled')[0]).toBeVisible();
    await expect(canvas.getByText('Showing page 1 of 21')).toBeVisible();
    const [view] = canvas.getAllByRole('link', { name: /^View / });
    await expect(view).toHaveAttribute('href', '/results/0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90');
    const tones = [
      ...new Set(
        [...canvas.getByRole('table').querySelectorAll('[data-tone]')].map(
          (badge) => `${badge.textContent} ${badge.getAttribute('data-tone')}`,
        ),
      ),
    ];
    await expect(tones).toEqual(['Completed positive', 'Failed caution', 'In progress pending']);
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of the analysis jobs' }));
    await userEvent.click(pages.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
});

const failedJobs = { jobs: jobsOf('one page').jobs.filter(({ status }) => status === 'failed'), total: 1 };
const [failedJob] = failedJobs.jobs;

export const FailedOnly = meta.story({
  name: 'Failed only',
  args: { list: failedJobs, state: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Analysis Jobs found (1)')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Failed' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^Run again/ }));
    await expect(args.onRunAgain).toHaveBeenCalledWith(failedJob?.job_id);
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(args.onStateChange).toHaveBeenCalledWith('');
  },
});

export const RunsAgain = meta.story({
  name: 'Runs again',
  args: { retry: { ...idle, outcome: 'running' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Analysis restarted')).toBeVisible();
  },
});

export const StartingAgain = meta.story({
  tags: ['wide-only'],
  name: 'Starting again',
  args: { list: failedJobs, state: 'failed', retry: { ...idle, busyId: failedJob?.job_id ?? null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Starting…/ }));
    await expect(args.onRunAgain).not.toHaveBeenCalled();
  },
});

export const RunAgainFailed = meta.story({
  name: 'Run again failed',
  args: { retry: { ...idle, outcome: 'failed', reason: 'This analysis is running. Wait until it finishes and try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t run the analysis again');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This analysis is running.');
  },
});
