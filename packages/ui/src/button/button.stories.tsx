import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Icon } from '../icon/index.ts';
import { longJapanese } from '../samples/texts.ts';
import { Button } from './button.tsx';

const meta = preview.meta({ title: 'Parts/Button', component: Button, args: { children: 'Start Analysis', onClick: fn() } });

export const Playground = meta.story();
export const Primary = meta.story({ args: { variant: 'primary' } });
export const Secondary = meta.story({ args: { variant: 'secondary' } });
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Critical = meta.story({ args: { variant: 'critical', children: 'Delete user' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large', variant: 'primary' } });
export const Wide = meta.story({ args: { wide: true, variant: 'primary' } });
export const WithIcon = meta.story({
  args: {
    variant: 'primary',
    children: (
      <>
        Start Analysis <Icon name="arrow-right" />
      </>
    ),
  },
});
export const Disabled = meta.story({
  args: { disabled: true, children: 'Monthly Limit Reached' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
export const Busy = meta.story({
  args: { busy: true, variant: 'primary', children: 'Signing in...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Signing in...' });
    button.focus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});
export const AsALink = meta.story({
  args: { asChild: true, variant: 'primary', children: <a href="#analyze">Analyze Property</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Analyze Property' })).toHaveAttribute('href', '#analyze');
  },
});
export const Focused = meta.story({
  tags: ['own-picture'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  args: {
    variant: 'primary',
    children: (
      <>
        Start Analysis <Icon name="arrow-right" />
      </>
    ),
  },
  globals: { direction: 'rtl' },
});
export const BusyRightToLeft = meta.story({
  tags: ['own-picture'],
  args: { busy: true, children: 'Saving...' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    // The line is written from the right, where writing begins.
    const line = canvas.getByRole('button').querySelector('span') as Element;
    await expect(Number.parseFloat(getComputedStyle(line).transformOrigin)).toBe(line.clientWidth);
  },
});
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { variant: 'primary', children: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(['primary', 'secondary', 'quiet', 'critical'] as const).map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Button key={size} variant={variant} size={size}>
              Choose plan
            </Button>
          ))}
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy>
            Saving...
          </Button>
        </div>
      ))}
      <div style={{ inlineSize: 240 }}>
        <Button variant="primary">東京都千代田区神田須田町二丁目グランドメゾン神田須田町イーストタワー</Button>
      </div>
    </div>
  ),
});
