import { comparisonOf } from '@rimawari/api/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { CompareScreen, type CompareScreenProps } from './compare-screen.tsx';

const args: CompareScreenProps = { state: 'shown', comparison: comparisonOf('two'), onRetry: fn(), onPrint: fn() };

const meta = preview.meta({
  title: 'Screens/Compare',
  component: CompareScreen,
  decorators: [inMain, atAddress('/compare')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
});

type Canvas = { getByRole: (role: string, options: object) => HTMLElement };
const cellsOf = (canvas: Canvas, name: string | RegExp) => within(canvas.getByRole('row', { name })).getAllByRole('cell');

export const Loading = meta.story({
  args: { state: 'loading', comparison: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Compare analyses');
    await expect(canvas.getByText('Recalculating the comparison')).toBeInTheDocument();
  },
});

export const Two = meta.story({
  tags: ['in-dark'],
  play: async ({ args: { onPrint }, canvas }) => {
    await expect(
      canvas.getByText(/All are recalculated as of Nov 22, 2026 \(Japan time\) with current rules, the same default assumptions/),
    ).toBeVisible();
    await expect(canvas.getByText(/Buyer: our default/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '中野坂上コーポ 302号室' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/results\/0f4b7c1e/),
    );
    const [first, second] = cellsOf(canvas, /^Net yield/);
    await expect(first).toHaveTextContent('2.8%lowest');
    await expect(second).toHaveTextContent('3.2%highest');
    await expect(cellsOf(canvas, /^Price 価格/)[0]).toHaveTextContent('¥23,800,000lowest');
    await expect(cellsOf(canvas, /^Built/).map((cell) => cell.textContent)).toEqual(['AMar 2008', 'BNov 2015']);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(onPrint).toHaveBeenCalledOnce();
  },
});

export const Three = meta.story({
  args: { comparison: comparisonOf('three') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(cellsOf(canvas, /^Cash flow after tax, year 1/)[1]).toHaveTextContent('−¥214,800 / yearlowest');
  },
});

export const Four = meta.story({
  args: { comparison: comparisonOf('four') },
  play: async ({ canvas }) => {
    const yields = cellsOf(canvas, /^Net yield/).map((cell) => cell.textContent);
    await expect(yields).toEqual(['A2.8%lowest', 'B3.2%', 'C5.0%highest', 'D5.0%highest']);
    await expect(cellsOf(canvas, /^IRR/)[3]).toHaveTextContent(
      'Not statedNot available: cash flows never change sign, so no rate gives an NPV of zero.',
    );
    await expect(cellsOf(canvas, /^Risk/)[2]).toHaveTextContent('lowlowest');
  },
});

export const OneCannotBeWorkedOut = meta.story({
  name: 'One cannot be worked out',
  args: { comparison: comparisonOf('one not available') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/are in an earlier format and cannot be recalculated/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Property Analysis' })).toBeVisible();
    await expect(cellsOf(canvas, /^Gross yield/).map((cell) => cell.textContent)).toEqual([
      'A4.9%lowest',
      'BNot available',
      'C7.4%highest',
    ]);
  },
});

export const StatedBuyer = meta.story({
  tags: ['wide-only'],
  name: 'Stated buyer',
  args: { comparison: comparisonOf('stated buyer') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Buyer, as you last entered: a non-resident owner/)).toBeVisible();
  },
});

export const ARange = meta.story({
  name: 'A range',
  args: { comparison: comparisonOf('a range') },
  play: async ({ canvas }) => {
    await expect(cellsOf(canvas, /^Net yield/)[0]).toHaveTextContent('2.8%2.1%–3.4%lowest');
    await userEvent.click(canvas.getByText('Definitions'));
    await expect(canvas.getByText('Annual full-occupancy rent ÷ price, before vacancy and costs.')).toBeVisible();
  },
});

export const FewerThanTwo = meta.story({
  name: 'Fewer than two',
  args: { state: 'few', comparison: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose two to four analyses' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View history' })).toHaveAttribute('href', '/history');
  },
});

export const OneIsNotThere = meta.story({
  name: 'One is not there',
  args: { state: 'missing', comparison: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'One of these analyses is not available' })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  name: 'Load failed',
  args: { state: 'failed', comparison: null },
  play: async ({ args: { onRetry }, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
