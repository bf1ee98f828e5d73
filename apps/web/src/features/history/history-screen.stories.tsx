import { analysisListOf, analysisOf } from '@rimawari/api/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { HistoryScreen, type HistoryScreenProps, type HistoryWork } from './history-screen.tsx';

const list = (situation: Parameters<typeof analysisListOf>[0]): HistoryScreenProps['list'] => analysisListOf(situation);

const atRest: HistoryWork = { renaming: null, busy: null, failed: null, deletedId: null };
const onPage = (page: number): HistoryScreenProps['query'] => ({ page, search: '', status: null, order: 'newest' });

const meta = preview.meta({
  title: 'Screens/History',
  component: HistoryScreen,
  decorators: [inMain, atAddress('/history')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args: {
    list: list('one page'),
    loadFailed: false,
    query: { page: 1, search: '', status: null, order: 'newest' },
    work: atRest,
    chosen: [],
    onChoose: fn(),
    onClearChoice: fn(),
    showAccessNote: false,
    onNarrow: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onAskTitle: fn(),
    onRename: fn(),
    onDelete: fn(),
    onRestore: fn(),
  } satisfies HistoryScreenProps,
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
  args: { list: list('many pages'), query: onPage(5) },
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
  args: { list: list('last page'), query: onPage(10) },
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
  tags: ['in-dark'],
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
  // Looks as `One page` does.
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/no active subscription/)).toBeNull();
  },
});

export const Searched = meta.story({
  args: { list: list('found'), query: { page: 1, search: 'コーポ', status: 'completed', order: 'score' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('94 total analyses • History is always accessible')).toBeVisible();
    await expect(canvas.getByText('2 of 94 analyses found')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('コーポ');
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('completed');
    await expect(canvas.getByRole('combobox', { name: 'Order' })).toHaveValue('score');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Failed');
    await expect(args.onNarrow).toHaveBeenCalledWith({ status: 'failed' });
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), ' 302号室 {Enter}');
    await expect(args.onNarrow).toHaveBeenCalledWith({ search: '302号室' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onNarrow).toHaveBeenCalledWith({ search: '', status: null });
  },
});

export const NothingFound = meta.story({
  name: 'Nothing found',
  args: { list: list('nothing found'), query: { page: 1, search: '軽井沢', status: null, order: 'newest' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No matching analyses' })).toBeVisible();
    await expect(canvas.queryByText('No analyses yet')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all analyses' }));
    await expect(args.onNarrow).toHaveBeenCalledWith({ search: '', status: null });
  },
});

export const JustDeleted = meta.story({
  name: 'Just deleted',
  args: { list: list('two just deleted'), work: { ...atRest, deletedId: list('two just deleted')?.deleted[0]?.job_id ?? '' } },
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('status');
    await expect(first).toHaveTextContent('“札幌市豊平区 木造アパート オーナーチェンジ” was deleted');
    await expect(second).toHaveTextContent('“Property Analysis” was deleted');
    const [undo] = canvas.getAllByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledWith(args.list?.deleted[0]?.job_id);
  },
});

export const AllDeleted = meta.story({
  name: 'All deleted',
  args: { list: list('all deleted') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No analyses yet' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const MenuOfARow = meta.story({
  name: 'Menu of a row',
  args: { list: list('every status') },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const menus = canvas.getAllByRole('button', { name: /^Rename or delete/ });
    await userEvent.click(menus[2] as HTMLElement);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(args.list?.jobs[2]);
    (menus[1] as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('menuitem', { name: 'Cancel and delete' })).toBeVisible();
    // The menu takes the focus first, and hands it on.
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  },
});

export const Renaming = meta.story({
  args: { work: { ...atRest, renaming: analysisOf('completed') } },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Rename analysis' }));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('中野坂上コーポ 302号室');
    await userEvent.type(title, ' 更新{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('中野坂上コーポ 302号室 更新');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onAskTitle).toHaveBeenCalledWith(null);
  },
});

export const RenamingFailed = meta.story({
  name: 'Renaming failed',
  args: {
    work: {
      ...atRest,
      renaming: analysisOf('untitled'),
      failed: { what: 'rename', title: null, because: 'We couldn’t save the title. Nothing changed. Please try again.' },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('We couldn’t save the title. Nothing changed. Please try again.');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  },
});

export const DeletionFailed = meta.story({
  name: 'Deletion failed',
  args: {
    work: { ...atRest, failed: { what: 'delete', title: '中野坂上コーポ 302号室', because: 'Nothing was deleted. Please try again.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t delete “中野坂上コーポ 302号室”');
    await expect(canvas.getAllByRole('link', { name: /^View/ })).toHaveLength(4);
  },
});

export const RestoringFailed = meta.story({
  tags: ['wide-only'],
  name: 'Restoring failed',
  args: { work: { ...atRest, failed: { what: 'restore', title: null, because: 'The 30 seconds are over. It was deleted permanently.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t restore “Property Analysis”');
  },
});

const jobsOfOnePage = analysisListOf('one page').jobs.map(({ job_id }) => job_id);

export const TickedToCompare = meta.story({
  name: 'Ticked to compare',
  args: { chosen: jobsOfOnePage.slice(0, 2) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 of at most 4 selected')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare 2 analyses' })).toHaveAttribute(
      'href',
      `/compare?ids=${jobsOfOnePage.slice(0, 2).join(',')}`,
    );
    const third = canvas.getAllByRole('checkbox')[2] as HTMLElement;
    third.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledWith(args.list?.jobs[2], true);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClearChoice).toHaveBeenCalledOnce();
  },
});

const longTitled = { ...analysisOf('completed'), title: 'A title of a listing page '.repeat(7) };

export const LongTitle = meta.story({
  name: 'Long title',
  // As `One page`, but for one title.
  tags: ['no-visual'],
  args: { list: { ...analysisListOf('one page'), jobs: [longTitled] } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    const words = canvas.getByText(longTitled.job_id.slice(0, 8)).getBoundingClientRect();
    await expect(box.right).toBeLessThan(words.left);
  },
});

export const FourTicked = meta.story({
  name: 'Four ticked',
  args: { list: list('many pages'), chosen: [...jobsOfOnePage.slice(0, 3), 'of-another-page'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of at most 4 selected')).toBeVisible();
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes[0]).toBeEnabled();
    await expect(boxes[3]).toBeDisabled();
  },
});
