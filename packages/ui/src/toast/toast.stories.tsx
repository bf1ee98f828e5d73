import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/index.ts';
import { longJapanese } from '../samples/texts.ts';
import { Toast, type ToastMessage, ToastProvider, useToast } from './toast.tsx';

const onSelect = fn();

function Shower({ messages }: { messages: readonly ToastMessage[] }) {
  const show = useToast();
  return (
    <Button
      onClick={() => {
        for (const message of messages) show(message);
      }}
    >
      Save
    </Button>
  );
}

const meta = preview.meta({
  title: 'Parts/Toast',
  component: Toast,
  subcomponents: { ToastProvider },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: { title: 'Limits saved.' },
});
const shown = (...messages: ToastMessage[]) => ({
  render: () => (
    <ToastProvider>
      <Shower messages={messages} />
    </ToastProvider>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(messages.length));
  },
});

export const Playground = meta.story(shown({ title: 'Limits saved.' }));
export const Info = meta.story(shown({ title: 'The report is being set.', tone: 'info' }));
export const Positive = meta.story(shown({ title: 'Password changed successfully.', tone: 'positive' }));
export const Caution = meta.story(
  shown({ title: 'Failed to update user. Please try again.', body: 'Nothing was changed.', tone: 'caution' }),
);
export const WithBody = meta.story(shown({ title: 'Upload finished.', body: 'Two documents, 4.1 MB.' }));
export const WithAction = meta.story(
  shown({
    title: 'Analysis removed from the list.',
    action: { label: 'Undo', altText: 'Undo in Analysis History', onSelect },
  }),
);
export const Several = meta.story(
  shown({ title: 'First message.' }, { title: 'Second message.', tone: 'positive' }, { title: 'Third message.', tone: 'caution' }),
);
export const MoreThanTheWindowHolds = meta.story({
  tags: ['own-picture'],
  render: () => (
    <ToastProvider>
      <Shower
        messages={Array.from({ length: 16 }, (_, place) => ({
          title: `Message ${place + 1}.`,
          body: 'What was kept.',
          tone: 'caution' as const,
        }))}
      />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const list = (await screen.findByText('Message 16.')).closest('ol');
    await expect(list?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(list?.scrollHeight).toBeGreaterThan(list?.clientHeight ?? 0);
    await fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await expect(list).toHaveFocus();
  },
});
export const Dismissed = meta.story({
  render: () => (
    <ToastProvider>
      <Shower messages={[{ title: 'Limits saved.' }]} />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Limits saved.')).toBeNull());
  },
});
export const ActionTaken = meta.story({
  render: () => (
    <ToastProvider>
      <Shower messages={[{ title: 'Removed.', action: { label: 'Undo', altText: 'Undo in Analysis History', onSelect } }]} />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onSelect).toHaveBeenCalledOnce();
  },
});
const onPause = fn();
const onResume = fn();
export const WaitsWhileItHasFocus = meta.story({
  render: () => (
    <ToastProvider>
      <Button>Elsewhere</Button>
      <Toast title="Limits saved." defaultOpen duration={2_000} onPause={onPause} onResume={onResume} />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    onPause.mockClear();
    onResume.mockClear();
    (await screen.findByRole('button', { name: 'Dismiss' })).focus();
    await waitFor(() => expect(onPause).toHaveBeenCalledOnce());
    await expect(onResume).not.toHaveBeenCalled();
    await expect(screen.getByText('Limits saved.')).toBeVisible();
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await waitFor(() => expect(onResume).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByText('Limits saved.')).toBeNull());
  },
});
export const ReachedByF8 = meta.story({
  ...shown({ title: 'Limits saved.' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Dismiss' });
    await fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    const list = screen.getByRole('region', { name: /F8/ }).querySelector('ol');
    await expect(list).toHaveFocus();
    await expect(getComputedStyle(list as Element).outlineStyle).toBe('solid');
    await userEvent.tab();
    await expect(screen.getByText('Limits saved.').closest('li')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Limits saved.')).toBeNull());
  },
});
export const LongWords = meta.story(shown({ title: longJapanese, body: longJapanese, tone: 'caution' }));
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  ...shown({
    title: 'Limits saved.',
    body: 'Two documents, 4.1 MB.',
    action: { label: 'Undo', altText: 'Undo in Analysis History', onSelect },
  }),
  globals: { direction: 'rtl' },
});
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  ...shown({ title: longJapanese, body: longJapanese, tone: 'caution', action: { label: longJapanese, altText: longJapanese, onSelect } }),
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <ToastProvider>
      <Shower
        messages={[
          { title: 'Information', body: 'More about it.', action: { label: 'Undo', altText: 'Undo in history', onSelect } },
          { title: 'Positive', tone: 'positive' },
          { title: longJapanese, tone: 'caution' },
        ]}
      />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3));
  },
});
