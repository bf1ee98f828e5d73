import type { InsightReport } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import { createReportView, type Medium, ReportContext } from '../context/report-context.ts';
import { plainTexts } from '../format/plain-text.ts';
import type { ReportPictures } from '../pictures/report-pictures.ts';
import { nestedStyles, paperStyles, reportStyles } from '../render/styles.ts';

interface ShownReportProps {
  report: InsightReport;
  pictures?: ReportPictures;
  medium?: Medium;
  children: ReactNode;
}

/** A sheet of A4 between its margins, in CSS pixels. */
const paperWidth = 698;

/** Stories show parts of a report in the fonts of the workbench, which has them under other names. */
const workbenchFonts = `.rv-root {
  --rv-serif: "Source Serif 4 Variable", "Noto Sans JP Variable", serif;
  --rv-sans: "Inter Variable", "Noto Sans JP Variable", sans-serif;
  --rv-japanese: "Noto Sans JP Variable", "Inter Variable", sans-serif;
}`;

/** What is for paper alone is shown, and what is for screens alone is not. */
function onScreen(sheet: string): string {
  return sheet.replaceAll('@media print', '@media all').replaceAll('@media screen', '@media (min-width: 99999px)');
}

/** A report as it stands without scripts, in the theme of the workbench; on paper always light. */
export function ShownReport({ report, pictures, medium = 'fragment', children }: ShownReportProps) {
  return (
    <ReportContext value={createReportView(plainTexts(report), medium, (path) => `#${path}`, '', pictures)}>
      <style>{`${medium === 'print' ? onScreen(`${reportStyles}\n${paperStyles}`) : `${reportStyles}\n${nestedStyles}`}\n${workbenchFonts}`}</style>
      {medium === 'print' ? <div style={{ width: paperWidth }}>{children}</div> : children}
    </ReportContext>
  );
}
