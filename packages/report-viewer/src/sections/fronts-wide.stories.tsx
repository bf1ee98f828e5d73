import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { outOfPlace } from '../testing/out-of-place.ts';
import { ShownReport } from '../testing/shown-report.tsx';
import { type Situation, situation } from '../testing/situations.ts';
import { Chapters } from './chapters.tsx';
import { ReportHeader } from './report-header.tsx';

/** The first screen of a report in one situation, at a desk. */
function Front({ of }: { of: Situation }) {
  return (
    <ShownReport report={situation(of)}>
      <article className="rv-root rv-fragment" lang="en">
        <ReportHeader />
        <Chapters only={(id) => id === 'glance'} />
      </article>
    </ShownReport>
  );
}

const meta = {
  title: 'Report/Fronts wide',
  component: Front,
  parameters: { layout: 'fullscreen' },
  args: { of: 'sparse' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.rv-chapter-glance')).toBeVisible();
    await expect(outOfPlace(canvasElement)).toEqual([]);
  },
} satisfies Meta<typeof Front>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { of: 'full' }, tags: ['own-picture'] };
export const CoveredLoan: Story = { args: { of: 'coveredLoan' } };
export const EstimatedRent: Story = { args: { of: 'estimatedRent' }, tags: ['own-picture'] };
export const Sparse: Story = { args: { of: 'sparse' } };
export const RefusedFigures: Story = { args: { of: 'refusedFigures' } };
export const LossMaking: Story = { args: { of: 'lossMaking' } };
export const Cash: Story = { args: { of: 'cash' }, tags: ['own-picture'] };
export const Company: Story = { args: { of: 'company' } };
export const NonResident: Story = { args: { of: 'nonResident' } };
export const Leasehold: Story = { args: { of: 'leasehold' } };
export const NotRebuildable: Story = { args: { of: 'notRebuildable' }, tags: ['own-picture'] };
export const Auction: Story = { args: { of: 'auction' }, tags: ['own-picture'] };
export const OldWood: Story = { args: { of: 'oldWood' } };
