import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Rows } from '../samples/layout.tsx';
import { standsLeftOf } from '../samples/reading-order.ts';
import { FileSize } from './file-size.tsx';

const meta = preview.meta({ title: 'Parts/FileSize', component: FileSize, args: { bytes: 1_843_200 } });

export const Playground = meta.story();
export const Bytes = meta.story({
  args: { bytes: 812 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('812 Bytes')).toBeVisible();
  },
});
export const Kilobytes = meta.story({ args: { bytes: 1536 } });
export const Megabytes = meta.story({
  args: { bytes: 20_971_520 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 MB')).toBeVisible();
  },
});
export const Gigabytes = meta.story({ args: { bytes: 3_221_225_472 } });
export const Zero = meta.story({ args: { bytes: 0 } });
export const OneByte = meta.story({ args: { bytes: 1 } });
export const JustBelowTheNextUnit = meta.story({ args: { bytes: 1023 } });
export const NotStated = meta.story({ args: { bytes: null } });
export const RightToLeft = meta.story({
  args: { bytes: 20_971_520 },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(standsLeftOf(canvasElement, '20', 'MB')).toBe(true);
  },
});
export const At320 = meta.story({ tags: ['own-picture'], globals: { viewport: { value: 'narrowest' } } });
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      {[0, 1, 1023, 1024, 1536, 20_971_520, 5_368_709_120].map((bytes) => (
        <FileSize key={bytes} bytes={bytes} />
      ))}
      <FileSize bytes={undefined} />
    </Rows>
  ),
});
