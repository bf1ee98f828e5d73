import { expect } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { LegalScreen, type LegalScreenProps } from './legal-screen.tsx';

const args: LegalScreenProps = {
  seller: {
    name: '株式会社リマワリ',
    address: '東京都千代田区丸の内1丁目1番1号',
    representative: '森 春香',
    phone: '03-0000-0000',
  },
  supportEmail: 'support@rimawari.example',
};

const meta = preview.meta({
  title: 'Screens/Legal disclosure',
  component: LegalScreen,
  decorators: [inMain, atAddress('/legal/scta/')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
});

export const Default = meta.story({
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last updated October 16, 2025')).toBeVisible();
    await expect(canvas.getByText('10:00-18:00 JST on weekdays')).toBeVisible();
    await expect(canvas.getByText('Support replies within 2 business days.')).toBeVisible();
    await expect(canvas.getByText('No refunds')).toBeVisible();
    await expect(canvas.getByText('東京都千代田区丸の内1丁目1番1号')).toBeVisible();
  },
});

export const SellerNotSet = meta.story({
  tags: ['wide-only'],
  name: 'Seller not set',
  args: { seller: { name: null, address: null, representative: null, phone: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not set for this installation')).toHaveLength(4);
  },
});
