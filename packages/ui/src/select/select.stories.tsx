import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { Select } from './select.tsx';

const options = [
  { value: 'default', label: 'Default profile' },
  { value: 'strict', label: 'Strict extraction' },
  { value: 'ocr', label: 'Scans only' },
];
const grouped = [
  { heading: 'Ours', options: options.slice(0, 1) },
  { heading: 'Yours', options: options.slice(1) },
];
const meta = preview.meta({
  title: 'Parts/Select',
  component: Select,
  args: { label: 'Profile', options, onValueChange: fn() },
  decorators: [
    (Story) => (
      <Narrow width={360}>
        <Story />
      </Narrow>
    ),
  ],
});

export const Playground = meta.story();
export const NothingChosen = meta.story({ args: { placeholder: 'Select a profile' } });
export const Chosen = meta.story({ args: { defaultValue: 'strict' } });
export const WithHint = meta.story({ args: { hint: 'Which rules the run uses.' } });
export const Invalid = meta.story({
  args: { error: 'Select a profile', placeholder: 'Select a profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Profile' })).toHaveAccessibleDescription('Select a profile');
  },
});
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'default' } });
export const Grouped = meta.story({
  args: { options: grouped, defaultValue: 'ocr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Yours' })).toBeInTheDocument();
  },
});
export const OneDisabled = meta.story({
  args: { options: [...options, { value: 'old', label: 'Retired profile', disabled: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Retired profile' })).toBeDisabled();
  },
});
export const ByChoice = meta.story({
  args: { placeholder: 'Select a profile' },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'ocr');
    await expect(args.onValueChange).toHaveBeenCalledWith('ocr');
    await expect(canvas.getByRole('combobox')).toHaveValue('ocr');
  },
});
export const Focused = meta.story({
  tags: ['own-picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});
export const LongOption = meta.story({
  tags: ['own-picture'],
  args: { options: [{ value: 'long', label: longJapanese }] },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { defaultValue: 'strict' }, globals: { direction: 'rtl' } });
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <Select label="Nothing chosen" options={options} placeholder="Select a profile" />
      <Select label="Chosen" options={options} defaultValue="strict" hint="A hint" />
      <Select label="Invalid" options={options} error="Select a profile" optional />
      <Select label="Disabled" options={options} disabled defaultValue="default" />
      <Select label={longJapanese} options={[{ value: 'long', label: longJapanese }]} />
    </Rows>
  ),
});
