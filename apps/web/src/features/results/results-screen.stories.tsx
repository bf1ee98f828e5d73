import fragments from 'virtual:report-fragments';
import {
  analysisOf,
  type FactsSituation,
  factsOf,
  type SourcesSituation,
  type StatusSituation,
  shareCreated,
  sharesOf,
  sourcesOf,
  statusOf,
} from '@rimawari/api/testing';
import { expect, fn, type screen, userEvent, waitFor, within } from 'storybook/test';
import { darkScreenModes, noSnapshot, screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import type { Currency, Theme } from '../../app/preferences/preferences.ts';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { useThemeOfPage } from '../../app/stories/use-theme-of-page.ts';
import type { AnalysisState, CancellationState } from './analysis-state.ts';
import type { CorrectFactsProps } from './correct-facts.tsx';
import type { ReportChange } from './report-changed.tsx';
import type { ReportSectionProps } from './report-props.ts';
import { ResultsScreen } from './results-screen.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';
import type { Sources } from './source-materials.tsx';
import type { NotificationState } from './use-notification.ts';

const { job_id: jobId, title } = analysisOf('completed');
const state = (situation: StatusSituation): AnalysisState | null => statusOf(situation);
const sources = (situation: SourcesSituation): Sources | null => sourcesOf(situation);

const report: ReportSectionProps = {
  html: fragments.front,
  failed: false,
  onShowPictures: null,
  page: null,
  theme: 'light',
  currency: 'JPY',
  saving: {},
  saveFailed: false,
  onSave: fn(),
  onShare: null,
  onCurrencyChange: fn<(currency: Currency) => void>(),
  onThemeChange: fn<(theme: Theme) => void>(),
  onNavigate: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Results',
  component: ResultsScreen,
  decorators: [inMain, atAddress(`/results/${jobId}`)],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  // The report follows the theme of the page, as in the product, and the currency of the toolbar.
  render: function Render(args, { globals }) {
    const theme = useThemeOfPage();
    const currency = globals.currency === 'USD' ? 'USD' : 'JPY';
    return <ResultsScreen {...args} report={args.report && { ...args.report, theme, currency }} />;
  },
  args: {
    jobId,
    title,
    state: state('completed'),
    stateFailed: false,
    isRefreshing: false,
    sources: sources('url and documents'),
    downloading: null as string | null,
    downloadFailed: false,
    report,
    corrections: null as CorrectFactsProps | null,
    change: null as ReportChange | null,
    sharing: null as ShareDialogProps | null,
    cancelling: 'offered' as CancellationState,
    notification: 'offered' as NotificationState,
    onCancel: fn(),
    onNotify: fn(),
    onRefresh: fn(),
    onDownload: fn(),
  },
});

export const Loading = meta.story({
  args: { state: null, sources: null, title: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the analysis')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible();
  },
});

export const Pending = meta.story({
  args: { state: state('pending'), sources: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Analysis queued')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0% complete');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const Processing = meta.story({
  args: { state: state('processing') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Analysis in progress')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Generating Report…' })).toBeVisible();
    await expect(canvas.getByText('This will take some time, please come back in few minutes.')).toBeVisible();
    await expect(canvas.getByText('40% complete')).toBeVisible();
    await expect(canvas.getByText('Reading the listing page and maisoku.pdf.')).toBeVisible();
    await expect(canvas.getByText(/You can leave it/)).toBeVisible();
  },
});

export const ProcessingWithASourceSetAside = meta.story({
  name: 'Processing with a source set aside',
  args: { state: state('processing with time left'), notification: 'on' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('About 2 minutes left, based on recent analyses.')).toBeVisible();
    await expect(canvas.getByText('We couldn’t use 2 sources')).toBeVisible();
    await expect(canvas.getByText(/外観写真\.png has no readable text/)).toBeVisible();
    await expect(canvas.getByText('The analysis continues with the others.')).toBeVisible();
    await expect(canvas.getByText('This browser will notify you when it ends.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel analysis' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const CancelFailed = meta.story({
  name: 'Cancel failed',
  args: { state: state('processing'), cancelling: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t cancel the analysis. It continues.');
    await userEvent.click(canvas.getByRole('button', { name: 'Notify me when it ends' }));
    await expect(args.onNotify).toHaveBeenCalledOnce();
  },
});

export const Cancelled = meta.story({
  args: { state: state('cancelled') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You canceled this analysis.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit and send again' })).toHaveAttribute('href', `/analyze?from=${jobId}`);
  },
});

export const ProcessingWithSourcesPending = meta.story({
  name: 'Processing with sources pending',
  args: { state: state('processing without words'), sources: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Populating while analysis finishes')).toBeVisible();
  },
});

export const Completed = meta.story({
  tags: ['in-dark', 'with-report'],
  args: {},
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('中野坂上コーポ 302号室');
    await expect(canvas.getByText('0f4b7c1e')).toBeVisible();
    await expect(canvas.getByText('Analysis completed')).toBeVisible();
    await expect(await canvas.findByTitle('Report')).toHaveAttribute('sandbox', 'allow-scripts');
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await expect(args.report?.onSave).toHaveBeenCalledWith('pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Download HTML' }));
    await expect(args.report?.onSave).toHaveBeenCalledWith('html');
    await expect(canvas.queryByText('Populating while analysis finishes')).toBeNull();
  },
});

export const PdfBeingPrepared = meta.story({
  name: 'PDF being prepared',
  args: { report: { ...report, saving: { pdf: 'preparing' } } },
  parameters: { chromatic: noSnapshot },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Preparing PDF…' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Preparing the PDF. It downloads when it is ready.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Download HTML' })).toBeEnabled();
    await canvas.findByTitle('Report');
  },
});

