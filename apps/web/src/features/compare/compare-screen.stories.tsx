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
    await expect(canvas.getByText('Working out the comparison')).toBeInTheDocument();
  },
});

export const Two = meta.story({
  tags: ['in-dark'],
  play: async ({ args: { onPrint }, canvas }) => {
    await expect(
      canvas.getByText(/All are worked out as of Nov 22, 2026, by today’s rules and the same default assumptions/),
    ).toBeVisible();
    await expect(canvas.getByText(/The buyer is the default one/)).toBeVisible();
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
    await expect(cellsOf(canvas, /^Cash flow after income tax/)[1]).toHaveTextContent('−¥214,800 / yearlowest');
  },
});

export const Four = meta.story({
  args: { comparison: comparisonOf('four') },
  play: async ({ canvas }) => {
    const yields = cellsOf(canvas, /^Net yield/).map((cell) => cell.textContent);
    await expect(yields).toEqual(['A2.8%lowest', 'B3.2%', 'C5.0%highest', 'D5.0%highest']);
    await expect(cellsOf(canvas, /^IRR/)[3]).toHaveTextContent('not statedThe flows never turn positive, so there is no rate.');
    await expect(cellsOf(canvas, /^Risk/)[2]).toHaveTextContent('lowlowest');
  },
});

export const OneCannotBeWorkedOut = meta.story({
  name: 'One cannot be worked out',
  args: { comparison: comparisonOf('one not worked out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is of an earlier format and cannot be worked out again/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Property Analysis' })).toBeVisible();
    await expect(cellsOf(canvas, /^Gross yield/).map((cell) => cell.textContent)).toEqual([
      'A4.9%lowest',
      'Bnot worked out',
      'C7.4%highest',
    ]);
  },
});

export const StatedBuyer = meta.story({
  tags: ['wide-only'],
  name: 'Stated buyer',
  args: { comparison: comparisonOf('stated buyer') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The buyer is as you stated it last: an owner living abroad/)).toBeVisible();
  },
});

export const ARange = meta.story({
  name: 'A range',
  args: { comparison: comparisonOf('a range') },
  play: async ({ canvas }) => {
    await expect(cellsOf(canvas, /^Net yield/)[0]).toHaveTextContent('2.8%2.1% to 3.4%lowest');
    await userEvent.click(canvas.getByText('What the figures mean'));
    await expect(canvas.getByText('Full rent of a year ÷ price. It counts empty rooms as let and no costs at all.')).toBeVisible();
  },
});

export const FewerThanTwo = meta.story({
  name: 'Fewer than two',
  args: { state: 'few', comparison: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose two to four analyses' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to history' })).toHaveAttribute('href', '/history');
  },
});

export const OneIsNotThere = meta.story({
  name: 'One is not there',
  args: { state: 'missing', comparison: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'One of these analyses is not there' })).toBeVisible();
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
