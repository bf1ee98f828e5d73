import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { TextArea } from './text-area.tsx';

const meta = preview.meta({
  title: 'Parts/TextArea',
  component: TextArea,
  args: { label: 'Property URLs' },
  decorators: [
    (Story) => (
      <Narrow width={480}>
        <Story />
      </Narrow>
    ),
  ],
});

export const Playground = meta.story();
export const WithHint = meta.story({ args: { hint: 'One address per line.' } });
export const Filled = meta.story({ args: { defaultValue: 'https://example.jp/1\nhttps://example.jp/2' } });
export const WithPlaceholder = meta.story({ args: { placeholder: 'https://example.jp/1' } });
export const Code = meta.story({
  args: { label: 'Config', code: true, rows: 6, defaultValue: '{\n  "modules": ["costs", "loan"],\n  "strict": true\n}' },
});
export const Invalid = meta.story({
  args: { label: 'Config', code: true, error: 'Config must be valid JSON object', defaultValue: '{ modules:' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Config' })).toHaveAccessibleDescription('Config must be valid JSON object');
  },
});
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'https://example.jp/1' } });
export const Tall = meta.story({ args: { rows: 12 } });
export const Focused = meta.story({
  tags: ['own-picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('a{Enter}b');
    await expect(canvas.getByRole('textbox')).toHaveValue('a\nb');
  },
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  args: { hint: 'One per line.', defaultValue: 'example' },
  globals: { direction: 'rtl' },
});
export const CodeRightToLeft = meta.story({
  tags: ['own-picture'],
  args: { label: 'Config', code: true, defaultValue: '{ "a": 1 }' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('ltr');
  },
});
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { label: longJapanese, hint: longJapanese, error: longJapanese, defaultValue: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <TextArea label="Empty" />
      <TextArea label="Japanese" defaultValue={longJapanese} />
      <TextArea label="Code" code defaultValue='{ "a": 1 }' error="Config must be a JSON object" />
      <TextArea label="Disabled" disabled defaultValue="kept" />
    </Rows>
  ),
});
