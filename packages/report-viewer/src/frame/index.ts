export type { ReportPlace } from '../messages/index.ts';
export { fallbackSource } from './fallback-source.ts';
export { ReportFrame, type ReportFrameProps } from './report-frame.tsx';
