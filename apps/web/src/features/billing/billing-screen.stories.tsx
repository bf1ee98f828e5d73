import { paymentsOf } from '@rimawari/api/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { BillingScreen, type BillingScreenProps } from './billing-screen.tsx';

const args: BillingScreenProps = {
  subscription: { analysesRemaining: 38, nextBilling: '2026-12-01T00:00:00Z', accessEndsAt: null },
  isPaused: false,
  isFreeMode: false,
  payments: paymentsOf('mixed').slice(0, 1),
  paymentsFailed: false,
  portal: 'closed',
  failedAt: null,
  supportEmail: 'support@rimawari.example',
  onManage: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Billing',
  component: BillingScreen,
  decorators: [inMain, atAddress('/billing')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
});

export const Subscribed = meta.story({
  tags: ['in-dark'],
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Current Subscription' }));
    await expect(card.getByText('38')).toBeVisible();
    await expect(card.getByText('Dec 1, 2026')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Manage Subscription' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Update Payment Method' }));
    await expect(args.onManage).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { name: 'View All Plans' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByRole('link', { name: 'Analyze Property' })).toHaveAttribute('href', '/analyze');
  },
});

export const Unlimited = meta.story({
  tags: ['wide-only'],
  args: { subscription: { analysesRemaining: -1, nextBilling: null, accessEndsAt: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unlimited')).toBeVisible();
    await expect(canvas.getByText('N/A')).toBeVisible();
  },
});

export const Cancelled = meta.story({
  args: { subscription: { analysesRemaining: 38, nextBilling: '2026-12-01T00:00:00Z', accessEndsAt: '2026-12-01T00:00:00Z' } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Current Subscription' }));
    await expect(card.getByText('Canceled')).toBeVisible();
    // Nothing more is billed: the day is the last of the access.
    await expect(card.getByText('Next Billing').nextElementSibling).toHaveTextContent('N/A');
    await expect(card.getByText('Access until').nextElementSibling).toHaveTextContent('Dec 1, 2026');
    await expect(card.queryByText('Active')).toBeNull();
  },
});

export const NotSubscribed = meta.story({
  name: 'Not subscribed',
  args: { subscription: null, payments: paymentsOf('none') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Pricing Plans' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.queryByRole('button', { name: 'Update Payment Method' })).toBeNull();
  },
});

export const PaymentHistory = meta.story({
  name: 'Payment history',
  args: { payments: paymentsOf('mixed') },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const textOf = (row: HTMLElement, column: number) => row.children[column]?.lastElementChild?.textContent;
    await expect(rows.map((row) => textOf(row, 4))).toEqual(['Paid', 'Failed', 'Pending', 'Paid', 'Paid', 'Paid']);
    await expect(canvas.getByText('Subscription Payment')).toBeVisible();
    await expect(rows.map((row) => textOf(row, 3))).toEqual(['$79.00', '$79.00', '$79.00', '¥9,800', '€72.50', '$79.00']);
  },
});

export const NoPayments = meta.story({
  name: 'No payments',
  args: { payments: paymentsOf('none') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No payments yet/)).toBeVisible();
  },
});

export const PaymentsUnavailable = meta.story({
  name: 'Payments unavailable',
  args: { payments: null, paymentsFailed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('We couldn’t load the payments')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  },
});

export const PortalFailed = meta.story({
  name: 'Portal failed',
  args: { failedAt: 'actions' },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Quick Actions' }));
    await expect(card.getByRole('alert')).toHaveTextContent('Failed to open billing portal. Please try again.');
    await expect(canvas.getByRole('button', { name: 'Manage Subscription' })).not.toHaveAttribute('aria-disabled', 'true');
  },
});

export const FreeMode = meta.story({
  name: 'Free mode',
  args: { subscription: null, isFreeMode: true, payments: paymentsOf('none') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free testing mode')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Pricing Plans' })).toBeVisible();
  },
});

export const RenewalFailed = meta.story({
  name: 'Renewal failed',
  args: { subscription: null, isPaused: true, payments: paymentsOf('mixed').slice(1, 2) },
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Current Subscription' }));
    await expect(card.getByText('Payment failed')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Manage Subscription' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Update Payment Method' }));
    await expect(args.onManage).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('link', { name: 'View Pricing Plans' })).toBeNull();
  },
});
