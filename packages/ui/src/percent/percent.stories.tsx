import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Rows } from '../samples/layout.tsx';
import { Percent } from './percent.tsx';

const meta = preview.meta({ title: 'Parts/Percent', component: Percent, args: { value: 4.25 } });

export const Playground = meta.story();
export const OneDecimal = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4.3%');
  },
});
export const TwoDecimals = meta.story({ args: { digits: 2 } });
export const Whole = meta.story({ args: { value: 93, digits: 0 } });
export const Negative = meta.story({
  args: { value: -1.3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−1.3%');
  },
});
export const Signed = meta.story({ args: { value: 0.5, signed: true } });
export const Zero = meta.story({ args: { value: -0.01 } });
export const NotStated = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not stated')).toBeVisible();
  },
});
export const Assumed = meta.story({ args: { assumed: true, value: 5 } });
export const RightToLeft = meta.story({ args: { value: -1.3 }, globals: { direction: 'rtl' } });
export const At320 = meta.story({
  tags: ['own-picture'],
  args: { value: -12.345, digits: 3, assumed: true },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <div style={{ inlineSize: 120, textAlign: 'end' }}>
      <Rows>
        {[12.04, 4.25, 0, -1.3].map((value) => (
          <Percent key={value} value={value} />
        ))}
        <Percent value={4.254} digits={2} signed />
        <Percent value={5} assumed />
        <Percent value={undefined} />
      </Rows>
    </div>
  ),
});
