import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Icon } from '../icon/index.ts';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { Link } from './link.tsx';

const meta = preview.meta({ title: 'Parts/Link', component: Link, args: { children: 'See all plans', href: '#plans' } });

export const Playground = meta.story();
export const Inline = meta.story({
  render: (args) => (
    <p>
      You have used all analyses of this month. <Link {...args} /> or wait for the next cycle.
    </p>
  ),
});
export const Standalone = meta.story({ args: { variant: 'standalone' } });
export const StandaloneWithIcon = meta.story({
  args: {
    variant: 'standalone',
    children: (
      <>
        Open the report <Icon name="arrow-right" size="small" />
      </>
    ),
  },
});
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Legal disclosure' } });
export const External = meta.story({
  args: { external: true, children: 'Listing on the agent’s site' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
export const AsRouterLink = meta.story({
  args: { asChild: true, variant: 'standalone', children: <a href="#history">View History</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View History' })).toHaveAttribute('href', '#history');
  },
});
export const Focused = meta.story({
  tags: ['own-picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});
export const LongAddress = meta.story({
  render: (args) => (
    <Narrow>
      <Link {...args}>{longJapanese}</Link>
    </Narrow>
  ),
});
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { external: true }, globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { external: true, children: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <p>
        Running text with <Link href="#a">an inline link</Link>, one that{' '}
        <Link href="#b" external>
          leaves the page
        </Link>
        , and one in Japanese: <Link href="#c">神田須田町ハイツ</Link>.
      </p>
      <Link href="#d" variant="standalone">
        Standalone
      </Link>
      <Link href="#e" variant="quiet">
        Quiet
      </Link>
      <Narrow>
        <Link href="#f" variant="standalone">
          {longJapanese}
        </Link>
      </Narrow>
    </Rows>
  ),
});
