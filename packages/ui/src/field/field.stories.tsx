import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { Field, type FieldControl } from './field.tsx';

const look = { minBlockSize: 40, padding: '0 12px', border: '1px solid var(--line-strong)', background: 'var(--sheet)' };
const control = (attributes: FieldControl) => <input {...attributes} type="date" defaultValue="2026-11-20" style={look} />;
const meta = preview.meta({
  title: 'Parts/Field',
  component: Field,
  args: { label: 'Date of purchase', children: control },
  decorators: [
    (Story) => (
      <Narrow width={400}>
        <Story />
      </Narrow>
    ),
  ],
});

export const Playground = meta.story();
export const WithHint = meta.story({ args: { hint: 'The day the contract is signed.' } });
export const WithError = meta.story({
  args: { error: 'Choose a day after the listing’s date' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date of purchase')).toBeInvalid();
  },
});
export const WithBoth = meta.story({
  args: { hint: 'The day the contract is signed.', error: 'Choose a day after the listing’s date' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date of purchase')).toHaveAccessibleDescription(
      'The day the contract is signed. Choose a day after the listing’s date',
    );
  },
});
export const Optional = meta.story({ args: { optional: true } });
export const HiddenLabel = meta.story({ args: { hideLabel: true } });
export const OwnId = meta.story({
  args: { id: 'purchase' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date of purchase')).toHaveAttribute('id', 'purchase');
  },
});
export const EmptyErrorIsNone = meta.story({
  args: { error: '', title: 'As in the contract' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Date of purchase');
    await expect(control).toBeValid();
    // Attributes of one's own go to the whole field.
    await expect(canvas.getByTitle('As in the contract')).toContainElement(control);
  },
});
export const LongWords = meta.story({ args: { label: longJapanese, hint: longJapanese, error: longJapanese, optional: true } });
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  args: { optional: true, error: 'Choose a day' },
  globals: { direction: 'rtl' },
});
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { label: longJapanese, hint: longJapanese, error: longJapanese, optional: true },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <Field label="Plain">{control}</Field>
      <Field label="Hint" hint="One sentence.">
        {control}
      </Field>
      <Field label="Error" error="What is wrong and what to do." optional>
        {control}
      </Field>
      <Field label={longJapanese} error={longJapanese}>
        {control}
      </Field>
    </Rows>
  ),
});
