import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { longJapanese } from '../samples/texts.ts';
import { Tooltip } from './tooltip.tsx';

const meta = preview.meta({
  title: 'Parts/Tooltip',
  component: Tooltip,
  args: {
    words: 'Rent minus running costs, over price plus acquisition costs',
    children: <Button variant="quiet">Net yield</Button>,
    defaultOpen: true,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '300px' } } },
  decorators: [
    (Story) => (
      <div style={{ padding: '120px min(120px, 25vw)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({ args: { defaultOpen: false } });
export const Above = meta.story({ tags: ['own-picture'], args: { side: 'top' } });
export const Below = meta.story({ args: { side: 'bottom' } });
export const AtTheRight = meta.story({ tags: ['own-picture'], args: { side: 'right' } });
export const AtTheLeft = meta.story({ args: { side: 'left' } });
export const OnAnIcon = meta.story({
  args: { words: 'Illustrative rate of Nov 1, 2026', children: <IconButton icon="info" label="About the exchange rate" /> },
});
export const OnFocus = meta.story({
  tags: ['own-picture'],
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Rent minus running costs/);
  },
});
export const HiddenByEscape = meta.story({
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});
export const OnHover = meta.story({
  args: { defaultOpen: false, delayMs: 0 },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
  },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { words: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({ tags: ['everything'], args: { words: longJapanese } });
