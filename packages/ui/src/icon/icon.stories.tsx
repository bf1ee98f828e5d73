import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Beside } from '../samples/layout.tsx';
import { Icon, type IconName } from './icon.tsx';
import { paths } from './paths.ts';

const meta = preview.meta({ title: 'Parts/Icon', component: Icon, args: { name: 'building' as const } });
const names = Object.keys(paths) as IconName[];

export const Playground = meta.story();
export const Small = meta.story({ args: { size: 'small' } });
export const Medium = meta.story({ args: { size: 'medium' } });
export const Large = meta.story({ args: { size: 'large' } });
export const Decoration = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});
export const Named = meta.story({
  args: { name: 'warning', label: 'Caution' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Caution' })).toBeVisible();
  },
});
export const InText = meta.story({
  render: (args) => (
    <p>
      Three documents <Icon {...args} name="document" /> were read.
    </p>
  ),
});
export const TakesTheColourOfText = meta.story({
  render: (args) => (
    <span style={{ color: 'var(--vermilion)' }}>
      <Icon {...args} name="warning" /> Check the repair reserve
    </span>
  ),
});
export const GrowsWithText = meta.story({
  render: (args) => (
    <span style={{ fontSize: '2rem' }}>
      <Icon {...args} /> Building
    </span>
  ),
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  globals: { direction: 'rtl' },
  render: () => (
    <Beside>
      <Icon name="arrow-right" label="On" />
      <Icon name="chevron-left" label="Back" />
      <Icon name="external" label="Elsewhere" />
      <Icon name="steps" label="Upwards" />
      <Icon name="building" label="Building" />
      <Icon name="check" label="Done" />
    </Beside>
  ),
  play: async ({ canvas }) => {
    // What points along the line turns with it; a house and a check do not.
    const turned = (label: string) => getComputedStyle(canvas.getByRole('img', { name: label })).scale;
    for (const label of ['On', 'Back', 'Elsewhere', 'Upwards']) await expect(turned(label)).toBe('-1 1');
    for (const label of ['Building', 'Done']) await expect(turned(label)).toBe('none');
  },
});
export const At320 = meta.story({ args: { size: 'large', label: 'Building' }, globals: { viewport: { value: 'narrowest' } } });
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Beside>
      {names.map((name) => (
        <span key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4, inlineSize: 104, fontSize: 13 }}>
          <Icon name={name} size="large" />
          <code>{name}</code>
        </span>
      ))}
    </Beside>
  ),
});
