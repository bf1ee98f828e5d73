import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { longJapanese } from '../samples/texts.ts';
import { Accordion } from './accordion.tsx';

const items = [
  { value: 'change', title: 'Can I change plans?', content: 'Yes, at any time. The difference is prorated.' },
  { value: 'limit', title: 'What if I exceed my limit?', content: 'Upgrade, or wait for the next cycle.' },
  { value: 'cancel', title: 'Can I cancel?', content: 'Yes. Access continues to the end of the period.' },
];
const meta = preview.meta({ title: 'Parts/Accordion', component: Accordion, args: { items, onOpenChange: fn() } });

export const Playground = meta.story();
export const OneOpen = meta.story({ args: { defaultOpen: ['limit'] } });
export const AllOpen = meta.story({ args: { defaultOpen: items.map(({ value }) => value) } });
export const OneItem = meta.story({ args: { items: items.slice(0, 1) } });
export const OneDisabled = meta.story({
  args: { items: [...items, { value: 'soon', title: 'Not written yet', content: '', disabled: true }] },
});
export const HeadingLevel = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});
export const ByClick = meta.story({
  play: async ({ args, canvas }) => {
    const question = canvas.getByRole('button', { name: 'Can I cancel?' });
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: 'Can I cancel?' })).toHaveTextContent('Access continues');
    await expect(args.onOpenChange).toHaveBeenCalledWith(['cancel']);
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: 'What if I exceed my limit?' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Can I cancel?' })).toHaveFocus();
  },
});
export const OnAPhone = meta.story({
  args: { items: [...items, { value: 'long', title: longJapanese, content: longJapanese }], defaultOpen: ['long'] },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({ args: { defaultOpen: ['change'] }, globals: { direction: 'rtl' } });
export const Everything = meta.story({
  tags: ['everything'],
  args: { items: [...items, { value: 'long', title: longJapanese, content: longJapanese }], defaultOpen: ['limit', 'long'] },
});
