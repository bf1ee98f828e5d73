import { readScoreParts, scorePartsAddress } from '@rimawari/report-viewer/score';
import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { ScoreScreen } from './score-screen.tsx';

const ofReport = readScoreParts(new URLSearchParams('v=3&marks=5.2,4.9,5.4,6.1,5,6.5,4.8,5.6,9.6&grade=B&loan=2.5'));

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
    // 25 × 5.2 + 20 × 4.9 + 18 × 5.4 + 8 × 6.1 + 8 × 5 + 7 × 6.5 + 6 × 4.8 + 4 × 5.6 + 4 × 9.6 = 549.1: a mean of 5.49, 5.4 on the scale.
    await expect(canvas.getByRole('status')).toHaveTextContent(/Scenario Score\s*5\.4\s*of 10/);
    const incomeYield = canvas.getByRole('slider', { name: 'Income yield' });
    incomeYield.focus();
    await userEvent.keyboard('{End}');
    // A mark of 10 adds 1.2 to the mean: 6.69, 7.9 on the scale.
    await expect(canvas.getByRole('status')).toHaveTextContent(/7\.9\s*of 10/);
    await expect(args.onSettled).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to the report’s marks' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/5\.4\s*of 10/);
    await expect(args.onSettled).toHaveBeenLastCalledWith(readScoreParts(new URLSearchParams(scorePartsAddress(ofReport))));
  },
});

export const FromTheMiddle = meta.story({
  name: 'From the middle',
  args: { given: readScoreParts(new URLSearchParams()), isFromReport: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/4\.6\s*of 10\s*No cap applies\./);
    await expect(canvas.getByRole('button', { name: 'Reset to the middle' })).toBeVisible();
  },
});

export const CashPurchase = meta.story({
  name: 'Cash purchase',
  args: { given: readScoreParts(new URLSearchParams('v=3&marks=7,6,5,8,8,4,8.5,6,9&grade=A')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Loan' })).not.toBeChecked();
    await expect(canvas.getByText('All-cash purchase.')).toBeVisible();
    await expect(canvas.queryByRole('slider', { name: 'Loan mark' })).toBeNull();
  },
});

export const CutAndCapped = meta.story({
  name: 'Cut and capped',
  args: { given: readScoreParts(new URLSearchParams('v=3&marks=10,10,10,10,10,10,10,10,10&grade=D&caps=legal')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/4\.9\s*of 10\s*Capped at 4\.9\./);
    await userEvent.click(canvas.getByRole('switch', { name: 'No income after capital reserve' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/2\.4\s*of 10\s*Capped at 2\.4\./);
    await userEvent.click(canvas.getByRole('switch', { name: 'No income after capital reserve' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Legal restriction' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/7\.4\s*of 10\s*Capped at 7\.4\./);
  },
});
