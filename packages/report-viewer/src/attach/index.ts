export { type AttachedReport, type AttachOptions, attachReport } from './attach-report.ts';
export type { ReportRoot } from './report-root.ts';
