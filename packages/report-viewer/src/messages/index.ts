export type { FrameMessage, HostMessage, ReportSettings, Theme } from './messages.ts';
export { parseFrameMessage, parseHostMessage, toFrame, toHost } from './messages.ts';
