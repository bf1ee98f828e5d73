import type { InsightReport } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import { createReportView, type Medium, ReportContext } from '../context/report-context.ts';
import { plainTexts } from '../format/plain-text.ts';
import type { ReportPictures } from '../pictures/report-pictures.ts';
import { nestedStyles, reportStyles } from '../render/styles.ts';

interface ShownReportProps {
  report: InsightReport;
  pictures?: ReportPictures;
  medium?: Medium;
  children: ReactNode;
}

/** A report as it stands without scripts, in the theme of the workbench. */
export function ShownReport({ report, pictures, medium = 'fragment', children }: ShownReportProps) {
  return (
    <ReportContext value={createReportView(plainTexts(report), medium, (path) => `#${path}`, '', pictures)}>
      <style>{`${reportStyles}\n${nestedStyles}`}</style>
      {children}
    </ReportContext>
  );
}
