import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { Disclosure } from './disclosure.tsx';

const meta = preview.meta({
  title: 'Parts/Disclosure',
  component: Disclosure,
  args: { title: 'How this is calculated', children: <p>Net operating income over price plus acquisition costs.</p>, onOpenChange: fn() },
});

export const Playground = meta.story();
export const Open = meta.story({ args: { defaultOpen: true } });
export const Ruled = meta.story({ args: { variant: 'ruled' } });
export const RuledOpen = meta.story({ args: { variant: 'ruled', defaultOpen: true } });
export const ByClick = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('How this is calculated'));
    await expect(canvas.getByText(/Net operating income/)).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('How this is calculated')).toHaveFocus();
    await userEvent.click(document.activeElement ?? document.body);
    await expect(canvas.getByText(/Net operating income/)).toBeVisible();
  },
});
export const Nested = meta.story({
  args: { defaultOpen: true, variant: 'ruled', children: <Disclosure title="What is left out">Income tax.</Disclosure> },
});
export const OnAPhone = meta.story({
  tags: ['own-picture'],
  args: { title: longJapanese, children: longJapanese, defaultOpen: true },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { defaultOpen: true }, globals: { direction: 'rtl' } });
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <Disclosure title="Quiet">Folded</Disclosure>
      <Disclosure title="Quiet, open" defaultOpen>
        In sight
      </Disclosure>
      <Disclosure title="Ruled" variant="ruled">
        Folded
      </Disclosure>
      <Disclosure title={longJapanese} variant="ruled" defaultOpen>
        {longJapanese}
      </Disclosure>
    </Rows>
  ),
});
