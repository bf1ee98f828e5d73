import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { CopyableId } from './copyable-id.tsx';

const id = '0192f3a4-7b1c-7d2e-9f00-3c5d8e1a2b4c';
const meta = preview.meta({ title: 'Parts/CopyableId', component: CopyableId, args: { value: id, label: 'Analysis ID' } });

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

export const Playground = meta.story();
export const EightCharacters = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0192f3a4')).toBeVisible();
  },
});
export const Whole = meta.story({ args: { length: 0 } });
export const FourCharacters = meta.story({ args: { length: 4 } });
export const Short = meta.story({ args: { value: 'a1b2' } });
export const Copied = meta.story({
  play: async ({ canvas }) => {
    const written: string[] = [];
    clipboard(async (text) => {
      written.push(text);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Analysis ID' }));
    await waitFor(() => expect(canvas.getByText('Analysis ID copied')).toBeInTheDocument());
    await expect(written).toEqual([id]);
  },
});
export const ClipboardRefused = meta.story({
  play: async ({ canvas }) => {
    clipboard(() => Promise.reject(new Error('denied')));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Analysis ID' }));
    await waitFor(() => expect(canvas.getByText(id)).toBeVisible());
  },
});
export const Focused = meta.story({
  tags: ['own-picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Analysis ID' })).toHaveFocus();
  },
});
export const NarrowWhole = meta.story({
  tags: ['own-picture'],
  render: (args) => (
    <Narrow width={160}>
      <CopyableId {...args} length={0} />
    </Narrow>
  ),
});
export const RightToLeft = meta.story({ tags: ['own-picture'], globals: { direction: 'rtl' } });
export const At320 = meta.story({ tags: ['own-picture'], args: { length: 0 }, globals: { viewport: { value: 'narrowest' } } });
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <CopyableId value={id} label="Analysis ID" />
      <CopyableId value={id} length={0} label="Whole ID" />
      <CopyableId value="a1b2" label="Short ID" />
      <p>
        In a line: <CopyableId value={id} label="Job ID" /> of a job.
      </p>
    </Rows>
  ),
});
