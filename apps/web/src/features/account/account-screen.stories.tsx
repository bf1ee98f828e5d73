import { accountOf, dataExportOf, ownDefaultsOf, sessionsOf } from '@rimawari/api/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { AccountScreen, type AccountScreenProps } from './account-screen.tsx';
import { atRest } from './form-work.ts';

const args: AccountScreenProps = {
  account: accountOf('verified'),
  isFailed: false,
  name: { work: atRest, onSubmit: fn(), onEdit: fn() },
  password: { work: atRest, onSubmit: fn(), onEdit: fn() },
  choices: { error: null, onChange: fn() },
  sessions: {
    sessions: sessionsOf('several').sessions,
    isFailed: false,
    ending: null,
    error: null,
    onEnd: fn(),
    onEndOthers: fn(),
    onRetry: fn(),
  },
  ownDefaults: { answer: ownDefaultsOf('none'), isFailed: false, isRemoving: false, error: null, onRemove: fn(), onRetry: fn() },
  dataExport: {
    dataExport: dataExportOf('none'),
    isFailed: false,
    work: null,
    error: null,
    onRequest: fn(),
    onDownload: fn(),
    onRetry: fn(),
  },
  deletion: { isOpen: false, work: atRest, onOpenChange: fn(), onSubmit: fn(), onEdit: fn() },
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Account',
  component: AccountScreen,
  decorators: [inMain, atAddress('/account')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
});

