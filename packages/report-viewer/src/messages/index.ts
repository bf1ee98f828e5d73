export type { FrameMessage, HostMessage, ReportPlace, ReportSettings, TableFile, Theme } from './messages.ts';
export { parseFrameMessage, parseHostMessage, toFrame, toHost } from './messages.ts';
