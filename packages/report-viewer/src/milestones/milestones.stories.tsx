import type { InsightReport } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { enableMilestones } from '../attach/milestones.ts';
import { createReportView } from '../context/report-context.ts';
import { embeddedData } from '../render/embedded-data.ts';
import { MilestonesPlace } from '../sections/projection.tsx';
import { outOfPlace } from '../testing/out-of-place.ts';
import { ShownReport } from '../testing/shown-report.tsx';

/** The section with the data block of its report beside it, brought to life as the report's script does it. */
function ShownMilestones({ report }: { report: InsightReport }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    if (box.current !== null) enableMilestones(box.current, ended.signal);
    return () => ended.abort();
  }, []);
  const data = JSON.stringify(embeddedData(report, createReportView(report, 'fragment', (path) => path).cards));
  return (
    <ShownReport report={report}>
      <article ref={box} className="rv-root rv-fragment" lang="en" data-report="">
        <MilestonesPlace />
      </article>
      {/* Invented facts of the sample. */}
      <script type="application/json" id="report-data" dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }} />
    </ShownReport>
  );
}

const meta = {
  title: 'Report/Milestones',
  component: ShownMilestones,
  parameters: { layout: 'fullscreen' },
  tags: ['own-picture', 'in-dark'],
  args: { report: sampleReport('apartment_building') },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('slider', { name: 'Year of sale' })).toBeVisible());
    await expect(outOfPlace(canvasElement)).toEqual([]);
  },
} satisfies Meta<typeof ShownMilestones>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithCash: Story = {
  args: { report: sampleReport('detached_house', { loan_to_price: 0 }) },
  tags: ['!own-picture', '!in-dark', 'no-visual'],
};
/** Chosen by keys: the last year of the loan of the house, in dark and light alike. */
export const YearChosenByKeys: Story = {
  args: { report: sampleReport('detached_house') },
  tags: ['!own-picture', '!in-dark', 'no-visual'],
  play: async ({ canvasElement }) => {
    const slider = await waitFor(() => within(canvasElement).getByRole('slider', { name: 'Year of sale' }));
    slider.focus();
    await userEvent.keyboard('{PageUp}{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '16');
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/^Year 16, 2042: Net sale proceeds, after tax ¥/);
    await userEvent.keyboard('{Home}');
    await expect(within(canvasElement).getByText('Sold after year 1, in 2027')).toBeVisible();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(within(canvasElement).getByText('Sold after year 35, in 2061')).toBeVisible();
  },
};
