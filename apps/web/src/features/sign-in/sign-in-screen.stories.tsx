import { challengeOf } from '@rimawari/api/testing';
import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { SignInScreen, type SignInScreenProps } from './sign-in-screen.tsx';

const filled = { email: 'haruka.mori@example.com', password: 'minato-42' };
const byEmail = { challenge: { deliveryChannel: 'email' }, notice: challengeOf('by email').detail ?? '' };

const args: SignInScreenProps = {
  challenge: null,
  isBusy: false,
  error: null,
  notice: null,
  resend: 'waiting',
  refusedCodes: 0,
  onSubmit: fn(),
  onResend: fn(),
  onEdit: fn(),
  onEmailEdit: fn(),
};

const meta = preview.meta({
  title: 'Screens/Sign in',
  component: SignInScreen,
  decorators: [inMain, atAddress('/login')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
});

export const Empty = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PasswordShown = meta.story({
  tags: ['in-dark'],
  name: 'Password shown',
  args: { defaultValues: filled },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
});

export const SigningIn = meta.story({
  tags: ['wide-only'],
  name: 'Signing in',
  args: { defaultValues: filled, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const WrongCredentials = meta.story({
  name: 'Wrong credentials',
  args: { defaultValues: filled, error: 'Incorrect email or password' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect email or password');
    await userEvent.type(canvas.getByLabelText('Email'), 'X');
    await expect(args.onEdit).toHaveBeenCalled();
    await expect(canvas.getByLabelText('Email')).toHaveValue('haruka.mori@example.comx');
  },
});

export const FailedWithoutDetail = meta.story({
  tags: ['wide-only'],
  name: 'Failed without detail',
  args: { defaultValues: filled, error: 'Login failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Login failed');
  },
});

export const CodeByEmail = meta.story({
  name: 'Code by email',
  args: { defaultValues: filled, ...byEmail },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Check your email for the 6-digit code.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Verify code' })).toBeDisabled();
    await expect(canvas.getByLabelText('Verification code')).toHaveFocus();
  },
});

export const CodeByOtherChannel = meta.story({
  tags: ['wide-only'],
  name: 'Code by other channel',
  args: { defaultValues: filled, challenge: { deliveryChannel: 'sms' }, notice: challengeOf('by other channel').detail ?? '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter the verification code that was sent to you.')).toBeVisible();
  },
});

export const CodeChallengeWithoutDetail = meta.story({
  tags: ['wide-only'],
  name: 'Code challenge without detail',
  args: { defaultValues: filled, challenge: { deliveryChannel: 'email' }, notice: 'Enter the verification code we sent to your email.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter the verification code we sent to your email.');
  },
});

export const CodeComplete = meta.story({
  name: 'Code complete',
  args: { defaultValues: filled, ...byEmail },
  play: async ({ args, canvas }) => {
    const code = canvas.getByLabelText('Verification code');
    await userEvent.type(code, '20a48-16');
    await expect(code).toHaveValue('204816');
    await userEvent.type(code, '9');
    await expect(code).toHaveValue('204816');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify code' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, code: '204816' });
  },
});

export const Verifying = meta.story({
  tags: ['wide-only'],
  args: { defaultValues: { ...filled, code: '204816' }, ...byEmail, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verifying...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const CodeRejected = meta.story({
  name: 'Code rejected',
  args: {
    defaultValues: { ...filled, code: '999999' },
    ...byEmail,
    error: 'The verification code is wrong or has expired',
    refusedCodes: 1,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The verification code is wrong or has expired');
    await expect(canvas.getByLabelText('Verification code')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Verify code' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Email'), 'x');
    await expect(args.onEmailEdit).toHaveBeenCalled();
  },
});

export const SessionEnded = meta.story({
  name: 'Session ended',
  args: { notice: 'Your session has ended. Sign in again to continue.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your session has ended. Sign in again to continue.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
});

export const NewCodePossible = meta.story({
  name: 'New code possible',
  args: { defaultValues: filled, ...byEmail, resend: 'ready' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const NewCodeSent = meta.story({
  name: 'New code sent',
  args: { defaultValues: filled, ...byEmail, notice: 'We sent a new code.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We sent a new code.');
    await expect(canvas.getByRole('button', { name: 'Send a new code (after a minute)' })).toBeDisabled();
  },
});

export const SignInExpired = meta.story({
  name: 'Sign-in expired',
  args: { defaultValues: filled, error: 'This sign-in has expired. Enter your email and password again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This sign-in has expired. Enter your email and password again.');
    await expect(canvas.queryByLabelText('Verification code')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
});
