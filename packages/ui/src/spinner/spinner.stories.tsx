import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({ title: 'Parts/Spinner', component: Spinner });

export const Playground = meta.story();
export const Small = meta.story({ args: { size: 'small' } });
export const Medium = meta.story({ args: { size: 'medium' } });
export const Large = meta.story({ args: { size: 'large' } });
export const Labelled = meta.story({ args: { label: 'Verifying...', showLabel: true } });
export const LargeLabelled = meta.story({ args: { label: 'Loading users', showLabel: true, size: 'large' } });
export const ReadAloud = meta.story({
  args: { label: 'Loading the report' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the report');
  },
});
export const Silent = meta.story({
  args: { label: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
export const InAnotherColour = meta.story({
  render: (args) => (
    <span style={{ color: 'var(--indigo)' }}>
      <Spinner {...args} showLabel label="Generating Report…" />
    </span>
  ),
});
export const LongLabel = meta.story({
  args: { label: longJapanese, showLabel: true },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').querySelector('[aria-hidden]')).toHaveProperty('offsetWidth', 20);
  },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { showLabel: true }, globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { label: longJapanese, showLabel: true, size: 'large' },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Spinner key={size} size={size} showLabel label={`Loading, ${size}`} />
      ))}
      <Narrow>
        <Spinner showLabel label={longJapanese} />
      </Narrow>
    </Rows>
  ),
});