export const CompletedWithoutSources = meta.story({
  name: 'Completed without sources',
  args: { sources: sources('none') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No listing URLs were provided.')).toBeVisible();
    await expect(canvas.getByText('No documents were uploaded for this analysis.')).toBeVisible();
    await canvas.findByTitle('Report');
  },
});

export const CompletedWithSources = meta.story({
  tags: ['wide-only'],
  name: 'Completed with sources',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Source Materials' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Listing URLs' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Uploaded Documents' })).toBeVisible();
    await expect(canvas.getByText('application/pdf · 470.81 KB')).toBeVisible();
    const [download] = canvas.getAllByRole('button', { name: /^Download .*\.(pdf|xlsx)$/ });
    if (download === undefined) throw new Error('No document offers a download');
    await userEvent.click(download);
    await expect(args.onDownload).toHaveBeenCalledWith(args.sources?.documents[0]);
    await canvas.findByTitle('Report');
  },
});

const correct = fn(async () => true);
const corrections = (situation: FactsSituation): CorrectFactsProps => ({
  facts: factsOf(situation),
  isSending: false,
  refusal: null,
  onCorrect: correct,
});

/** The facts come when the reader does. */
const reach = async (canvas: { findByRole: typeof screen.findByRole }) => {
  (await canvas.findByRole('heading', { name: 'Extracted facts' })).scrollIntoView();
  await canvas.findByRole('button', { name: 'Correct price' });
};

export const FactsToCorrect = meta.story({
  name: 'Facts to correct',
  args: { corrections: corrections('read') },
  play: async ({ canvas }) => {
    const page = within(document.body);
    await reach(canvas);
    await expect(canvas.getByText('19 corrections left')).toBeVisible();
    await expect(canvas.getByText('¥24,800,000')).toBeVisible();
    await expect(canvas.getByText('Yours')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Correct monthly rent' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Correct monthly rent' }));
    await userEvent.type(dialog.getByLabelText('Right monthly rent'), 'a lot');
    await userEvent.click(dialog.getByRole('button', { name: 'Recalculate' }));
    await expect(dialog.getByLabelText('Right monthly rent')).toHaveAccessibleDescription(/Enter a whole number/);
    await userEvent.clear(dialog.getByLabelText('Right monthly rent'));
    await userEvent.type(dialog.getByLabelText('Right monthly rent'), '112,000');
    await userEvent.click(dialog.getByRole('button', { name: 'Recalculate' }));
    await expect(correct).toHaveBeenCalledWith({ monthly_rent_jpy: 112_000 });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});

