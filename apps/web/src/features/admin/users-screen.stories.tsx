import { userOf, usersOf } from '@rimawari/api/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import type { UserWork } from './manage-user-dialog.tsx';
import { creditsProblem, limitProblem } from './user-limits-form.ts';
import { UsersScreen, type UsersScreenProps } from './users-screen.tsx';

const idle: UserWork = { busy: null, failed: null, reason: null, passwordChanged: false };
const args: UsersScreenProps = {
  list: usersOf('one page'),
  loadFailed: false,
  page: 1,
  search: '',
  filter: '',
  managed: null,
  work: idle,
  onSearch: fn(),
  onFilterChange: fn(),
  onPageChange: fn(),
  onRetry: fn(),
  onManage: fn(),
  onUpdate: fn(),
  onChangePassword: fn(),
  onDelete: fn(),
};

const meta = preview.meta({
  title: 'Screens/Admin/Users',
  component: UsersScreen,
  decorators: [inMain, atAddress('/admin/users')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
});

const managed = userOf('subscriber');
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Manage user' }));

export const Loading = meta.story({
  args: { list: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the users')).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['wide-only'],
  args: { list: usersOf('empty') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users found')).toBeVisible();
    await expect(canvas.getByText('All Users (0)')).toBeVisible();
  },
});

export const OnePage = meta.story({
  tags: ['in-dark'],
  name: 'One page',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('All Users (7)')).toBeVisible();
    await expect(canvas.getByText('No name')).toBeVisible();
    await expect(canvas.getByText('Inactive')).toBeVisible();
    await expect(canvas.getByText('Admin')).toBeVisible();
    await expect(canvas.getAllByText('12 / 50')[0]).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Manage no.name@example.com' }));
    await expect(args.onManage).toHaveBeenCalledWith(expect.objectContaining({ email: 'no.name@example.com' }));
  },
});

export const ManyPages = meta.story({
  name: 'Many pages',
  args: { list: usersOf('many pages'), page: 5 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Showing page 5 of 10')).toBeVisible();
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of the users' }));
    await expect(pages.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Previous',
      '1',
      '3',
      '4',
      '5',
      '6',
      '7',
      '10',
      'Next',
    ]);
    await userEvent.click(pages.getByRole('button', { name: 'Page 10' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(10);
  },
});

export const ManageUser = meta.story({
  name: 'Manage user',
  args: { managed },
  play: async ({ args }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('switch', { name: /^Administrator/ }));
    await expect(args.onUpdate).toHaveBeenCalledWith({ is_superuser: true });
    await userEvent.click(inside.getByRole('switch', { name: /^Active/ }));
    await expect(args.onUpdate).toHaveBeenCalledWith({ is_active: false });
    const credits = inside.getByLabelText('Complimentary credits');
    await userEvent.clear(credits);
    await userEvent.type(credits, '-1');
    await userEvent.click(inside.getByRole('button', { name: 'Save limits' }));
    await expect(args.onUpdate).toHaveBeenLastCalledWith({ complimentary_analysis_credits: -1 });
  },
});

export const ConfirmDelete = meta.story({
  tags: ['wide-only'],
  name: 'Confirm delete',
  args: { managed, isConfirmingDelete: true },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete user' }));
    await expect(question.getByText('Are you sure you want to delete this user? This action cannot be undone.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete user' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

export const UpdateFailed = meta.story({
  name: 'Update failed',
  args: {
    managed,
    work: { ...idle, failed: 'update', reason: 'This is the last active administrator. Make another user an administrator first.' },
  },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('alert')).toHaveTextContent('Failed to update user. Please try again.');
  },
});

export const DeleteFailed = meta.story({
  name: 'Delete failed',
  args: { managed, work: { ...idle, failed: 'delete' } },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('alert')).toHaveTextContent('Failed to delete user. Please try again.');
    // At the button that was pressed, which asks again.
    const again = inside.getByRole('button', { name: 'Delete user' });
    await expect(again.previousElementSibling).toBe(inside.getByRole('alert'));
    await userEvent.click(again);
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  },
});

export const PasswordTooShort = meta.story({
  name: 'Password too short',
  args: { managed },
  play: async ({ args }) => {
    const inside = await dialog();
    await userEvent.type(inside.getByLabelText('New password'), 'short');
    await userEvent.click(inside.getByRole('button', { name: 'Change password' }));
    await expect(inside.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters long');
    await expect(args.onChangePassword).not.toHaveBeenCalled();
    await userEvent.type(inside.getByLabelText('New password'), 'er-now');
    await userEvent.click(inside.getByRole('button', { name: 'Change password' }));
    await expect(args.onChangePassword).toHaveBeenCalledWith('shorter-now');
    await userEvent.clear(inside.getByLabelText('New password'));
    await userEvent.type(inside.getByLabelText('New password'), 'short{Enter}');
  },
});

export const PasswordChanged = meta.story({
  name: 'Password changed',
  args: { managed, work: { ...idle, passwordChanged: true } },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByText('Password changed successfully.')).toBeVisible();
  },
});

export const PasswordChangeFailed = meta.story({
  tags: ['wide-only'],
  name: 'Password change failed',
  args: { managed, work: { ...idle, failed: 'password' } },
  play: async () => {
    const inside = await dialog();
    await expect(inside.getByRole('alert')).toHaveTextContent('Failed to change password. Please try again.');
  },
});

export const InvalidLimits = meta.story({
  name: 'Invalid limits',
  args: { managed },
  play: async ({ args }) => {
    const inside = await dialog();
    const [limit, credits] = [inside.getByLabelText('Monthly analysis limit'), inside.getByLabelText('Complimentary credits')];
    await userEvent.clear(limit);
    await userEvent.type(limit, '-1');
    await userEvent.clear(credits);
    await userEvent.type(credits, '-2');
    await userEvent.click(inside.getByRole('button', { name: 'Save limits' }));
    await expect(await inside.findByText(limitProblem)).toBeVisible();
    await expect(inside.getByText(creditsProblem)).toBeVisible();
    await expect(limit).toHaveFocus();
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
});

export const Searched = meta.story({
  args: { search: 'haruka mori', filter: 'active', list: { users: [managed], total: 1 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Users found (1)')).toBeVisible();
    const field = canvas.getByRole('searchbox', { name: 'Search users' });
    await expect(field).toHaveValue('haruka mori');
    await userEvent.clear(field);
    await userEvent.type(field, '  ken {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('ken');
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Administrators only');
    await expect(args.onFilterChange).toHaveBeenCalledWith('administrators');
  },
});

export const NobodyFound = meta.story({
  tags: ['wide-only'],
  name: 'Nobody found',
  args: { search: 'nobody', list: usersOf('empty') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users found')).toBeVisible();
  },
});
