import { type UserSituation, userOf } from '@rimawari/api/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import type { AnalysisDraft } from './analysis-draft.ts';
import { AnalyzeScreen, type SubmissionState } from './analyze-screen.tsx';
import { nothingSaid } from './buyer.ts';

const accessOf = (user: UserSituation) => userOf(user).access;
const document = (name: string, type = 'application/pdf', size = 482_113) => new File([new Uint8Array(size)], name, { type });
const editing: SubmissionState = { step: 'editing' };
const empty: AnalysisDraft = { title: '', url: '', files: [], buyer: nothingSaid, reused: null };
const filled: AnalysisDraft = {
  ...empty,
  title: '中野坂上コーポ 302号室',
  url: 'https://listings.example/mansion/70412233',
  files: [document('中野坂上コーポ302_販売図面.pdf'), document('rent roll 2026-10.csv', 'text/csv', 812)],
};

const meta = preview.meta({
  title: 'Screens/Analyze',
  component: AnalyzeScreen,
  decorators: [inMain, atAddress('/analyze')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args: {
    access: accessOf('subscriber'),
    supportEmail: 'support@rimawari.example',
    draft: empty,
    submission: editing,
    onDraftChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
});

type Canvas = { getByRole: (role: string, options?: { name: string }) => HTMLElement };
const zone = (canvas: Canvas) => canvas.getByRole('group', { name: 'Documents' });
const startButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Start Analysis' });

/** A drag as the browser sends it; testing-library's own would arrive empty-handed. */
function drag(type: 'dragenter' | 'drop', target: HTMLElement, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

/** Said again to what takes the place of the zone, as browsers do. */
const dragOver = (canvas: Canvas, answer: string, file: File) =>
  waitFor(() => {
    drag('dragenter', zone(canvas), file);
    return expect(zone(canvas)).toHaveAttribute('data-drag', answer);
  });

export const Subscribed = meta.story({
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Run Property Insight Modeling');
    await expect(canvas.getByRole('heading', { name: 'What happens next?' })).toBeVisible();
    await expect(canvas.getByText('38 analyses remaining this month')).toBeVisible();
    await expect(canvas.getByPlaceholderText(/Shibuya/)).toHaveAccessibleName('Title');
    await expect(canvas.getByLabelText('Listing URL')).toHaveAttribute('type', 'url');
    await expect(canvas.getByRole('link', { name: 'support@rimawari.example' })).toHaveAttribute('href', 'mailto:support@rimawari.example');
  },
});

export const FilledIn = meta.story({
  name: 'Filled in',
  args: { draft: filled },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('812 Bytes')).toBeVisible();
    await expect(canvas.getByText('470.81 KB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear address' }));
    await expect(canvas.getByLabelText('Listing URL')).toHaveValue('');
    await expect(canvas.getByLabelText('Listing URL')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Listing URL'), filled.url);
    await userEvent.click(startButton(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(filled));
  },
});

export const AboutTheBuyer = meta.story({
  name: 'About the buyer',
  args: { draft: { ...filled, buyer: { owner: 'non_resident', income: '4,000,000', financing: 'cash' } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Owner')).toHaveValue('non_resident');
    await expect(canvas.getByLabelText('Financing')).toHaveValue('cash');
    const income = canvas.getByLabelText('Other taxable income per year');
    await userEvent.clear(income);
    await userEvent.type(income, 'a lot');
    await userEvent.click(startButton(canvas));
    await waitFor(() => expect(income).toHaveAccessibleDescription(/Enter a whole amount/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(income);
    await userEvent.type(income, '4,000,000');
    await userEvent.click(startButton(canvas));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, buyer: { owner: 'non_resident', income: '4,000,000', financing: 'cash' } }),
    );
  },
});

const reused = {
  analysisId: '0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90',
  documents: [
    { id: 'd1', filename: '中野坂上コーポ302_販売図面.pdf', size: 482_113 },
    { id: 'd2', filename: '外観写真.png', size: 1_204_882 },
  ],
};

export const EditAndSendAgain = meta.story({
  name: 'Edit and send again',
  args: { draft: { ...filled, files: [], reused } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Documents you sent before' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 外観写真.png' }));
    await userEvent.click(startButton(canvas));
    const [drawing] = reused.documents;
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, files: [], reused: { ...reused, documents: [drawing] } }));
  },
});

