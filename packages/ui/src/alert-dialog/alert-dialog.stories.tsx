import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/index.ts';
import { longJapanese } from '../samples/texts.ts';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';

const meta = preview.meta({
  title: 'Parts/AlertDialog',
  component: AlertDialog,
  args: {
    defaultOpen: true,
    tone: 'critical' as const,
    title: 'Delete user',
    description: 'Are you sure you want to delete this user? This action cannot be undone.',
    confirmLabel: 'Delete user',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
});

/** Held open by its caller from the press of the button until the work is done. */
function Deleting({ onOpenChange, ...rest }: AlertDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <AlertDialog
      {...rest}
      open
      onOpenChange={(open) => (busy ? onOpenChange?.(open) : undefined)}
      busy={busy}
      confirmLabel={busy ? 'Deleting...' : 'Delete user'}
      onConfirm={() => setBusy(true)}
    />
  );
}

export const Playground = meta.story();
export const Neutral = meta.story({
  tags: ['own-picture'],
  args: { title: 'Leave the page?', description: 'The files you chose are not uploaded yet.', confirmLabel: 'Leave' },
  render: (args) => <AlertDialog {...args} tone="neutral" />,
});
export const NothingToChoose = meta.story({
  args: {
    title: 'Failed to start analysis. Please try again.',
    description: 'Your files and the address are kept.',
    confirmLabel: 'OK',
    cancelLabel: null,
  },
});
export const Busy = meta.story({
  tags: ['own-picture'],
  args: { busy: true, confirmLabel: 'Deleting...' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deleting...' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});
export const StaysWhileBusy = meta.story({
  args: { defaultOpen: true },
  render: (args) => <Deleting {...args} />,
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete user' });
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Deleting...' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});
export const WithMore = meta.story({ args: { children: <p>12 analyses go with it.</p> } });
export const Confirmed = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
export const StartsOnCancel = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete user' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});
export const ClosedByEscape = meta.story({
  args: { defaultOpen: false, trigger: <Button variant="critical">Delete</Button> },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(trigger);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const OnAPhone = meta.story({ tags: ['own-picture'], globals: { viewport: { value: 'narrowest' } } });
export const RightToLeft = meta.story({ tags: ['own-picture'], globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { title: longJapanese, description: longJapanese, confirmLabel: longJapanese, cancelLabel: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  args: { title: longJapanese, description: longJapanese, confirmLabel: longJapanese },
});
