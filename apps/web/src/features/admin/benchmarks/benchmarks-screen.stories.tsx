import { extractionOf, profileOf, profilesOf, runOf, runsOf } from '@rimawari/api/testing';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../../app/stories/at-address.tsx';
import { BenchmarksScreen, type BenchmarksScreenProps } from './benchmarks-screen.tsx';
import { noUrls } from './run-form.ts';

const args: BenchmarksScreenProps = {
  profiles: profilesOf('several'),
  runs: runsOf('several'),
  editing: null,
  detail: null,
  comparison: null,
  busy: null,
  problem: null,
  onRefresh: fn(),
  onEdit: fn(),
  onSaveProfile: fn(),
  onDeleteProfile: fn(),
  onStart: fn(),
  onOpenRun: fn(),
  onDeleteRun: fn(),
  onCompare: fn(),
  onCancelRun: fn(),
};

const meta = preview.meta({
  title: 'Screens/Admin/Benchmarks',
  component: BenchmarksScreen,
  decorators: [inMain, atAddress('/admin/benchmarks')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
  // What comes late is here when a story begins.
  beforeEach: async () => void (await import('./run-detail.tsx')),
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Loading = meta.story({
  args: { profiles: null, runs: null, busy: 'load' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the benchmarks')).toBeVisible();
  },
});

export const ProfilesAndRuns = meta.story({
  name: 'Profiles and runs',
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Edit Default' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete Default' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Definition lists only' }));
    await expect(args.onEdit).toHaveBeenCalledWith(profileOf('custom'));
    await expect(canvas.getByText('2 of 3 exact, 3 URLs')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh runs' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const NewProfile = meta.story({
  name: 'New profile',
  args: { editing: 'new' },
  play: async ({ args }) => {
    const inside = await dialog('New profile');
    await userEvent.type(inside.getByLabelText('Name'), 'Text only');
    await userEvent.click(inside.getByRole('button', { name: 'Create profile' }));
    await expect(args.onSaveProfile).toHaveBeenCalledWith({ name: 'Text only', description: null, config: {} });
  },
});

export const InvalidConfig = meta.story({
  name: 'Invalid config',
  args: { editing: 'new' },
  play: async ({ args }) => {
    const inside = await dialog('New profile');
    await userEvent.type(inside.getByLabelText('Name'), 'Text only');
    const config = inside.getByLabelText('Config');
    await userEvent.clear(config);
    await userEvent.type(config, '[[]');
    await userEvent.click(inside.getByRole('button', { name: 'Create profile' }));
    await expect(inside.getByText('Config must be a JSON object')).toBeVisible();
    await userEvent.clear(config);
    await userEvent.type(config, '{{ not json');
    await userEvent.click(inside.getByRole('button', { name: 'Create profile' }));
    await expect(inside.getByText('Config must be valid JSON object')).toBeVisible();
    await expect(args.onSaveProfile).not.toHaveBeenCalled();
  },
});

export const ReadersOfAProfile = meta.story({
  name: 'Readers of a profile',
  args: { editing: 'new' },
  play: async ({ args }) => {
    const inside = await dialog('New profile');
    await userEvent.type(inside.getByLabelText('Name'), 'Small pictures, no model');
    await userEvent.click(inside.getByText('Reader settings'));
    await expect(inside.getByText('1600 or 2368')).toBeVisible();
    await expect(inside.getByText('false skips the language model even if the server has one.')).toBeVisible();
    const config = inside.getByLabelText('Config');
    await userEvent.clear(config);
    await userEvent.type(config, '{{"readers": {{"picture_side": 1600, "fact_reader": false}}');
    await userEvent.click(inside.getByRole('button', { name: 'Create profile' }));
    await expect(args.onSaveProfile).toHaveBeenCalledWith({
      name: 'Small pictures, no model',
      description: null,
      config: { readers: { picture_side: 1600, fact_reader: false } },
    });
  },
});

export const NewBaselineRun = meta.story({
  tags: ['wide-only'],
  name: 'New baseline run',
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Profile'), 'bp_default');
    await userEvent.type(canvas.getByLabelText('Property URLs'), 'https://listings.example/1\n\n https://listings.example/2 ');
    await userEvent.type(canvas.getByLabelText(/^Label/), 'first');
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await expect(args.onStart).toHaveBeenCalledWith({
      run_type: 'baseline',
      label: 'first',
      profile_id: 'bp_default',
      urls: ['https://listings.example/1', 'https://listings.example/2'],
    });
  },
});

export const NewCandidateRun = meta.story({
  name: 'New candidate run',
  args: { runType: 'candidate' },
  play: async ({ canvas }) => {
    const options = [...canvas.getByLabelText('Baseline run').querySelectorAll('option')].filter((option) => option.value !== '');
    await expect(options.map((option) => option.textContent)).toEqual(['baseline Nov 17, 2026, 09:30']);
    await expect(canvas.queryByLabelText('Property URLs')).toBeNull();
  },
});

export const RunValidation = meta.story({
  name: 'Run validation',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await expect(canvas.getByText('Select a profile', { selector: ':not(option)' })).toBeVisible();
    await expect(canvas.getByText(noUrls)).toBeVisible();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});

export const RunDetail = meta.story({
  name: 'Run detail',
  args: { detail: runOf('candidate detail') },
  play: async ({ args, canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Run: Definition lists only' }));
    await expect(card.getAllByText('exact')).toHaveLength(2);
    await expect(card.getByText('repairReserveMonthlyYen')).toBeVisible();
    await expect(card.getByText('landRight')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Compare nakano-sakaue-302' }));
    await expect(args.onCompare).toHaveBeenCalledWith('nakano-sakaue-302');
  },
});

export const RunAtWork = meta.story({
  name: 'Run at work',
  args: { detail: { ...runOf('baseline detail'), status: 'processing', progress: 66, summary: null } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Properties' })).toHaveAttribute('aria-valuenow', '66');
    await expect(canvas.getByText('The page of the listing is no longer published.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel run' }));
    await expect(args.onCancelRun).toHaveBeenCalledOnce();
  },
});

export const ExtractionComparison = meta.story({
  tags: ['in-dark'],
  name: 'Extraction comparison',
  args: { detail: runOf('candidate detail'), comparison: extractionOf('both') },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: /Extraction of nakano-sakaue-302/ });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.lastElementChild?.lastElementChild?.textContent)).toEqual(['same', 'differs', 'same']);
  },
});

