import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/index.ts';
import { longJapanese } from '../samples/texts.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog, DialogClose } from './dialog.tsx';

const meta = preview.meta({
  title: 'Parts/Dialog',
  component: Dialog,
  subcomponents: { DialogClose },
  args: {
    defaultOpen: true,
    title: 'Manage user',
    description: 'hana@example.jp',
    children: <TextField label="Monthly limit" inputMode="numeric" defaultValue="10" />,
    footer: (
      <>
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
});

export const Playground = meta.story();
export const Small = meta.story({ args: { size: 'small' } });
export const Medium = meta.story({ args: { size: 'medium' } });
export const Large = meta.story({ tags: ['own-picture'], args: { size: 'large' } });
export const WithoutDescription = meta.story({ args: { description: undefined } });
export const WithoutFooter = meta.story({ args: { footer: undefined } });
export const OpenedByItsTrigger = meta.story({
  args: { defaultOpen: false, trigger: <Button>Manage</Button> },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Manage' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Manage user' });
    await expect(dialog).toHaveAccessibleDescription('hana@example.jp');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
});
export const FocusStaysInside = meta.story({
  tags: ['own-picture'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
});
export const ClosedByTheCross = meta.story({
  args: { onOpenChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});
export const LongContent = meta.story({
  tags: ['own-picture'],
  args: {
    children: (
      <div style={{ display: 'grid', gap: '1rem' }}>
        {Array.from({ length: 24 }, (_, place) => `Paragraph ${place + 1}: what the reader weighs before the next step.`).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    ),
  },
});
export const OnAPhone = meta.story({
  tags: ['own-picture'],
  args: { title: longJapanese, description: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], globals: { direction: 'rtl' } });
export const Everything = meta.story({ tags: ['everything'], args: { title: `Manage ${longJapanese}`, size: 'large' } });
