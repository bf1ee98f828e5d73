import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { Switch } from './switch.tsx';

const meta = preview.meta({
  title: 'Parts/Switch',
  component: Switch,
  args: { label: 'Administrator', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <Narrow width={360}>
        <Story />
      </Narrow>
    ),
  ],
});

export const Playground = meta.story();
export const Off = meta.story({ args: { defaultChecked: false } });
export const On = meta.story({ args: { defaultChecked: true } });
export const WithHint = meta.story({
  args: { hint: 'Can see all users and jobs.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Administrator' })).toHaveAccessibleDescription('Can see all users and jobs.');
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const DisabledOn = meta.story({ args: { disabled: true, defaultChecked: true } });
export const ByClick = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-checked', 'true');
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
});
export const ByLabel = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Administrator'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { defaultChecked: true }, globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { label: longJapanese, hint: longJapanese, defaultChecked: true },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <Switch label="Off" />
      <Switch label="On" defaultChecked hint="With a hint" />
      <Switch label="Disabled" disabled />
      <Switch label="Disabled on" disabled defaultChecked />
      <Switch label={longJapanese} hint={longJapanese} defaultChecked />
    </Rows>
  ),
});
