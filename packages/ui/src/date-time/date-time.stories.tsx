import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { DateTime } from './date-time.tsx';

const instant = '2026-11-20T16:30:00Z';
const meta = preview.meta({ title: 'Parts/DateTime', component: DateTime, args: { value: instant, timeZone: 'Asia/Tokyo' } });

export const Playground = meta.story();
export const Day = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 21, 2026')).toHaveAttribute('datetime', instant);
  },
});
export const WithTime = meta.story({
  args: { form: 'datetime' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 21, 2026, 1:30 AM GMT+9')).toBeVisible();
  },
});
export const Month = meta.story({ args: { form: 'month' } });
export const CalendarDay = meta.story({
  args: { value: '2025-10-16', timeZone: 'America/Los_Angeles' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oct 16, 2025')).toBeVisible();
  },
});
export const AnotherZone = meta.story({ args: { form: 'datetime', timeZone: 'America/New_York' } });
export const DateObject = meta.story({ args: { value: new Date(instant) } });
export const NotStated = meta.story({ args: { value: null } });
export const OwnFallback = meta.story({
  args: { value: undefined, fallback: 'N/A' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible();
  },
});
export const NotADate = meta.story({ args: { value: 'soon' } });
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { form: 'datetime' }, globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { value: null, fallback: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      {(['date', 'datetime', 'month'] as const).map((form) => (
        <DateTime key={form} value={instant} form={form} timeZone="Asia/Tokyo" />
      ))}
      <DateTime value={null} />
    </Rows>
  ),
});
