import type { InsightReport } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import { createReportView, ReportContext } from '../context/report-context.ts';
import { plainTexts } from '../format/plain-text.ts';
import type { ReportPictures } from '../pictures/report-pictures.ts';
import { reportStyles } from '../render/styles.ts';

/** A report as it stands without scripts, in the theme of the workbench. */
export function ShownReport({ report, pictures, children }: { report: InsightReport; pictures?: ReportPictures; children: ReactNode }) {
  return (
    <ReportContext value={createReportView(plainTexts(report), 'fragment', (path) => `#${path}`, '', pictures)}>
      <style>{reportStyles}</style>
      {children}
    </ReportContext>
  );
}
