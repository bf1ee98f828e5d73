import type { FrameMessage } from '../messages/index.ts';

/** Tells a host how high its frame must be to hold this report, in CSS pixels. */
export function tellHeight(report: HTMLElement, tell: (message: FrameMessage) => void): void {
  tell({ type: 'height', height: Math.ceil(report.getBoundingClientRect().bottom + scrollY) });
}
