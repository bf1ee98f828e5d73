import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Card } from '../card/index.ts';
import { Narrow, Rows } from '../samples/layout.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = preview.meta({
  title: 'Parts/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <Narrow width={480}>
        <Story />
      </Narrow>
    ),
  ],
});

export const Playground = meta.story();
export const Text = meta.story({ args: { shape: 'text' } });
export const OneLine = meta.story({ args: { lines: 1 } });
export const ManyLines = meta.story({ args: { lines: 8 } });
export const Figure = meta.story({ args: { shape: 'figure' } });
export const Block = meta.story({ args: { shape: 'block' } });
export const TallBlock = meta.story({ args: { shape: 'block', height: '20rem' } });
export const ReadAloud = meta.story({
  args: { label: 'Loading analyses' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading analyses');
  },
});
export const Silent = meta.story({
  args: { label: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
export const InACard = meta.story({
  render: (args) => (
    <Card title="Current Subscription">
      <Skeleton {...args} />
    </Card>
  ),
});
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { lines: 3 }, globals: { direction: 'rtl' } });
export const At320 = meta.story({ args: { lines: 4 }, globals: { viewport: { value: 'narrowest' } } });
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <Skeleton shape="figure" />
      <Skeleton lines={4} label="" />
      <Skeleton shape="block" label="" />
      <Narrow width={120}>
        <Skeleton label="" />
      </Narrow>
    </Rows>
  ),
});
