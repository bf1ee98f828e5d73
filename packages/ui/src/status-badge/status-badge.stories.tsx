import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Beside, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { StatusBadge } from './status-badge.tsx';

const meta = preview.meta({ title: 'Parts/StatusBadge', component: StatusBadge, args: { status: 'processing' } });
const statuses = ['pending', 'processing', 'completed', 'failed', 'archived'] as const;

export const Playground = meta.story();
export const Pending = meta.story({ args: { status: 'pending' } });
export const Processing = meta.story({ args: { status: 'processing' } });
export const Completed = meta.story({ args: { status: 'completed' } });
export const Failed = meta.story({ args: { status: 'failed' } });
export const Unknown = meta.story({
  args: { status: 'archived' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
});
export const Missing = meta.story({ args: { status: null } });
export const InheritedNameIsUnknown = meta.story({
  args: { status: 'constructor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
});
export const AnyLetterCase = meta.story({
  args: { status: 'COMPLETED' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toBeVisible();
  },
});
export const LongWording = meta.story({ args: { wording: 'long' } });
export const OwnWords = meta.story({ args: { status: 'processing', tone: 'pending', children: 'In progress' } });
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { wording: 'long' }, globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { status: 'failed', children: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      {(['short', 'long'] as const).map((wording) => (
        <Beside key={wording}>
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} wording={wording} />
          ))}
        </Beside>
      ))}
    </Rows>
  ),
});
