import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { Slider, type SliderProps } from './slider.tsx';

const meta = preview.meta({
  title: 'Parts/Slider',
  component: Slider,
  args: { label: 'Interest rate', value: 2.5, min: 0, max: 6, step: 0.1, unit: '%', onValueChange: fn(), onValueCommit: fn() },
  render: (args) => <Holding {...args} />,
  decorators: [
    (Story) => (
      <Narrow width={400}>
        <Story />
      </Narrow>
    ),
  ],
});

function Holding(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Slider
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

export const Playground = meta.story();
export const WithHint = meta.story({
  args: { hint: 'Our default is 2.5%; lenders ask 1.5%–4.5%.' },
  play: async ({ canvas }) => {
    for (const role of ['slider', 'textbox']) await expect(canvas.getByRole(role)).toHaveAccessibleDescription(/Our default is 2.5%/);
  },
});
export const AtTheLowestEnd = meta.story({ args: { value: 0 } });
export const AtTheHighestEnd = meta.story({ args: { value: 6 } });
export const WholeNumbers = meta.story({ args: { label: 'Holding period', value: 10, min: 1, max: 35, step: 1, unit: 'years' } });
export const WithoutUnit = meta.story({ args: { unit: undefined } });
export const Disabled = meta.story({ args: { disabled: true } });
export const ByArrowKeys = meta.story({
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Interest rate' });
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '2.7');
    await expect(canvas.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('2.7');
    await userEvent.keyboard('{Home}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{PageUp}{PageUp}{PageDown}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{End}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '6 %');
  },
});
export const Typed = meta.story({
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('textbox');
    await userEvent.clear(number);
    await userEvent.type(number, '3.14{Enter}');
    await expect(number).toHaveValue('3.1');
    await expect(args.onValueCommit).toHaveBeenCalledWith(3.1);
  },
});
export const TypedTooHigh = meta.story({
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox');
    await userEvent.clear(number);
    await userEvent.type(number, '99');
    await userEvent.tab();
    await expect(number).toHaveValue('6');
  },
});
export const TypedNonsense = meta.story({
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox');
    await userEvent.clear(number);
    await userEvent.type(number, 'two');
    await userEvent.tab();
    await expect(number).toHaveValue('2.5');
  },
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider').getBoundingClientRect();
    const low = canvas.getByText('0').getBoundingClientRect();
    await expect(low.left).toBeGreaterThan(canvas.getByText('6').getBoundingClientRect().left);
    // 2.5 of 6 is nearer to the low end, which is at the right.
    await expect(low.right - thumb.right).toBeLessThan(200);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '2.6');
  },
});
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { label: longJapanese, hint: longJapanese, unit: '円／平方メートル' },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <Holding label="Rate" value={2.5} min={0} max={6} step={0.1} unit="%" hint="A hint" onValueChange={fn()} />
      <Holding label="Vacancy" value={0} min={0} max={50} unit="%" onValueChange={fn()} />
      <Holding label="Disabled" value={20} min={0} max={50} unit="%" disabled onValueChange={fn()} />
      <Narrow width={240}>
        <Holding label={longJapanese} value={30} min={1} max={35} unit="years" onValueChange={fn()} />
      </Narrow>
    </Rows>
  ),
});
