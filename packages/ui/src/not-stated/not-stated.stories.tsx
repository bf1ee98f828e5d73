import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { NotStated } from './not-stated.tsx';

const meta = preview.meta({ title: 'Parts/NotStated', component: NotStated });

export const Playground = meta.story();
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not stated')).toBeVisible();
  },
});
export const OwnWords = meta.story({ args: { children: 'not in the documents' } });
export const NotAvailable = meta.story({ args: { children: 'N/A' } });
export const OnASheet = meta.story({
  render: () => (
    <div style={{ background: 'var(--sheet)', padding: 16 }}>
      Repair reserve <NotStated />
    </div>
  ),
});
export const SetBack = meta.story({
  render: () => (
    <div style={{ background: 'var(--sunken)', padding: 16 }}>
      Repair reserve <NotStated />
    </div>
  ),
});
export const InALine = meta.story({
  render: () => (
    <p>
      The year of construction is <NotStated />, so the age is not counted.
    </p>
  ),
});
export const Large = meta.story({
  render: () => (
    <span style={{ fontSize: '2rem' }}>
      <NotStated />
    </span>
  ),
});
export const Long = meta.story({
  render: () => (
    <Narrow width={200}>
      <NotStated>{longJapanese}</NotStated>
    </Narrow>
  ),
});
export const InAGrid = meta.story({
  render: () => (
    <Rows>
      <NotStated />
    </Rows>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not stated').offsetWidth).toBeLessThan(canvasElement.offsetWidth / 2);
  },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({ args: { children: longJapanese }, globals: { viewport: { value: 'narrowest' } } });
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <span>
        <NotStated />
      </span>
      <span style={{ fontSize: 13 }}>
        <NotStated />
      </span>
      <span style={{ fontSize: 40 }}>
        <NotStated />
      </span>
      <Narrow width={200}>
        <NotStated>{longJapanese}</NotStated>
      </Narrow>
    </Rows>
  ),
});