export const ValuesToConfirm = meta.story({
  name: 'Values to confirm',
  args: { corrections: corrections('to be confirmed') },
  play: async ({ canvas }) => {
    const page = within(document.body);
    await expect(await canvas.findByRole('heading', { name: 'Please confirm' })).toBeVisible();
    await expect(canvas.getByText('“6,240円／月”')).toBeVisible();
    await expect(canvas.getByAltText('Part of page 1 of flyer-photo.jpg that seems to read “6,240円／月”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm repair reserve fee per month' }));
    await expect(correct).toHaveBeenCalledWith({ repair_reserve_jpy_month: 6240 });
    // Two readings are two choices, and not among what is confirmed all at once.
    await expect(canvas.getByText('Two readings: ¥98,000 or ¥93,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use ¥93,000 monthly rent' }));
    await expect(correct).toHaveBeenLastCalledWith({ monthly_rent_jpy: 93_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm all 2' }));
    await expect(correct).toHaveBeenLastCalledWith({ price_jpy: 24_800_000, repair_reserve_jpy_month: 6240 });
    await userEvent.click(canvas.getByRole('button', { name: 'Correct price read from the picture' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Correct price' }));
    await expect(dialog.getByLabelText('Right price')).toHaveValue('24800000');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});

export const CorrectingAFact = meta.story({
  name: 'Correcting a fact',
  args: { corrections: { ...corrections('read'), refusal: 'You can’t correct both price and address: that would be another property.' } },
  play: async ({ canvas }) => {
    const page = within(document.body);
    await reach(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Correct nearest station' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Correct nearest station' }));
    await expect(dialog.getByLabelText('Walking minutes')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveTextContent('another property');
  },
});

export const CorrectionAtWork = meta.story({
  name: 'Correction at work',
  args: { corrections: corrections('being corrected') },
  play: async ({ canvas }) => {
    await reach(canvas);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '55% complete');
    await expect(canvas.getByRole('button', { name: 'Correct price' })).toBeDisabled();
  },
});

export const CorrectionFailed = meta.story({
  name: 'Correction failed',
  args: { corrections: corrections('correction failed') },
  play: async ({ canvas }) => {
    await reach(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The report above did not change.');
    await expect(canvas.getByText('No corrections left')).toBeVisible();
  },
});

const sharing: ShareDialogProps = {
  shares: sharesOf('two').shares,
  isFailed: false,
  isCreating: false,
  made: null,
  refusal: null,
  revoking: null,
  onCreate: fn(),
  onAskToRevoke: fn(),
  onRevoke: fn(),
  onRetry: fn(),
  onClose: fn(),
};

export const Sharing = meta.story({
  args: { sharing, report: { ...report, onShare: fn() } },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Share this report' }));
    await expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('Created Nov 18, 2026, expires Dec 18, 2026');
    await userEvent.selectOptions(dialog.getByLabelText('Link expires after'), '90 days');
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(sharing.onCreate).toHaveBeenCalledWith(90);
    await userEvent.click(dialog.getAllByRole('button', { name: 'Revoke' })[0] ?? document.body);
    await expect(sharing.onAskToRevoke).toHaveBeenCalledWith(sharing.shares?.[0]?.id);
    await userEvent.selectOptions(dialog.getByLabelText('Link expires after'), '30 days');
  },
});

export const LinkMade = meta.story({
  name: 'Link made',
  args: {
    sharing: {
      ...sharing,
      shares: sharesOf('two').shares.slice(0, 1),
      made: { address: `https://rimawari.example/shared/${shareCreated.token}`, expiresAt: shareCreated.expires_at },
    },
  },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Share this report' }));
    await expect(dialog.getByText('The link is ready. Copy it now: it is not shown again.')).toBeVisible();
    await expect(dialog.getByLabelText('Link')).toHaveValue(`https://rimawari.example/shared/${shareCreated.token}`);
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
});

export const RevokingALink = meta.story({
  name: 'Revoking a link',
  args: { sharing: { ...sharing, revoking: { id: shareCreated.id, isBusy: false } } },
  play: async () => {
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Revoke this link?' }));
    await userEvent.click(question.getByRole('button', { name: 'Revoke link' }));
    await expect(sharing.onRevoke).toHaveBeenCalledWith(shareCreated.id);
  },
});

export const NoMoreLinks = meta.story({
  name: 'No more links',
  args: {
    sharing: { ...sharing, shares: [], refusal: 'An analysis can have up to 20 active links. Revoke one you no longer need.' },
  },
  parameters: { chromatic: noSnapshot },
  tags: ['no-visual'],
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Share this report' }));
    await expect(dialog.getByText('No active links. Only you can read this report.')).toBeVisible();
    await expect(dialog.getByText(/up to 20 active links/)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { state: state('failed without error') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Analysis Failed');
    await expect(canvas.getByRole('alert')).toHaveTextContent('We encountered an error while processing your analysis. Please try again.');
    await expect(canvas.getByRole('link', { name: 'Start New Analysis' })).toHaveAttribute('href', '/analyze');
  },
});

export const FailedWithStringError = meta.story({
  name: 'Failed with string error',
  args: { state: state('failed with string') },
  play: async ({ canvas }) => {
    const lines = canvas.getByRole('list', { name: 'What went wrong' });
    await expect(lines.children).toHaveLength(1);
    await expect(lines).toHaveTextContent('is no longer published. Send the listing as a PDF instead.');
    await expect(lines.querySelector('a')).toHaveAttribute('href', 'https://listings.example/mansion/70412233');
    // The reason stands before the general words, and before how far it came.
    const place = (part: HTMLElement) => part.getBoundingClientRect().top;
    const general = canvas.getByText('We encountered an error while processing your analysis. Please try again.');
    await expect(place(lines)).toBeLessThan(place(general));
    await expect(place(general)).toBeLessThan(place(canvas.getByRole('progressbar', { name: 'Stopped at' })));
  },
});

export const FailedWithListOfErrors = meta.story({
  name: 'Failed with list of errors',
  args: { state: state('failed with list') },
  play: async ({ canvas }) => {
    const lines = canvas.getByRole('list', { name: 'What went wrong' });
    await expect(lines.children).toHaveLength(3);
    await expect(lines.children[1]).toHaveTextContent('sources.rentroll.xls - The document is protected by a password.');
    await expect([...lines.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://listings.example/mansion/70412233',
      'https://rimawari.example/help/documents',
    ]);
  },
});

export const FailedWithErrorObject = meta.story({
  name: 'Failed with error object',
  args: {
    state: {
      ...statusOf('failed with detail object'),
      error: (
        ['failed with detail object', 'failed with message object', 'failed with located object', 'failed with unknown object'] as const
      ).map((situation) => statusOf(situation).error),
    },
  },
  play: async ({ canvas }) => {
    const lines = canvas.getByRole('list', { name: 'What went wrong' });
    await expect([...lines.children].map((line) => line.textContent)).toEqual([
      'This page offers a plot of land. Send a property with a building.',
      'The reader ran out of time. (document: scan.pdf, seconds: 60)',
      'facts.priceYen - The price is missing. (source: 販売図面.pdf)',
      'Unexpected error',
    ]);
  },
});

export const UnknownStatus = meta.story({
  name: 'Unknown status',
  args: { state: state('unknown') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
});

export const Untitled = meta.story({
  args: { title: null, state: state('almost done') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Property Analysis');
    await expect(canvas.getByText('93% complete')).toBeVisible();
  },
});

export const NestedReportPage = meta.story({
  tags: ['with-report'],
  name: 'Nested report page',
  args: { report: { ...report, html: fragments.nested, page: 'method.html' } },
  play: async ({ args, canvas }) => {
    await canvas.findByTitle('Report');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the report' }));
    await expect(args.report?.onNavigate).toHaveBeenCalledWith(null);
    // The button goes with the page that it led back from.
    await expect(canvas.getByRole('heading', { name: 'Report' })).toHaveFocus();
  },
});

export const BankPage = meta.story({
  tags: ['with-report'],
  name: 'Page for a bank',
  args: { report: { ...report, html: fragments.bank, page: 'bank.html' } },
  play: async ({ args, canvas }) => {
    await canvas.findByTitle('Report');
    await userEvent.click(canvas.getByRole('button', { name: 'Download this page' }));
    await expect(args.report?.onSave).toHaveBeenCalledWith('bank');
  },
});

export const PicturesReady = meta.story({
  name: 'Pictures are ready',
  args: { report: { ...report, onShowPictures: fn() } },
  play: async ({ args, canvas }) => {
    await canvas.findByTitle('Report');
    await expect(canvas.getByText('Source pictures are ready')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show source pictures' }));
    await expect(args.report?.onShowPictures).toHaveBeenCalledOnce();
  },
});

export const ReportScriptsUnreachable = meta.story({
  tags: ['wide-only'],
  name: 'Report scripts unreachable',
  args: { report: { ...report, html: fragments.scriptsUnreachable } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Report')).toBeVisible();
  },
});

export const DownloadFailed = meta.story({
  name: 'Download failed',
  args: { downloadFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to download the document right now. Please try again later.');
    await canvas.findByTitle('Report');
  },
});

export const NotFound = meta.story({
  name: 'Not found',
  args: { isMissing: true, state: null, sources: null, title: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Analysis not found');
    await expect(canvas.getByRole('link', { name: 'View History' })).toHaveAttribute('href', '/history');
  },
});

export const DollarsAndDark = meta.story({
  name: 'Dollars and dark',
  args: {},
  globals: { theme: 'dark', currency: 'USD' },
  tags: ['dark-only'],
  parameters: { chromatic: darkScreenModes },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Report');
    await expect(frame.getAttribute('srcdoc')).toContain('data-theme="dark" data-currency="USD"');
  },
});

export const FetchFailed = meta.story({
  name: 'Fetch failed',
  args: { state: state('processing'), stateFailed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('We couldn’t load the status')).toBeVisible();
    await expect(canvas.getByText('40% complete')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const DocumentElsewhere = meta.story({
  tags: ['wide-only'],
  name: 'Document elsewhere',
  args: { sources: sources('document elsewhere') },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Download .*opens in a new tab/ });
    await expect(link).toHaveAttribute('href', 'https://files.example/d41f8a30?signature=abc');
    await expect(link).toHaveAttribute('target', '_blank');
    await canvas.findByTitle('Report');
  },
});
