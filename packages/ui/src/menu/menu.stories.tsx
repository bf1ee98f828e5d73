import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { longJapanese } from '../samples/texts.ts';
import { Menu } from './menu.tsx';

const onSelect = fn();
const items = [
  { label: 'Download PDF', icon: 'download' as const, onSelect },
  { label: 'Download HTML', icon: 'document' as const },
  'separator' as const,
  { label: 'Delete', icon: 'trash' as const, tone: 'critical' as const },
];
const meta = preview.meta({
  title: 'Parts/Menu',
  component: Menu,
  args: { trigger: <Button>Download</Button>, items, defaultOpen: true },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, display: 'flex', justifyContent: 'center' }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({ args: { defaultOpen: false } });
export const Open = meta.story({ tags: ['own-picture'] });
export const WithoutIcons = meta.story({ args: { items: [{ label: 'Promote to administrator' }, { label: 'Set limits' }] } });
export const BehindAnIcon = meta.story({ args: { trigger: <IconButton icon="more" label="More actions" /> } });
export const WithLinks = meta.story({
  args: {
    items: [
      { label: 'Open the report', href: '#report' },
      { label: 'Billing', href: '#billing' },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Open the report' })).toHaveAttribute('href', '#report');
  },
});
export const OneDisabled = meta.story({
  tags: ['own-picture'],
  args: { items: [{ label: 'Download PDF', disabled: true }, { label: 'Download HTML' }] },
});
export const ByClick = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download PDF' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
export const ByKeyboard = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download PDF' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Download HTML' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('menuitem', { name: 'Download PDF' })).toHaveFocus();
    await userEvent.keyboard('de');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus());
  },
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  globals: { direction: 'rtl' },
  play: async () => {
    const item = await screen.findByRole('menuitem', { name: 'Download PDF' });
    const words = within(item).getByText('Download PDF').getBoundingClientRect();
    await expect(item.querySelector('svg')?.getBoundingClientRect().left).toBeGreaterThan(words.left);
  },
});
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { items: [{ label: longJapanese, icon: 'document' }, 'separator', { label: longJapanese, tone: 'critical' }] },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  args: { items: [...items, { label: longJapanese, icon: 'info' as const }, { label: 'Disabled', disabled: true }] },
});
