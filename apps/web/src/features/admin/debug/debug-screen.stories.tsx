import {
  debugDifferenceOf,
  debugExplanationOf,
  debugFileOf,
  debugFilesOf,
  debugPage,
  debugSessionsOf,
  taskOf,
} from '@rimawari/api/testing';
import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../../app/stories/at-address.tsx';
import { type DebugProblem, DebugScreen, type DebugScreenProps } from './debug-screen.tsx';

const id = '0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90';
const sessions = debugSessionsOf('after partial run');
const args: DebugScreenProps = {
  analysisId: id,
  sessions,
  session: sessions.latest_session,
  files: debugFilesOf('root'),
  preview: null,
  look: null,
  difference: null,
  explanation: null,
  task: null,
  busy: null,
  problem: null,
  onAnalysisIdChange: fn(),
  onInspect: fn(),
  onSessionChange: fn(),
  onOpenFolder: fn(),
  onOpenFile: fn(),
  onRun: fn(),
  onCompare: fn(),
  onExplain: fn(),
};

const meta = preview.meta({
  title: 'Screens/Admin/Debug',
  component: DebugScreen,
  decorators: [inMain, atAddress('/admin/debug')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
  // Parts that come late are here when a story begins.
  beforeEach: async () => {
    await Promise.all([
      import('./session-list.tsx'),
      import('./file-browser.tsx'),
      import('./session-difference.tsx'),
      import('./field-explanation.tsx'),
    ]);
  },
});

/** A page with two lines on it. */
const firstPage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1131"><rect width="1600" height="1131" fill="white"/><rect x="80" y="80" width="900" height="90" fill="#1f4e79"/><rect x="80" y="240" width="1400" height="6" fill="#333"/></svg>',
)}`;

const untouched = { sessions: null, session: null, files: null };
const titleOf = (alert: HTMLElement) => alert.textContent ?? '';

export const Empty = meta.story({
  args: { ...untouched, analysisId: '' },
  play: async ({ canvas }) => {
    const ticked = canvas.getAllByRole('checkbox').filter((box) => box.getAttribute('aria-checked') === 'true');
    await expect(ticked).toHaveLength(1);
    await expect(canvas.getByRole('checkbox', { name: 'final_analysis' })).toBeChecked();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(5);
  },
});

export const NoAnalysisId = meta.story({
  name: 'No analysis ID',
  args: { ...untouched, analysisId: '' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run selected steps' }));
    await expect(titleOf(canvas.getByRole('alert'))).toContain('Enter an analysis ID before running the pipeline');
    await userEvent.click(canvas.getByRole('button', { name: 'Load sessions' }));
    await expect(titleOf(canvas.getByRole('alert'))).toContain('Enter an analysis ID to inspect');
    await expect(args.onRun).not.toHaveBeenCalled();
    await expect(args.onInspect).not.toHaveBeenCalled();
  },
});

export const SessionsListed = meta.story({
  name: 'Sessions listed',
  args: { files: null },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('html_report: not done')).toBeVisible();
    await expect(canvas.getAllByText('final_analysis: done')).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: /20261120T061500Z/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /20261118T021409Z/ }));
    await expect(args.onSessionChange).toHaveBeenCalledWith('20261118T021409Z');
  },
});

export const FilesBrowsed = meta.story({
  name: 'Files browsed',
  args: { files: debugFilesOf('folder') },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('93.86 KB')).toBeVisible();
    await expect(canvas.getByText('0 Bytes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open file listing.html' }));
    await expect(args.onOpenFile).toHaveBeenCalledWith('sources/listing.html');
    await userEvent.click(canvas.getByRole('button', { name: 'Up one folder' }));
    await expect(args.onOpenFolder).toHaveBeenCalledWith('');
  },
});

export const FilePreview = meta.story({
  name: 'File preview',
  args: { preview: debugFileOf('truncated') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('truncated')).toBeVisible();
    await expect(canvas.getByLabelText('Content of final_analysis.json')).toHaveTextContent('"unit": "yen"');
  },
});

export const PagePreview = meta.story({
  name: 'Page preview',
  args: { preview: debugFileOf('page'), look: { kind: 'page', html: debugPage } },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Page sources/listing.html');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame.getAttribute('srcdoc')).toContain("default-src 'none'");
    await expect(canvas.getByLabelText('Content of sources/listing.html')).toHaveTextContent('track.js');
  },
});

export const PictureOfAPdf = meta.story({
  name: 'Picture of a PDF',
  args: { preview: debugFileOf('pdf'), look: { kind: 'picture', url: firstPage } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'First page of sources/listing.pdf' })).toBeVisible();
  },
});

export const Difference = meta.story({
  args: { files: null, difference: debugDifferenceOf('changed assumption') },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Effect in yen' })).toHaveTextContent('12,000');
    await expect(canvas.getByRole('table', { name: 'Artefacts' })).toHaveTextContent('management_fee_jpy_month');
    await expect(canvas.getByText('and 212 more')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare sessions' }));
    await expect(args.onCompare).toHaveBeenCalledWith('20261118T021409Z', '20261120T061500Z');
  },
});

export const DifferenceWithoutReport = meta.story({
  name: 'Difference without a report',
  args: { files: null, difference: debugDifferenceOf('no report') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not available, because one of the two sessions has no report/)).toBeVisible();
  },
});

export const ValueExplained = meta.story({
  name: 'Value explained',
  args: { files: null, explanation: debugExplanationOf('price of two places') },
  play: async ({ args, canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Values read for price_jpy' });
    await expect(table).toHaveTextContent('A document states it otherwise: documents stand before pages.');
    await expect(table).toHaveTextContent('flyer.largest-price/price_jpy');
    await userEvent.click(canvas.getByRole('button', { name: 'Explain value' }));
    await expect(args.onExplain).toHaveBeenCalledWith('price_jpy');
  },
});

export const FactsNotLoaded = meta.story({
  name: 'Facts not loaded',
  tags: ['no-visual'],
  args: { files: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load facts' }));
    await expect(args.onExplain).toHaveBeenCalledWith(null);
  },
});

export const FailedToExplain = meta.story({
  name: 'Failed to explain',
  tags: ['no-visual'],
  args: { files: null, problem: { at: 'explanation', text: 'Failed to explain the value' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to explain the value');
  },
});

export const NoStepSelected = meta.story({
  name: 'No step selected',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'final_analysis' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Run selected steps' }));
    await expect(titleOf(canvas.getByRole('alert'))).toContain('Select at least one step to run');
    await expect(args.onRun).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'html_report' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'enrichments' }));
    await userEvent.type(canvas.getByLabelText(/Listing address instead/), 'https://listings.example/1');
    await userEvent.click(canvas.getByRole('button', { name: 'Run selected steps' }));
    await expect(args.onRun).toHaveBeenCalledWith({ steps: ['enrichments', 'html_report'], urlOverride: 'https://listings.example/1' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'html_report' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'enrichments' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Run selected steps' }));
  },
});

export const TaskRunning = meta.story({
  name: 'Task running',
  args: { task: taskOf('pending') },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('radio', { name: /20261120T061500Z/ });
    await expect(canvas.getByText('Task PENDING')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Running…' }));
    await expect(args.onRun).not.toHaveBeenCalled();
  },
});

export const TaskCompleted = meta.story({
  tags: ['wide-only', 'in-dark'],
  name: 'Task completed',
  args: { task: taskOf('completed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Task SUCCESS')).toBeVisible();
    await expect(canvas.getByText(/New session: 20261120T061500Z/)).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: /20261120T061500Z/ })).toBeChecked();
  },
});

export const TaskFailed = meta.story({
  name: 'Task failed',
  args: { task: { task_id: 'task', status: 'ERROR', ready: true, result: null, error: null } },
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /20261120T061500Z/ });
    await expect(canvas.getByText('Task ERROR')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Run selected steps' })).toBeVisible();
  },
});

/** Said at the part of the console that was asked, which may be far from its head. */
const failing = (at: DebugProblem['at'], region: string | null, text: string) => ({
  args: { ...(at === 'difference' ? {} : untouched), problem: { at, text } },
  play: async ({ canvas }: { canvas: { findByRole: (role: string, options?: { name: string | RegExp }) => Promise<HTMLElement> } }) => {
    if (at === 'difference') await canvas.findByRole('radio', { name: /20261120T061500Z/ });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(text);
    if (region !== null) await expect(await canvas.findByRole('region', { name: region })).toContainElement(alert);
  },
});

const ofFiles = 'Sessions and files';
export const FailedToLoadSessions = meta.story({
  tags: ['wide-only'],
  name: 'Failed to load sessions',
  ...failing('sessions', null, 'Failed to load sessions'),
});
export const FailedToLoadFiles = meta.story({ name: 'Failed to load files', ...failing('files', ofFiles, 'Failed to load files') });
export const FailedToLoadFileContent = meta.story({
  tags: ['wide-only'],
  name: 'Failed to load file content',
  ...failing('file', ofFiles, 'Failed to load file content'),
});
export const FailedToCompare = meta.story({
  name: 'Failed to compare',
  ...failing('difference', 'Difference between two sessions', 'Failed to compare sessions'),
});
export const FailedToStart = meta.story({
  name: 'Failed to start',
  ...failing('run', 'Partial run', 'Failed to start partial analysis'),
});
