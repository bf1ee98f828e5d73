import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'baseline', label: 'Baseline', hint: 'Needs property URLs.' },
  { value: 'candidate', label: 'Candidate', hint: 'Compared with a completed baseline.' },
];
const meta = preview.meta({ title: 'Parts/RadioGroup', component: RadioGroup, args: { label: 'Run type', options, onValueChange: fn() } });

export const Playground = meta.story();
export const Chosen = meta.story({ args: { defaultValue: 'baseline' } });
export const WithoutHints = meta.story({
  args: { options: options.map(({ value, label }) => ({ value, label })), defaultValue: 'candidate' },
});
export const WithError = meta.story({
  args: { error: 'Choose a run type' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a run type');
  },
});
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'baseline' } });
export const OneDisabled = meta.story({ args: { options: [...options, { value: 'nightly', label: 'Nightly', disabled: true }] } });
export const ByLabel = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Candidate'));
    await expect(canvas.getByRole('radio', { name: 'Candidate' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('candidate');
  },
});
export const ByArrowKeys = meta.story({
  args: { defaultValue: 'baseline' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    // Held for a moment, as a hand does: what has focus while the key is down is chosen.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Candidate' })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'Candidate' })).toBeChecked();
    await userEvent.keyboard('{/ArrowDown}');
  },
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  args: { defaultValue: 'baseline' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('radio', { name: 'Baseline' }).getBoundingClientRect();
    await expect(ring.left).toBeGreaterThan(canvas.getByText('Baseline').getBoundingClientRect().left);
  },
});
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { label: longJapanese, error: longJapanese, options: [{ value: 'long', label: longJapanese, hint: longJapanese }, ...options] },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <RadioGroup label="Chosen" options={options} defaultValue="baseline" />
      <RadioGroup label="Error" options={options} error="Choose one" />
      <RadioGroup label="Disabled" options={options} defaultValue="candidate" disabled />
      <Narrow>
        <RadioGroup label={longJapanese} options={[{ value: 'a', label: longJapanese, hint: longJapanese }]} />
      </Narrow>
    </Rows>
  ),
});
