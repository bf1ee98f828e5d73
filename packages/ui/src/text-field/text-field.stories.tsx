import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { IconButton } from '../icon-button/index.ts';
import { Narrow, Rows } from '../samples/layout.tsx';
import { standsLeftOf } from '../samples/reading-order.ts';
import { longJapanese } from '../samples/texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

const meta = preview.meta({
  title: 'Parts/TextField',
  component: TextField,
  args: { label: 'Full Name', onChange: fn() },
  decorators: [
    (Story) => (
      <Narrow width={400}>
        <Story />
      </Narrow>
    ),
  ],
});

function Clearable(props: TextFieldProps) {
  const [value, setValue] = useState('https://example.jp/mansion/1024');
  return (
    <TextField
      {...props}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      suffix={<IconButton icon="close" label="Clear" onClick={() => setValue('')} />}
    />
  );
}

function Judged(props: TextFieldProps) {
  const [error, setError] = useState<string>();
  return <TextField {...props} error={error} onBlur={() => setError('Full name is required')} />;
}

export const Playground = meta.story();
export const WithHint = meta.story({
  args: { hint: 'As it should stand on invoices.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveAccessibleDescription('As it should stand on invoices.');
  },
});
export const WithPlaceholder = meta.story({ args: { label: 'Title', optional: true, placeholder: 'Shibuya apartment, 3rd floor' } });
export const Filled = meta.story({ args: { defaultValue: 'Hana Sato' } });
export const Optional = meta.story({ args: { label: 'Title', optional: true } });
export const Invalid = meta.story({
  args: { error: 'Full name is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Full name is required');
  },
});
export const InvalidWithHint = meta.story({
  args: {
    label: 'Email address',
    hint: 'We send a link to confirm it.',
    error: 'Please enter a valid email address',
    defaultValue: 'hana@',
  },
});
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Hana Sato' } });
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'hana@example.jp', label: 'Email address' } });
export const WithPrefix = meta.story({ args: { label: 'Price', prefix: '¥', inputMode: 'numeric', defaultValue: '42,800,000' } });
export const WithSuffix = meta.story({ args: { label: 'Interest rate', suffix: '% a year', inputMode: 'decimal', defaultValue: '2.5' } });
export const WithClearButton = meta.story({
  args: { label: 'Listing URL', type: 'url' },
  render: (args) => <Clearable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});
export const Small = meta.story({ args: { size: 'small' } });
export const HiddenLabel = meta.story({
  args: { hideLabel: true, label: 'Search users', placeholder: 'Search users' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Search users' })).toBeVisible();
  },
});
export const Focused = meta.story({
  tags: ['own-picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('佐藤');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});
export const MessageArrivesLater = meta.story({
  render: (args) => <Judged {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const region = canvasElement.querySelector('[aria-live]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Full name is required')).toBeVisible();
    await expect(region).toHaveTextContent('Full name is required');
  },
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  args: { prefix: '¥', suffix: '/ month', defaultValue: '128,000', hint: 'Without consumption tax.' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(standsLeftOf(canvasElement, '/', 'month')).toBe(true);
  },
});
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { label: longJapanese, hint: longJapanese, error: longJapanese, defaultValue: longJapanese, prefix: '¥', suffix: '円／月' },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <TextField label="Empty" hint="A hint" />
      <TextField label="Filled" defaultValue={longJapanese} />
      <TextField label="Invalid" error={longJapanese} defaultValue="x" optional />
      <TextField label="Disabled" disabled defaultValue="kept" />
      <TextField label="Read only" readOnly defaultValue="kept" />
      <TextField label="Small" size="small" prefix="¥" suffix="/ month" defaultValue="128,000" />
      <TextField label={longJapanese} hint={longJapanese} />
    </Rows>
  ),
});
