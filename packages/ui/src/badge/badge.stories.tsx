import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Beside, Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { Badge } from './badge.tsx';

const meta = preview.meta({ title: 'Parts/Badge', component: Badge, args: { children: 'Admin' } });
const tones = ['neutral', 'info', 'positive', 'pending', 'caution'] as const;

export const Playground = meta.story();
export const Neutral = meta.story({ args: { tone: 'neutral', children: 'Inactive' } });
export const Info = meta.story({ args: { tone: 'info', children: 'Most Popular' } });
export const Positive = meta.story({ args: { tone: 'positive', children: 'Paid' } });
export const Pending = meta.story({ args: { tone: 'pending', children: 'Pending' } });
export const Caution = meta.story({ args: { tone: 'caution', children: 'Failed' } });
export const Solid = meta.story({ args: { tone: 'info', emphasis: 'solid', children: 'Most Popular' } });
export const WithIcon = meta.story({
  args: { tone: 'pending', icon: 'clock', children: 'Populating while analysis finishes' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Populating while analysis finishes')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
export const InALine = meta.story({
  render: (args) => (
    <p>
      hana@example.jp <Badge {...args} /> since 2024
    </p>
  ),
});
export const Long = meta.story({
  render: (args) => (
    <Narrow width={200}>
      <Badge {...args}>{longJapanese}</Badge>
    </Narrow>
  ),
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  args: { icon: 'clock', children: 'Pending' },
  globals: { direction: 'rtl' },
});
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { tone: 'caution', icon: 'warning', children: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      {(['outline', 'solid'] as const).map((emphasis) => (
        <Beside key={emphasis}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} emphasis={emphasis}>
              {tone}
            </Badge>
          ))}
          <Badge emphasis={emphasis} icon="building">
            区分マンション
          </Badge>
        </Beside>
      ))}
      <Narrow width={200}>
        <Badge tone="info" icon="info">
          {longJapanese}
        </Badge>
      </Narrow>
    </Rows>
  ),
});
