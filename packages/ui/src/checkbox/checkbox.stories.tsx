import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { paths } from '../icon/paths.ts';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { Checkbox } from './checkbox.tsx';

const meta = preview.meta({
  title: 'Parts/Checkbox',
  component: Checkbox,
  args: { label: 'Run the extraction step', onCheckedChange: fn() },
});

export const Playground = meta.story();
export const Off = meta.story({ args: { defaultChecked: false } });
export const On = meta.story({ args: { defaultChecked: true } });
export const SomeOfSeveral = meta.story({
  args: { checked: 'indeterminate', label: 'All steps' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All steps' })).toBePartiallyChecked();
  },
});
export const SomeOfSeveralAtFirst = meta.story({
  args: { defaultChecked: 'indeterminate', label: 'All steps' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
    const drawn = () =>
      [...canvasElement.querySelectorAll('path')].filter((path) => path.checkVisibility()).map((path) => path.getAttribute('d'));
    await expect(drawn()).toEqual([paths.dash]);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(drawn()).toEqual([paths.check]);
  },
});
export const WithHint = meta.story({
  args: { hint: 'Reads the documents again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Reads the documents again.');
  },
});
export const WithError = meta.story({ args: { error: 'Select at least one step to run' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const DisabledOn = meta.story({ args: { disabled: true, defaultChecked: true } });
export const ByItsLabel = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Run the extraction step'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { defaultChecked: true }, globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { defaultChecked: true, label: longJapanese, hint: longJapanese, error: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked hint="With a hint" />
      <Checkbox label="Some" checked="indeterminate" />
      <Checkbox label="Error" error="What is wrong" />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled on" disabled defaultChecked />
      <Narrow>
        <Checkbox label={longJapanese} hint={longJapanese} />
      </Narrow>
    </Rows>
  ),
});
