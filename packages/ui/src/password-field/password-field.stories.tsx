import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { PasswordField } from './password-field.tsx';

const meta = preview.meta({
  title: 'Parts/PasswordField',
  component: PasswordField,
  args: { label: 'Password', onChange: fn() },
  decorators: [
    (Story) => (
      <Narrow width={400}>
        <Story />
      </Narrow>
    ),
  ],
});

export const Playground = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'correct horse' } });
export const Shown = meta.story({ args: { defaultValue: 'correct horse', defaultShown: true } });
export const ShowAndHide = meta.story({
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
});
export const WithHint = meta.story({ args: { hint: 'At least 6 characters.', autoComplete: 'new-password' } });
export const TooShort = meta.story({ args: { error: 'Password must be at least 6 characters long', defaultValue: '12345' } });
export const DoNotMatch = meta.story({
  args: { label: 'Confirm Password', error: 'Passwords do not match', defaultValue: 'correct house' },
});
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'correct horse' } });
export const ByKeyboard = meta.story({
  tags: ['own-picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('correct horse');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
});
export const OnTheNarrowestPhone = meta.story({
  tags: ['own-picture'],
  args: { defaultValue: 'correct horse', error: 'Passwords do not match' },
  render: (args) => (
    <div data-testid="frame" style={{ inlineSize: 200 }}>
      <PasswordField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('frame');
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
  },
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  args: { defaultValue: 'correct horse', defaultShown: true },
  globals: { direction: 'rtl' },
});
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { label: longJapanese, hint: longJapanese, error: longJapanese, defaultValue: longJapanese, defaultShown: true },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <PasswordField label="Password" />
      <PasswordField label="New password" hint="At least 6 characters." defaultValue="secret" />
      <PasswordField label="Confirm password" defaultValue="secret words" defaultShown error="Passwords do not match" />
      <PasswordField label="Disabled" defaultValue="secret" disabled />
      <PasswordField label="Small" size="small" defaultValue="secret" />
    </Rows>
  ),
});
