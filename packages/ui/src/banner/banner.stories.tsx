import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { Banner } from './banner.tsx';

const meta = preview.meta({
  title: 'Parts/Banner',
  component: Banner,
  args: { title: 'Free testing is on.', children: 'All analyses are free for now.' },
});

export const Playground = meta.story();
export const Info = meta.story({ args: { tone: 'info' } });
export const Positive = meta.story({ args: { tone: 'positive', title: 'Your subscription is active.', children: undefined } });
export const Pending = meta.story({
  args: { tone: 'pending', title: 'Two analyses left this month.', children: 'The count starts again on Dec 1.' },
});
export const Caution = meta.story({
  args: { tone: 'caution', title: 'Your last payment failed.', children: 'Update the payment method to keep your access.' },
});
export const WithLink = meta.story({
  args: { tone: 'pending', title: 'One analysis left.', children: undefined, action: <Link href="#pricing">Upgrade Plan</Link> },
});
export const WithButton = meta.story({
  args: {
    tone: 'caution',
    title: 'You are offline.',
    children: 'What you typed is kept.',
    action: <Button size="small">Try again</Button>,
  },
});
export const WithoutTitle = meta.story({ args: { title: undefined } });
export const Dismissible = meta.story({
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const NamedRegion = meta.story({
  args: { label: 'Free mode' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Free mode' })).toBeVisible();
  },
});
export const OnAPhone = meta.story({
  tags: ['own-picture'],
  args: { action: <Link href="#pricing">Upgrade Plan</Link>, onDismiss: fn() },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { onDismiss: fn() }, globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { title: longJapanese, children: longJapanese, onDismiss: fn() },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      {(['info', 'positive', 'pending', 'caution'] as const).map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          label={tone}
          title={`A ${tone} banner.`}
          action={<Link href="#next">Next step</Link>}
          onDismiss={fn()}
        >
          True of the whole session.
        </Banner>
      ))}
      <Narrow>
        <Banner tone="caution" label="long" title={longJapanese}>
          {longJapanese}
        </Banner>
      </Narrow>
    </Rows>
  ),
});
