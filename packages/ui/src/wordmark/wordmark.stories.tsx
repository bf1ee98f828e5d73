import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Beside } from '../samples/layout.tsx';
import { Wordmark } from './wordmark.tsx';

const meta = preview.meta({ title: 'Parts/Wordmark', component: Wordmark });
const at = (fontSize: number, markOnly = false) => ({ render: () => <Wordmark markOnly={markOnly} style={{ fontSize }} /> });

export const Playground = meta.story();
export const MarkOnly = meta.story({
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rimawari' })).toBeVisible();
  },
});
export const AsAFavicon = meta.story(at(16, true));
export const MarkLarge = meta.story(at(96, true));
export const Small = meta.story(at(16));
export const Large = meta.story(at(40));
export const Poster = meta.story(at(88));
export const InReverse = meta.story({
  render: () => (
    <div data-theme="dark" style={{ background: 'var(--paper)', padding: 24 }}>
      <Wordmark />
    </div>
  ),
});
export const RightToLeft = meta.story({ tags: ['own-picture'], globals: { direction: 'rtl' } });
export const At320 = meta.story({ tags: ['own-picture'], ...at(40), globals: { viewport: { value: 'narrowest' } } });
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Beside>
      {[16, 21, 32, 48].map((fontSize) => (
        <Wordmark key={fontSize} style={{ fontSize }} />
      ))}
      {[16, 32, 64].map((fontSize) => (
        <Wordmark key={fontSize} markOnly style={{ fontSize }} />
      ))}
    </Beside>
  ),
});