export const NothingGiven = meta.story({
  name: 'Nothing given',
  play: async ({ args, canvas }) => {
    await userEvent.click(startButton(canvas));
    await expect(await canvas.findByText('Please upload at least one file or provide a URL')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const DraggingAcceptedFiles = meta.story({
  name: 'Dragging accepted files',
  play: async ({ canvas }) => {
    await dragOver(canvas, 'accept', document('maisoku.pdf'));
    await expect(canvas.getByText('Drop the files here')).toBeVisible();
  },
});

export const DraggingRejectedFiles = meta.story({
  name: 'Dragging rejected files',
  play: async ({ canvas }) => {
    await dragOver(canvas, 'reject', document('walkthrough.mp4', 'video/mp4', 1024));
  },
});

export const WrongFileType = meta.story({
  name: 'Wrong file type',
  play: async ({ canvas }) => {
    drag('drop', zone(canvas), document('walkthrough.mp4', 'video/mp4', 1024));
    await expect(await canvas.findByText(/File type must be /)).toHaveTextContent('walkthrough.mp4');
  },
});

export const FileTooLarge = meta.story({
  tags: ['wide-only'],
  name: 'File too large',
  play: async ({ canvas }) => {
    drag('drop', zone(canvas), document('scan.pdf', 'application/pdf', 20_971_521));
    await expect(await canvas.findByText(/File is larger than 20971520 bytes/)).toBeVisible();
  },
});

export const TooManyFiles = meta.story({
  name: 'Too many files',
  play: async ({ canvas }) => {
    drag('drop', zone(canvas), ...['a', 'b', 'c', 'd'].map((name) => document(`${name}.pdf`, 'application/pdf', 1024)));
    await expect((await canvas.findAllByText(/Too many files/)).length).toBeGreaterThan(0);
  },
});

export const ExtraFilesCut = meta.story({
  name: 'Extra files cut',
  args: { draft: filled },
  play: async ({ args, canvas }) => {
    drag('drop', zone(canvas), document('register.pdf', 'application/pdf', 1024), document('plan.png', 'image/png', 1024));
    await expect(await canvas.findByText('Only the first 1 file(s) were added to keep the total at 3.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').filter((item) => item.textContent?.includes('.pdf'))).toHaveLength(2);
    await expect(args.onDraftChange).toHaveBeenCalled();
  },
});

export const Uploading = meta.story({
  args: { draft: filled, submission: { step: 'uploading', percent: 62 } satisfies SubmissionState as SubmissionState },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '62');
    const button = canvas.getByRole('button', { name: 'Starting Analysis...' });
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // The button goes away with the upload: the focus goes on at the one below.
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
});

export const FailedToStart = meta.story({
  name: 'Failed to start',
  args: {
    draft: filled,
    submission: {
      step: 'failed',
      reason: null,
      fields: { url: 'Must be an http or https address.', title: 'Must not have more than 200 characters.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to start analysis. Please try again.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('See the message at each field.');
    await expect(canvas.getByLabelText('Listing URL')).toHaveAccessibleDescription(/Must be an http or https address\./);
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription(/Must not have more than 200 characters\./);
    await expect(canvas.getByLabelText('Title')).toHaveValue(filled.title);
  },
});

export const SubscriptionRequired = meta.story({
  name: 'Subscription required',
  args: { access: accessOf('newcomer') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Subscription Required');
    await expect(canvas.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByLabelText('Listing URL')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Subscription Required' })).toBeDisabled();
  },
});

export const MonthlyLimitReached = meta.story({
  tags: ['wide-only'],
  name: 'Monthly limit reached',
  args: { access: accessOf('monthly limit reached') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("You've reached your monthly limit. Upgrade or wait for next month.");
    await expect(canvas.getByRole('button', { name: 'Monthly Limit Reached' })).toBeDisabled();
  },
});

export const ComplimentaryAccessEnded = meta.story({
  name: 'Complimentary access ended',
  args: { access: accessOf('complimentary ended') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Complimentary access has been used up.');
    await expect(canvas.getByRole('button', { name: 'Complimentary Access Ended' })).toBeDisabled();
  },
});

export const ComplimentaryUnlimited = meta.story({
  name: 'Complimentary unlimited',
  args: { access: accessOf('complimentary unlimited') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('During the beta, complimentary analyses are unlimited.')).toBeVisible();
    await expect(startButton(canvas)).toBeEnabled();
  },
});

export const ComplimentaryRunningLow = meta.story({
  name: 'Complimentary running low',
  args: { access: accessOf('complimentary running low') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 complimentary analyses remaining')).toBeVisible();
  },
});

export const AllowanceRunningLow = meta.story({
  tags: ['wide-only'],
  name: 'Allowance running low',
  args: { access: accessOf('allowance running low') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 analyses remaining this month')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull();
  },
});

export const LastAnalysis = meta.story({
  name: 'Last analysis',
  args: { access: accessOf('last analysis') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 analysis remaining this month')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing');
  },
});

export const FreeMode = meta.story({
  tags: ['wide-only'],
  name: 'Free mode',
  args: { access: accessOf('free mode') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free testing mode')).toBeVisible();
    await expect(startButton(canvas)).toBeEnabled();
  },
});

export const UnlimitedPlan = meta.story({
  name: 'Unlimited plan',
  args: { access: accessOf('unlimited plan') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/remaining/)).toBeNull();
    await expect(startButton(canvas)).toBeEnabled();
  },
});
