import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { RegisterScreen } from './register-screen.tsx';

const filled = { fullName: 'Haruka Mori', email: 'haruka.mori@example.com', password: 'minato-42', confirmPassword: 'minato-42' };

const meta = preview.meta({
  title: 'Screens/Register',
  component: RegisterScreen,
  decorators: [inMain, atAddress('/register')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args: { isBusy: false, error: null, onSubmit: fn(), onEdit: fn() },
});

const submit = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create account' }));

export const Empty = meta.story({
  play: async ({ canvas }) => {
    for (const label of ['Full Name', 'Email address', 'Password', 'Confirm Password']) {
      await expect(canvas.getByLabelText(label)).toBeVisible();
    }
    await expect(canvas.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await userEvent.type(canvas.getByLabelText('Email address'), 'Haruka.Mori@EXAMPLE.com');
    await expect(canvas.getByLabelText('Email address')).toHaveValue('haruka.mori@example.com');
    await userEvent.clear(canvas.getByLabelText('Email address'));
  },
});

export const FieldErrors = meta.story({
  tags: ['in-dark'],
  name: 'Field errors',
  args: { defaultValues: { email: 'haruka.mori' } },
  play: async ({ args, canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText('Full name is required')).toBeVisible();
    await expect(canvas.getByLabelText('Full Name')).toHaveAccessibleDescription('Full name is required');
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Email address'));
    await expect(canvas.queryByText('Please enter a valid email address')).toBeNull();
    await submit(canvas);
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PasswordsDiffer = meta.story({
  name: 'Passwords differ',
  args: { defaultValues: { ...filled, confirmPassword: 'minato-43' } },
  play: async ({ args, canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PasswordTooShort = meta.story({
  name: 'Password too short',
  args: { defaultValues: { ...filled, password: '12345', confirmPassword: '12345' } },
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText('Password must be at least 6 characters long')).toBeVisible();
  },
});

export const CreatingAccount = meta.story({
  name: 'Creating account',
  args: { defaultValues: filled, isBusy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Creating account...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RejectedByServer = meta.story({
  name: 'Rejected by server',
  args: { defaultValues: filled, error: 'An account with this email address already exists. Sign in or reset the password.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An account with this email address already exists.');
    await submit(canvas);
    await expect(args.onSubmit).toHaveBeenCalledWith(filled);
  },
});
