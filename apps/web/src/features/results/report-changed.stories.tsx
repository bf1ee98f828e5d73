import { reportChangeOf } from '@rimawari/api/testing';
import { expect, userEvent } from 'storybook/test';
import { darkScreenModes, noSnapshot, screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { type ReportChange, ReportChanged } from './report-changed.tsx';

const situation = (name: Parameters<typeof reportChangeOf>[0]) => {
  const { since, ...change }: ReportChange = reportChangeOf(name);
  if (since === null) throw new Error('There is an earlier report.');
  return { since, ...change };
};

const meta = preview.meta({
  title: 'Screens/Results/Why did it change',
  component: ReportChanged,
  decorators: [inMain, atAddress('/results/0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args: situation('of another day'),
});

export const SeveralCauses = meta.story({
  tags: ['in-dark'],
  name: 'Several causes',
  parameters: { chromatic: darkScreenModes },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Why did it change?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '中野坂上コーポ 302号室' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/results\//),
    );
    await expect(canvas.getByText('Cash flow after tax, year 1').parentElement).toHaveTextContent('−¥76,122');
    await userEvent.click(canvas.getByText('Causes'));
    await expect(canvas.getByText('Loan rate: 2.70% → 3.10%')).toBeVisible();
    await expect(canvas.getByText('Exchange rate: ¥150.00 per dollar → ¥160.77 per dollar')).toBeVisible();
    await expect(canvas.getByText('Stations: a different list')).toBeVisible();
  },
});

export const AfterACorrection = meta.story({
  name: 'After a correction',
  args: situation('after a correction'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/before your correction/)).toBeVisible();
    await userEvent.click(canvas.getByText('Causes'));
    await expect(canvas.getByText('Monthly rent: ¥98,000 / month → ¥112,000 / month')).toBeVisible();
    await expect(canvas.getByText('No difference comes from public data, assumptions, published rates, or engine.')).toBeVisible();
  },
});

export const CannotBeToldApart = meta.story({
  name: 'Causes that cannot be told apart',
  args: situation('causes that cannot be told apart'),
  parameters: { chromatic: noSnapshot },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Causes'));
    await expect(canvas.getByText('Not available separately: we can’t calculate a report with only one of them changed.')).toBeVisible();
  },
});

export const InputsNotKept = meta.story({
  name: 'Earlier inputs not kept',
  args: situation('earlier inputs not kept'),
  parameters: { chromatic: noSnapshot },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/did not store its inputs/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
