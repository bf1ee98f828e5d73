import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

const meta = preview.meta({
  title: 'Parts/CodeField',
  component: CodeField,
  args: { label: 'Verification code', value: '', onValueChange: fn(), onComplete: fn() },
  render: (args) => <Holding {...args} />,
});

function Holding(props: CodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <CodeField
      {...props}
      value={value}
      onValueChange={(digits) => {
        setValue(digits);
        props.onValueChange(digits);
      }}
    />
  );
}

export const Playground = meta.story();
export const Empty = meta.story({ args: { hint: 'Check your email for the 6-digit code.' } });
export const Partly = meta.story({ args: { value: '418' } });
export const Corrected = meta.story({
  args: { value: '418' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{End}{Backspace}');
    await expect(field).toHaveValue('41');
    await userEvent.keyboard('{ArrowLeft}7');
    await expect(field).toHaveValue('471');
  },
});
export const Complete = meta.story({ args: { value: '418205' } });
export const Rejected = meta.story({ args: { error: 'The code is not right. A new one takes up to a minute to arrive.' } });
export const Disabled = meta.story({ args: { value: '418205', disabled: true } });
export const FourDigits = meta.story({ args: { length: 4, value: '41' } });
export const TypedDigitsOnly = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await userEvent.type(field, '4a1-8 2059');
    await expect(field).toHaveValue('418205');
    await expect(args.onComplete).toHaveBeenCalledWith('418205');
  },
});
export const Pasted = meta.story({
  args: { value: '99' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Your code is 418 205');
    await expect(field).toHaveValue('418205');
    await expect(args.onComplete).toHaveBeenCalledWith('418205');
  },
});
export const FullWidthDigits = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('４１８２０５');
    await expect(canvas.getByRole('textbox')).toHaveValue('418205');
  },
});
export const Autofilled = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
    // A phone puts the whole code in at once, without a key or a paste.
    await fireEvent.input(canvas.getByRole('textbox'), { target: { value: '418205' } });
    await expect(canvas.getByRole('textbox')).toHaveValue('418205');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('418205');
  },
});
export const OnAPhone = meta.story({ tags: ['own-picture'], args: { value: '4182' }, globals: { viewport: { value: 'narrowest' } } });
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { value: '4182' }, globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { value: '4182', label: longJapanese, hint: longJapanese, error: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      {['', '4', '418', '418205'].map((value) => (
        <CodeField key={value} label={`Code of ${value.length}`} value={value} onValueChange={fn()} />
      ))}
      <CodeField label="Rejected" value="" error="The code is not right." onValueChange={fn()} />
      <CodeField label="Disabled" value="418205" disabled onValueChange={fn()} />
      <Narrow>
        <CodeField label={longJapanese} value="418205" onValueChange={fn()} />
      </Narrow>
    </Rows>
  ),
});
