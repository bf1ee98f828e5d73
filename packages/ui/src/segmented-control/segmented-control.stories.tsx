import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { SegmentedControl } from './segmented-control.tsx';

const currency = [
  { value: 'JPY', label: 'Yen' },
  { value: 'USD', label: 'Dollars' },
];
const scenarios = [
  { value: 'low', label: 'Cautious' },
  { value: 'base', label: 'Base' },
  { value: 'high', label: 'Favorable' },
];
const meta = preview.meta({
  title: 'Parts/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Currency', segments: currency, defaultValue: 'JPY', onValueChange: fn() },
});

export const Playground = meta.story();
export const Three = meta.story({ args: { label: 'Scenario', segments: scenarios, defaultValue: 'base' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Symbols = meta.story({
  args: {
    segments: [
      { value: 'JPY', label: '¥', name: 'Yen' },
      { value: 'USD', label: '$', name: 'Dollars' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Yen' })).toBeChecked();
  },
});
export const NothingChosen = meta.story({ args: { defaultValue: '' } });
export const OneDisabled = meta.story({ args: { segments: [...currency, { value: 'EUR', label: 'Euro', disabled: true }] } });
export const ByClick = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dollars' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('USD');
  },
});
export const ByArrowKeys = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    // Held for a moment, as a hand does: what has focus while the key is down is chosen.
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dollars' })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'Dollars' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('USD');
    await userEvent.keyboard('{/ArrowRight}');
  },
});
export const OnAPhone = meta.story({
  tags: ['own-picture'],
  args: { label: 'Scenario', segments: scenarios, defaultValue: 'base' },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
  },
});
export const InAColumn = meta.story({
  render: (args) => (
    <Rows>
      <SegmentedControl {...args} />
    </Rows>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group.offsetWidth).toBeLessThan((group.parentElement?.offsetWidth ?? 0) / 2);
  },
});
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: {
    segments: [
      { value: 'JPY', label: longJapanese },
      { value: 'USD', label: longJapanese },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <SegmentedControl label="A" segments={currency} defaultValue="JPY" />
      <SegmentedControl label="B" segments={scenarios} defaultValue="base" size="small" />
      <SegmentedControl label="C" segments={[...currency, { value: 'EUR', label: 'Euro', disabled: true }]} defaultValue="USD" />
      <Narrow>
        <SegmentedControl label="D" segments={[{ value: 'long', label: longJapanese }, ...currency]} defaultValue="long" />
      </Narrow>
    </Rows>
  ),
});