export const ExtractionMissing = meta.story({
  name: 'Extraction missing',
  args: { detail: runOf('candidate detail'), comparison: extractionOf('both missing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Baseline extraction not available')).toBeVisible();
    await expect(canvas.getByText('Candidate extraction not available')).toBeVisible();
  },
});

const failing = (problem: string, changes: Partial<BenchmarksScreenProps> = {}) => ({
  args: { ...changes, problem },
  play: async ({ canvas }: { canvas: { getByRole: (role: string, options?: { hidden: boolean }) => HTMLElement } }) => {
    await expect(canvas.getByRole('alert', { hidden: true })).toHaveTextContent(problem);
  },
});

export const FailedToLoad = meta.story({
  name: 'Failed to load',
  ...failing('Failed to load benchmark data', { profiles: null, runs: null }),
});
export const FailedToRefreshRuns = meta.story({ name: 'Failed to refresh runs', ...failing('Failed to refresh runs') });
export const FailedToCreateProfile = meta.story({
  tags: ['wide-only'],
  name: 'Failed to create profile',
  ...failing('Failed to create profile'),
});
export const FailedToUpdateProfile = meta.story({
  tags: ['wide-only'],
  name: 'Failed to update profile',
  ...failing('Failed to update profile'),
});
export const FailedToDeleteProfile = meta.story({
  tags: ['wide-only'],
  name: 'Failed to delete profile',
  ...failing('Failed to delete profile'),
});
export const FailedToCreateRun = meta.story({
  tags: ['wide-only'],
  name: 'Failed to create run',
  ...failing('Failed to create run'),
});
export const FailedToLoadRunDetail = meta.story({
  tags: ['wide-only'],
  name: 'Failed to load run detail',
  ...failing('Failed to load run detail'),
});
export const FailedToDeleteRun = meta.story({
  tags: ['wide-only'],
  name: 'Failed to delete run',
  ...failing('Failed to delete run'),
});
export const FailedToLoadComparison = meta.story({
  name: 'Failed to load extraction comparison',
  ...failing('Failed to load extraction comparison', { detail: runOf('candidate detail') }),
});
