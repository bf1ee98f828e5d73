import { plansOf } from '@rimawari/api/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { PricingScreen, type PricingScreenProps } from './pricing-screen.tsx';

const args: PricingScreenProps = {
  plans: plansOf('standard'),
  loadFailed: false,
  standing: 'no-subscription',
  processing: null,
  failed: null,
  onSubscribe: fn(),
  onManage: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Pricing',
  component: PricingScreen,
  decorators: [inMain, atAddress('/pricing')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
});

export const Loading = meta.story({
  args: { plans: null, standing: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the plans')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  name: 'Signed out',
  args: { standing: 'signed-out' },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Subscribe Now' });
    await expect(first).toBeDisabled();
    await expect(first).toHaveAccessibleDescription('Please log in to subscribe');
    await expect(canvas.getAllByRole('link', { name: 'log in' })[0]).toHaveAttribute('href', '/login');
    await expect(canvas.queryByText(/active subscription/)).toBeNull();
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
});

export const SignedInWithoutSubscription = meta.story({
  name: 'Signed in without subscription',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No active subscription')).toBeVisible();
    await expect(canvas.getByText('Most Popular')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Pro' })).toHaveTextContent('$79.00 / month');
    const [, pro] = canvas.getAllByRole('button', { name: 'Subscribe Now' });
    if (pro) await userEvent.click(pro);
    await expect(args.onSubscribe).toHaveBeenCalledWith(expect.objectContaining({ plan_type: 'PRO' }));
  },
});

export const Subscribed = meta.story({
  tags: ['wide-only', 'in-dark'],
  args: { standing: 'subscribed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Active subscription')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Subscribe Now' })).toBeNull();
    const [manage] = canvas.getAllByRole('button', { name: 'Manage Subscription' });
    if (manage) await userEvent.click(manage);
    await expect(args.onManage).toHaveBeenCalledOnce();
  },
});

export const StartingCheckout = meta.story({
  tags: ['wide-only'],
  name: 'Starting checkout',
  args: { processing: 'plan_pro' },
  play: async ({ args, canvas }) => {
    const busy = canvas.getByRole('button', { name: 'Processing...' });
    await userEvent.click(busy);
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('button', { name: 'Subscribe Now' })).toHaveLength(2);
  },
});

export const CheckoutFailed = meta.story({
  name: 'Checkout failed',
  args: { failed: { planId: 'plan_pro', what: 'checkout' } },
  play: async ({ canvas }) => {
    const pro = within(canvas.getByRole('region', { name: 'Pro' }));
    await expect(pro.getByRole('alert')).toHaveTextContent('Failed to start subscription process. Please try again.');
  },
});

export const FreePlansHidden = meta.story({
  name: 'Free plans hidden',
  // Looks as `Free mode` does.
  tags: ['no-visual'],
  args: { plans: plansOf('with free plans') },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(names).toEqual(['Basic', 'Pro', 'Enterprise', 'Frequently asked questions']);
  },
});

export const PlansUnavailable = meta.story({
  name: 'Plans unavailable',
  args: { plans: null, loadFailed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Loading the plans')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Can I cancel?' })).toBeVisible();
  },
});

export const FaqOpen = meta.story({
  name: 'FAQ open',
  args: { openQuestions: ['change', 'limit', 'cancel'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/prorated/)).toBeVisible();
    await expect(canvas.getByText(/wait for the next cycle/)).toBeVisible();
    await expect(canvas.getByText(/access continues to the end of the period/)).toBeVisible();
  },
});

export const FreeMode = meta.story({
  tags: ['wide-only'],
  name: 'Free mode',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No active subscription')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Subscribe Now' })).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Manage Subscription' })).toBeNull();
  },
});

export const ManageFailed = meta.story({
  name: 'Manage failed',
  args: { standing: 'subscribed', failed: { planId: 'plan_basic', what: 'portal' } },
  play: async ({ canvas }) => {
    const basic = within(canvas.getByRole('region', { name: 'Basic' }));
    await expect(basic.getByRole('alert')).toHaveTextContent('Failed to open billing portal. Please try again.');
  },
});

export const RenewalFailed = meta.story({
  tags: ['wide-only'],
  name: 'Renewal failed',
  args: { standing: 'paused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subscription paused: payment failed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Subscribe Now' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Manage Subscription' })).toHaveLength(3);
  },
});
