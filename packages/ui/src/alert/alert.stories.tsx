import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { Alert } from './alert.tsx';

const meta = preview.meta({ title: 'Parts/Alert', component: Alert, args: { children: 'Your subscription renews on Dec 1, 2026.' } });

export const Playground = meta.story();
export const Info = meta.story({ args: { tone: 'info', title: 'History is always accessible' } });
export const Positive = meta.story({ args: { tone: 'positive', children: 'Password changed successfully.' } });
export const Pending = meta.story({
  args: { tone: 'pending', title: 'Two analyses left this month', children: 'The count starts again on Dec 1.' },
});
export const Caution = meta.story({
  args: { tone: 'caution', children: 'Failed to start analysis. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to start analysis. Please try again.');
  },
});
export const Polite = meta.story({
  args: { tone: 'info' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});
export const WithActions = meta.story({
  args: {
    tone: 'pending',
    title: 'Subscription Required',
    children: 'You can still read your history and results.',
    actions: (
      <>
        <Button variant="primary" size="small">
          Subscribe Now
        </Button>
        <Link href="#pricing" variant="standalone">
          Compare plans
        </Link>
      </>
    ),
  },
});
export const TitleOnly = meta.story({ args: { title: 'Wrong email or password', tone: 'caution', children: undefined } });
export const ListOfErrors = meta.story({
  args: {
    tone: 'caution',
    title: 'The analysis stopped',
    children: (
      <ul style={{ listStyle: 'disc', paddingInlineStart: '1.25rem' }}>
        <li>brochure.pdf has no readable text.</li>
        <li>
          The listing at <Link href="#listing">example.jp/1024</Link> was removed.
        </li>
      </ul>
    ),
  },
});
export const Dismissible = meta.story({
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
export const LongText = meta.story({
  tags: ['own-picture'],
  args: { tone: 'caution', title: longJapanese, children: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  args: { tone: 'pending', title: 'One analysis left', onDismiss: fn() },
  globals: { direction: 'rtl' },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      {(['info', 'positive', 'pending', 'caution'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={`What happened (${tone})`} onDismiss={fn()} actions={<Button size="small">Next step</Button>}>
          What was kept, and what to do next.
        </Alert>
      ))}
      <Narrow>
        <Alert tone="caution">{longJapanese}</Alert>
      </Narrow>
    </Rows>
  ),
});
