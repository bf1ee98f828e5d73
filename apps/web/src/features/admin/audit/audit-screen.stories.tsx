import { auditOf } from '@rimawari/api/testing';
import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../../app/stories/at-address.tsx';
import { AuditScreen, type AuditScreenProps } from './audit-screen.tsx';

const args: AuditScreenProps = {
  log: auditOf('everything'),
  loadFailed: false,
  isByAdministrators: false,
  kind: '',
  isOfOneUser: false,
  hasNewer: false,
  onByAdministratorsChange: fn(),
  onKindChange: fn(),
  onAllUsers: fn(),
  onOlder: fn(),
  onNewest: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Admin/Audit',
  component: AuditScreen,
  decorators: [inMain, atAddress('/admin/audit')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
});

export const Loading = meta.story({
  args: { log: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the audit log')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { log: auditOf('nothing'), kind: 'user_deleted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No events of this kind')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Older' })).toBeDisabled();
  },
});

export const Everything = meta.story({
  tags: ['in-dark'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Allowance changed', { selector: 'th *' })).toBeVisible();
    await expect(canvas.getByText('monthly analysis limit:', { exact: false })).toBeVisible();
    // A kind that this page does not know yet.
    await expect(canvas.getByText('something newer than this page')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Newest' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'By administrators' }));
    await expect(args.onByAdministratorsChange).toHaveBeenCalledWith(true);
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Deactivated');
    await expect(args.onKindChange).toHaveBeenCalledWith('user_deactivated');
  },
});

export const ActsOfAdministrators = meta.story({
  name: 'Acts of administrators',
  args: { log: auditOf('acts of administrators'), isByAdministrators: true, hasNewer: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('admin@example.com')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Newest' }));
    await expect(args.onNewest).toHaveBeenCalledOnce();
  },
});

export const OfOneUser = meta.story({
  name: 'Of one user',
  args: { log: auditOf('acts of administrators'), isOfOneUser: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Audit log of one user')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all users' }));
    await expect(args.onAllUsers).toHaveBeenCalledOnce();
  },
});

export const FailedToLoad = meta.story({
  name: 'Failed to load',
  args: { log: null, loadFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
