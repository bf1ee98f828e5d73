export type {
  FrameMessage,
  HostMessage,
  KeptScenario,
  LabKept,
  LabWish,
  ReportPlace,
  ReportSettings,
  TableFile,
  Theme,
} from './messages.ts';
export { parseFrameMessage, parseHostMessage, toFrame, toHost } from './messages.ts';
