export type { FrameMessage, HostMessage, ReportPlace, ReportSettings, Theme } from './messages.ts';
export { parseFrameMessage, parseHostMessage, toFrame, toHost } from './messages.ts';
