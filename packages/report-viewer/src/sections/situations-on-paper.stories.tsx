import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { outOfPlace } from '../testing/out-of-place.ts';
import { ShownReport } from '../testing/shown-report.tsx';
import { type Situation, situation } from '../testing/situations.ts';
import { PrintedBody } from './report-body.tsx';

/** Every page of a report in one situation as the PDF has it, between the margins of its paper. */
function ShownSituation({ of }: { of: Situation }) {
  return (
    <ShownReport report={situation(of)} medium="print">
      <PrintedBody />
    </ShownReport>
  );
}

const meta = {
  title: 'Report/Situations on paper',
  component: ShownSituation,
  // The whole report is read by axe once here; what differs between situations is read wide, in `Report/Situations`.
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  args: { of: 'full' },
  play: async ({ canvasElement }) => {
    const report = canvasElement.querySelector('[data-report]');
    if (report === null) throw new Error('The story shows no report.');
    await expect(report.getBoundingClientRect().width).toBe(698);
    await expect(report.querySelectorAll('.rv-chapter').length).toBeGreaterThan(10);
    await expect(outOfPlace(report)).toEqual([]);
  },
} satisfies Meta<typeof ShownSituation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: { a11y: { test: 'error' } } };
export const Sparse: Story = { args: { of: 'sparse' } };
export const Conflicts: Story = { args: { of: 'conflicts' } };
export const LossMaking: Story = { args: { of: 'lossMaking' } };
export const Cash: Story = { args: { of: 'cash' } };
export const Leasehold: Story = { args: { of: 'leasehold' } };
export const Auction: Story = { args: { of: 'auction' } };
export const WholeBuildingWithRoll: Story = { args: { of: 'wholeBuildingWithRoll' } };
export const OldWood: Story = { args: { of: 'oldWood' } };
