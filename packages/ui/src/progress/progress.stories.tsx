import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { standsLeftOf } from '../samples/reading-order.ts';
import { longJapanese } from '../samples/texts.ts';
import { Progress } from './progress.tsx';

const meta = preview.meta({
  title: 'Parts/Progress',
  component: Progress,
  args: { label: 'Reading the documents', value: 40 },
  decorators: [
    (Story) => (
      <Narrow width={480}>
        <Story />
      </Narrow>
    ),
  ],
});

export const Playground = meta.story();
export const NotStarted = meta.story({ args: { value: 0 } });
export const Halfway = meta.story({
  args: { value: 50 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Reading the documents' });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(bar).toHaveAttribute('aria-valuetext', '50% complete');
  },
});
export const Complete = meta.story({ args: { value: 100, tone: 'positive' } });
export const Unknown = meta.story({
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});
export const Stopped = meta.story({ args: { value: 60, tone: 'caution', valueText: 'Stopped at 60%' } });
export const OwnWords = meta.story({ args: { label: 'Uploading', value: 33, valueText: '6.6 MB of 20 MB' } });
export const HiddenLabel = meta.story({ args: { hideLabel: true } });
export const OutOfRange = meta.story({
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(standsLeftOf(canvasElement, '40%', 'complete')).toBe(true);
  },
});
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { label: longJapanese, valueText: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      {[0, 7, 40, 99, 100].map((value) => (
        <Progress key={value} label={`Step at ${value}`} value={value} />
      ))}
      <Progress label="No estimate yet" />
      <Progress label="Done" value={100} tone="positive" />
      <Progress label="Stopped" value={64} tone="caution" />
      <Narrow>
        <Progress label={longJapanese} value={40} />
      </Narrow>
    </Rows>
  ),
});
