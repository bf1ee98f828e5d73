import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShownReport } from '../testing/shown-report.tsx';
import { type Situation, situation } from '../testing/situations.ts';
import { expectWholeReport } from '../testing/whole-report.ts';
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
  tags: ['no-visual', 'light-only'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  args: { of: 'full' },
  play: ({ canvasElement }) => expectWholeReport(canvasElement, 698),
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
