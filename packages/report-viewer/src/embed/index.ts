export type { InsightReport } from '@rimawari/underwriting';
export type { Currency } from '../format/money.ts';
export { ReportFrame, type ReportFrameProps } from '../frame/index.ts';
export type { ReportPlace, ReportSettings, Theme } from '../messages/index.ts';
export type { ReportOptions } from './events.ts';
export { ReportViewer, type ReportViewerProps } from './report-viewer.tsx';
