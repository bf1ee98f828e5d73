export { labText, readLabText } from '../lab/lab-text.ts';
export type { KeptScenario, LabKept, LabWish, ReportPlace } from '../messages/index.ts';
export { fallbackSource } from './fallback-source.ts';
export { ReportFrame, type ReportFrameProps } from './report-frame.tsx';
