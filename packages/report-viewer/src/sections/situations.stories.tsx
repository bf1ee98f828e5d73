import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showCurrency } from '../attach/settings.ts';
import { outOfPlace } from '../testing/out-of-place.ts';
import { ShownReport } from '../testing/shown-report.tsx';
import { type Situation, situation } from '../testing/situations.ts';
import { ReportBody } from './report-body.tsx';

/** Every chapter of a report in one situation. Parts are photographed chapter by chapter; here they are read with axe, in both themes. */
function ShownSituation({ of }: { of: Situation }) {
  return (
    <ShownReport report={situation(of)}>
      <ReportBody />
    </ShownReport>
  );
}

const meta = {
  title: 'Report/Situations',
  component: ShownSituation,
  // A whole report is higher than a picture may be, and its chapters are photographed in `Report/Chapters`.
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { of: 'full' },
  play: async ({ canvasElement }) => {
    const report = canvasElement.querySelector<HTMLElement>('[data-report]');
    if (report === null) throw new Error('The story shows no report.');
    const amounts = () => [...report.querySelectorAll('[data-jpy]')].map((amount) => amount.textContent ?? '');
    await expect(amounts().length).toBeGreaterThan(100);
    await expect(amounts().filter((amount) => !/^−?¥/.test(amount))).toEqual([]);
    await expect(outOfPlace(report)).toEqual([]);
    showCurrency(report, 'USD', 150);
    await expect(amounts().filter((amount) => !/^−?\$/.test(amount))).toEqual([]);
    await expect(outOfPlace(report)).toEqual([]);
    showCurrency(report, 'JPY', 150);
  },
} satisfies Meta<typeof ShownSituation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { of: 'full' } };
export const Sparse: Story = { args: { of: 'sparse' } };
export const Conflicts: Story = { args: { of: 'conflicts' } };
export const LossMaking: Story = { args: { of: 'lossMaking' } };
export const Cash: Story = { args: { of: 'cash' } };
export const Leasehold: Story = { args: { of: 'leasehold' } };
export const Auction: Story = { args: { of: 'auction' } };
export const WholeBuildingWithRoll: Story = { args: { of: 'wholeBuildingWithRoll' } };
export const OldWood: Story = { args: { of: 'oldWood' } };
