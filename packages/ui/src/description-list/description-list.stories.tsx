import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Money } from '../money/index.ts';
import { Percent } from '../percent/index.ts';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { DescriptionList } from './description-list.tsx';

const facts = [
  { term: 'Address', value: '東京都千代田区神田須田町2-19' },
  { term: 'Structure', value: 'Steel-reinforced concrete' },
  { term: 'Built', value: 'Mar 2004', note: 'From brochure.pdf, page 1' },
  { term: 'Repair reserve', value: null },
];
const figures = [
  { term: 'Price', value: <Money amount={28_400_000} currency="JPY" /> },
  { term: 'Brokerage', value: <Money amount={1_003_200} currency="JPY" />, note: '3% + ¥60,000, plus consumption tax' },
  { term: 'Net yield', value: <Percent value={4.2} /> },
];
const meta = preview.meta({
  title: 'Parts/DescriptionList',
  component: DescriptionList,
  args: { items: facts },
  decorators: [
    (Story) => (
      <Narrow width={560}>
        <Story />
      </Narrow>
    ),
  ],
});

export const Playground = meta.story();
export const InRows = meta.story({ args: { layout: 'rows' } });
export const Stacked = meta.story({ args: { layout: 'stacked' } });
export const Columns = meta.story({ args: { layout: 'columns' } });
export const Figures = meta.story({ args: { items: figures, figures: true } });
export const WithNotes = meta.story({ args: { items: figures } });
export const NotStated = meta.story({
  args: { items: [{ term: 'Repair reserve', value: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not stated')).toBeVisible();
  },
});
export const OneItem = meta.story({ args: { items: facts.slice(0, 1) } });
export const OnAPhone = meta.story({
  tags: ['own-picture'],
  args: { items: [...facts, { term: longJapanese, value: longJapanese }] },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { items: figures, figures: true }, globals: { direction: 'rtl' } });
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <DescriptionList items={[...facts, { term: longJapanese, value: longJapanese, note: longJapanese }]} />
      <DescriptionList items={figures} figures />
      <DescriptionList items={facts} layout="stacked" />
      <DescriptionList items={facts} layout="columns" />
    </Rows>
  ),
});
