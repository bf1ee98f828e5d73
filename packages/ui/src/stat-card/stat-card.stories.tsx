import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Money } from '../money/index.ts';
import { Percent } from '../percent/index.ts';
import { longJapanese } from '../samples/texts.ts';
import { StatCard } from './stat-card.tsx';

const meta = preview.meta({
  title: 'Parts/StatCard',
  component: StatCard,
  args: { label: 'Total Users', value: '1,204', meaning: '988 active' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story();
export const Amount = meta.story({
  args: { label: 'Price', value: <Money amount={28_400_000} currency="JPY" />, meaning: '¥473,333 per m²', source: 'brochure.pdf, page 1' },
});
export const Rate = meta.story({
  args: {
    label: 'Net yield',
    value: <Percent value={4.2} />,
    meaning: '3.6%–4.7% across scenarios',
    source: 'Calculated from rent and costs',
  },
});
export const WithUnit = meta.story({ args: { label: 'Floor area', value: '60.02', unit: 'm²' } });
export const NotStated = meta.story({
  args: { label: 'Repair reserve', value: null, unit: '¥ / month', meaning: 'Ask the managing company' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not stated')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('¥ / month');
  },
});
export const Assumed = meta.story({
  args: {
    label: 'Rent',
    value: <Money amount={128_000} currency="JPY" assumed />,
    unit: '/ month',
    source: 'Assumed from the price and the typical yield',
  },
});
export const Positive = meta.story({ args: { label: 'Completed', value: '482', tone: 'positive' } });
export const Caution = meta.story({
  args: {
    label: 'Cash flow',
    value: <Money amount={-184_300} currency="JPY" />,
    tone: 'caution',
    meaning: 'The loan costs more than the rent brings',
  },
});
export const Zero = meta.story({
  args: { label: 'Success Rate', value: 0, unit: '%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
  },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { label: longJapanese, value: '1,284,000,000', unit: '円', meaning: longJapanese, source: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(56rem, 92vw)' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', gap: '1.5rem' }}>
      <StatCard label="Price" value={<Money amount={128_000_000} currency="JPY" />} source="brochure.pdf, page 1" />
      <StatCard label="Net yield" value={<Percent value={4.2} />} meaning="3.6%–4.7%" tone="positive" />
      <StatCard label="Score" value="6.8" unit="of 10" tone="pending" meaning="Two facts are missing" />
      <StatCard
        label="Cash flow"
        value={<Money amount={-184_300} currency="JPY" />}
        tone="caution"
        meaning="Below zero from the second year"
      />
      <StatCard label="Repair reserve" value={null} meaning="Ask the managing company" />
      <StatCard label={longJapanese} value="1,204" meaning={longJapanese} source={longJapanese} />
    </div>
  ),
});
