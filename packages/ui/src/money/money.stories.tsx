import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { Money } from './money.tsx';

const meta = preview.meta({ title: 'Parts/Money', component: Money, args: { amount: 28_400_000, currency: 'JPY' } });

export const Playground = meta.story({ render: (args, { globals }) => <Money {...args} currency={String(globals.currency)} /> });
export const Yen = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('¥28,400,000');
  },
});
export const Dollars = meta.story({
  args: { amount: 29, currency: 'usd' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$29.00');
  },
});
export const Negative = meta.story({
  args: { amount: -184_300 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−¥184,300');
  },
});
export const Signed = meta.story({ args: { amount: 42_000, signed: true } });
export const Zero = meta.story({ args: { amount: 0 } });
export const NotStated = meta.story({
  args: { amount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not stated')).toBeVisible();
  },
});
export const Assumed = meta.story({ args: { amount: 128_000, assumed: true, per: '/ month' } });
export const PerMonth = meta.story({ args: { amount: 128_000, per: '/ month' } });
export const Large = meta.story({
  render: (args) => (
    <span style={{ fontSize: '2.5rem', fontFamily: 'var(--font-title)' }}>
      <Money {...args} />
    </span>
  ),
});
export const RightToLeft = meta.story({ tags: ['own-picture'], args: { amount: -184_300, per: '/ year' }, globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { amount: 1_284_000_000, assumed: true, per: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <div style={{ inlineSize: 240, textAlign: 'end' }}>
      <Rows>
        {[128_000_000, 28_400_000, 1_003_200, 0, -184_300].map((amount) => (
          <Money key={amount} amount={amount} currency="JPY" />
        ))}
        <Money amount={-1_284.5} currency="USD" />
        <Money amount={12.5} currency="EUR" signed />
        <Money amount={128_000} currency="JPY" assumed per="/ month" />
        <Money amount={undefined} currency="JPY" />
      </Rows>
    </div>
  ),
});
