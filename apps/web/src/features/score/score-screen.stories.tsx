import { readScoreParts, scorePartsAddress } from '@rimawari/report-viewer/score';
import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { ScoreScreen } from './score-screen.tsx';

const ofReport = readScoreParts(new URLSearchParams('marks=7.6,4.2,5.125,8.5,8,4,8.5,6.4,4.8,5.9&grade=B'));

const meta = preview.meta({
  title: 'Screens/Score calculator',
  component: ScoreScreen,
  decorators: [inMain, atAddress('/score')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args: { given: ofReport, isFromReport: true, onSettled: fn() },
});

export const PartsOfAReport = meta.story({
  tags: ['in-dark'],
  name: 'Parts of a report',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Scenario Score\s*6\.3\s*of 10/);
    const netYield = canvas.getByRole('slider', { name: 'Net yield' });
    netYield.focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/6\.9\s*of 10/);
    await expect(args.onSettled).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the parts of the report' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/6\.3\s*of 10/);
    await expect(args.onSettled).toHaveBeenLastCalledWith(readScoreParts(new URLSearchParams(scorePartsAddress(ofReport))));
  },
});

export const FromTheMiddle = meta.story({
  name: 'From the middle',
  args: { given: readScoreParts(new URLSearchParams()), isFromReport: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/5\.0\s*of 10\s*No gate cuts it\./);
    await expect(canvas.getByRole('button', { name: 'Back to the middle' })).toBeVisible();
  },
});

export const CashPurchase = meta.story({
  name: 'Cash purchase',
  args: { given: readScoreParts(new URLSearchParams('marks=7,-,5,8,8,4,8.5,-,-,-&grade=A')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'There is a loan' })).not.toBeChecked();
    await expect(canvas.getByText('Without a loan the property counts alone.')).toBeVisible();
    await expect(canvas.queryByRole('slider', { name: 'Break-even' })).toBeNull();
    await expect(canvas.getByText(/^Left out: its weight goes to the others/)).toBeVisible();
  },
});

export const CutAndCapped = meta.story({
  name: 'Cut and capped',
  args: { given: readScoreParts(new URLSearchParams('marks=10,10,10,10,10,10,10,10,10,10&grade=D&bar=1')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/5\.0\s*of 10\s*Capped at 5\.0\./);
    await userEvent.click(canvas.getByRole('switch', { name: /^Equity is lost/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/4\.9\s*of 10\s*49 % kept after a loss\./);
    await userEvent.click(canvas.getByRole('switch', { name: /^Equity is lost/ }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Legal or structural bar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/6\.4\s*of 10\s*Capped at 6\.4\./);
  },
});
