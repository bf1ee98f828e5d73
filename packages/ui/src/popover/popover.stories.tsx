import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { longJapanese } from '../samples/texts.ts';
import { TextField } from '../text-field/index.ts';
import { Popover } from './popover.tsx';

const source = (
  <DescriptionList
    layout="stacked"
    items={[
      { term: 'Read from', value: 'brochure.pdf, page 1' },
      { term: 'As printed', value: '価格 2,840万円' },
    ]}
  />
);
const meta = preview.meta({
  title: 'Parts/Popover',
  component: Popover,
  args: { trigger: <Button size="small">Where from</Button>, label: 'Source of the price', children: source, defaultOpen: true },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  decorators: [
    (Story) => (
      <div style={{ padding: '160px min(160px, 20vw)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({ args: { defaultOpen: false } });
export const Below = meta.story({ tags: ['own-picture'], args: { side: 'bottom' } });
export const Above = meta.story({ args: { side: 'top' } });
export const AtTheRight = meta.story({ tags: ['own-picture'], args: { side: 'right' } });
export const AtTheLeft = meta.story({ args: { side: 'left' } });
export const WithAForm = meta.story({
  tags: ['own-picture'],
  args: { label: 'Change the rent', children: <TextField label="Rent" prefix="¥" suffix="/ month" defaultValue="128,000" /> },
});
export const OpensAndCloses = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Where from' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('dialog', { name: 'Source of the price' })).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
});
export const ByKeyboard = meta.story({
  args: { defaultOpen: false },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
export const JapaneseOnAPhone = meta.story({
  tags: ['own-picture'],
  args: { children: <p>{longJapanese}</p> },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], globals: { direction: 'rtl' } });
export const Everything = meta.story({ tags: ['everything'], args: { children: <p>{longJapanese}</p> } });
