import { sampleReport } from '@rimawari/underwriting/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ReportViewer } from './report-viewer.tsx';

/** What a page may do to everything on it, its own rules marked as important among them. */
const hostile = `
.hostile, .hostile * { all: unset; }
.hostile { display: block; height: 900px; overflow: hidden; direction: rtl; font: italic 700 31px / 3.4 cursive; letter-spacing: 0.4em; text-transform: uppercase; text-indent: 3em; color: red; }
.hostile style { display: none; }
.hostile div { line-height: 4 !important; color: lime; }
`;

/** The host's own fonts, as its page names them. */
const fonts =
  ':root{--rimawari-serif:"Source Serif 4 Variable","Noto Sans JP Variable",serif;--rimawari-sans:"Inter Variable","Noto Sans JP Variable",sans-serif}';

/** The first screen of a report on a page of another product. */
function HostPage({ isHostile }: { isHostile: boolean }) {
  return (
    <div className={isHostile ? 'hostile' : 'calm'}>
      <style>{`${fonts}${isHostile ? hostile : '.calm{height:900px;overflow:hidden}'}`}</style>
      <ReportViewer report={sampleReport('condominium_unit')} theme="light" />
    </div>
  );
}

const meta = {
  tags: ['own-picture'],
  title: 'Report/Embedded',
  component: HostPage,
  parameters: { layout: 'fullscreen' },
  args: { isHostile: true },
  play: async ({ canvasElement }) => {
    const report = await waitFor(() => {
      const found = canvasElement.querySelector('.hostile > div:last-of-type')?.shadowRoot?.querySelector<HTMLElement>('[data-report]');
      if (found?.dataset.live === undefined) throw new Error('The report is not there yet.');
      return found;
    });
    await expect(getComputedStyle(report).direction).toBe('ltr');
    await expect(getComputedStyle(report).lineHeight).toBe('24px');
    await expect(getComputedStyle(report).textTransform).toBe('none');
  },
} satisfies Meta<typeof HostPage>;
export default meta;

/** Resets, huge lines and the other direction around a report: it looks as it does on a calm page. */
export const HostileHostPage: StoryObj<typeof meta> = {};