export const Default = meta.story({
  tags: ['in-dark'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(args.name.onSubmit).toHaveBeenCalledWith({ fullName: 'Haruka Mori' }));
    const signedIn = within(canvas.getByRole('region', { name: 'Signed in' }));
    await expect(signedIn.getByText('This session')).toBeVisible();
    await userEvent.click(signedIn.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(args.sessions.onEnd).toHaveBeenCalledWith('0c7d1f3a-94be-4d20-a6a8-2f5b7e913c64');
    await userEvent.click(canvas.getByRole('switch', { name: 'Codes at sign-in' }));
    await expect(args.choices.onChange).toHaveBeenCalledWith({ second_factor: true });
    await userEvent.click(canvas.getByRole('switch', { name: 'Email when an analysis ends' }));
    await expect(args.choices.onChange).toHaveBeenCalledWith({ mail_when_finished: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare a copy' }));
    await expect(args.dataExport.onRequest).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
});

export const Loading = meta.story({
  args: { account: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your account');
  },
});

export const LoadFailed = meta.story({
  name: 'Load failed',
  args: { account: null, isFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
});

export const NotVerified = meta.story({
  name: 'Email not verified',
  args: { account: accountOf('not verified') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not verified yet')).toBeVisible();
    await expect(canvas.getByText(/We email verified addresses only/)).toBeVisible();
  },
});

export const CodesRequired = meta.story({
  name: 'Codes required',
  args: { account: accountOf('codes required') },
  play: async ({ canvas }) => {
    const codes = canvas.getByRole('switch', { name: 'Codes at sign-in' });
    await expect(codes).toBeChecked();
    await expect(codes).toBeDisabled();
  },
});

export const Saving = meta.story({
  tags: ['wide-only'],
  name: 'Saving the name',
  args: { name: { ...args.name, work: { ...atRest, isBusy: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Saved = meta.story({
  name: 'Name saved',
  args: { name: { ...args.name, work: { ...atRest, isSaved: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Name saved.')).toBeVisible();
  },
});

export const NameRequired = meta.story({
  name: 'Name refused',
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Full Name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(canvas.getByText('Full name is required')).toBeVisible();
    await expect(canvas.getByLabelText('Full Name')).toHaveFocus();
    await expect(args.name.onSubmit).not.toHaveBeenCalled();
  },
});

export const ChangingPassword = meta.story({
  tags: ['wide-only'],
  name: 'Changing the password',
  args: { password: { ...args.password, work: { ...atRest, isBusy: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Changing the password...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const PasswordsDiffer = meta.story({
  name: 'Passwords differ',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'minato-42');
    await userEvent.type(canvas.getByLabelText('New password'), 'hamamatsu-7');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'hamamatsu-8');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(canvas.getByText('Passwords do not match')).toBeVisible();
    await expect(args.password.onSubmit).not.toHaveBeenCalled();
  },
});

const wrongPassword = 'Must be the current password of this account.';

export const PasswordRefused = meta.story({
  name: 'Password refused',
  args: { password: { ...args.password, work: { ...atRest, refused: { currentPassword: wrongPassword } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wrongPassword)).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
  },
});

export const PasswordChanged = meta.story({
  name: 'Password changed',
  args: {
    password: { ...args.password, work: { ...atRest, isSaved: true } },
    sessions: { ...args.sessions, sessions: sessionsOf('this one').sessions },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Password changed.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  },
});

export const ChoiceFailed = meta.story({
  name: 'Choice not kept',
  args: { choices: { ...args.choices, error: 'We couldn’t save that. Nothing changed. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t save that. Nothing changed. Please try again.');
  },
});

export const SessionsUnavailable = meta.story({
  name: 'Sessions unavailable',
  args: { sessions: { ...args.sessions, sessions: null, isFailed: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.sessions.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Save name' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
});

export const EndingSession = meta.story({
  tags: ['wide-only'],
  name: 'Ending a session',
  args: { sessions: { ...args.sessions, ending: '0c7d1f3a-94be-4d20-a6a8-2f5b7e913c64' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing out... Safari on iPhone' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const OwnDefaults = meta.story({
  name: 'Own defaults',
  args: { ownDefaults: { ...args.ownDefaults, answer: ownDefaultsOf('several') } },
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Your defaults' }));
    await expect(card.getByText('Interest rate').nextSibling).toHaveTextContent('1.9');
    await userEvent.click(card.getByRole('button', { name: 'Remove my defaults' }));
    await expect(args.ownDefaults.onRemove).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
});

export const DefaultsUnavailable = meta.story({
  name: 'Own defaults unavailable',
  args: { ownDefaults: { ...args.ownDefaults, answer: null, isFailed: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.ownDefaults.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
});

export const ExportPreparing = meta.story({
  name: 'Export preparing',
  args: { dataExport: { ...args.dataExport, dataExport: dataExportOf('preparing') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your copy is being prepared.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Prepare a/ })).toBeNull();
  },
});

export const ExportReady = meta.story({
  name: 'Export ready',
  args: { dataExport: { ...args.dataExport, dataExport: dataExportOf('ready') } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/45.98 MB/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download the copy' }));
    await expect(args.dataExport.onDownload).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
});

export const ExportFailed = meta.story({
  name: 'Export failed',
  args: { dataExport: { ...args.dataExport, dataExport: dataExportOf('failed') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We couldn’t prepare your copy.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Prepare a new copy' })).toBeVisible();
  },
});

const findDialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Delete your account' }));

export const DeleteDialog = meta.story({
  name: 'Delete dialog',
  args: { deletion: { ...args.deletion, isOpen: true } },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.type(dialog.getByLabelText('Password'), 'minato-42');
    await userEvent.type(dialog.getByLabelText('Type “delete my account”'), 'delete it');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await expect(await dialog.findByText('Type “delete my account” exactly')).toBeVisible();
    await expect(args.deletion.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByLabelText('Type “delete my account”'));
    await userEvent.type(dialog.getByLabelText('Type “delete my account”'), 'delete my account');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await expect(args.deletion.onSubmit).toHaveBeenCalledWith({ password: 'minato-42', confirmation: 'delete my account' });
    await userEvent.keyboard('{Escape}');
    await expect(args.deletion.onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const Deleting = meta.story({
  tags: ['wide-only'],
  args: { deletion: { ...args.deletion, isOpen: true, work: { ...atRest, isBusy: true } } },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const DeletionFailed = meta.story({
  name: 'Deletion failed',
  args: {
    deletion: {
      ...args.deletion,
      isOpen: true,
      work: { ...atRest, error: 'The payment provider did not respond. Nothing was deleted. Try again.' },
    },
  },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Nothing was deleted');
  },
});
