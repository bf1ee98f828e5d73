import type { FrameMessage } from '../messages/index.ts';
import { reveal } from './chapters.ts';
import { tellHeight } from './report-height.ts';
import { elementIn } from './report-root.ts';

/** Brings a place of this report into view, opened and focused; false where this report has no such place. */
export function goTo(report: HTMLElement, id: string, tell: ((message: FrameMessage) => void) | null): boolean {
  const target = elementIn(report, id);
  if (target === null) return false;
  for (const note of report.querySelectorAll<HTMLDetailsElement>('details.rv-note[open]')) note.open = false;
  reveal(report, target);
  target.scrollIntoView({ block: 'start' });
  const focusable = target.querySelector<HTMLElement>('summary, button') ?? target;
  focusable.focus({ preventScroll: true });
  // What was opened made the report higher: a host that still holds the old height could not scroll so far.
  if (tell !== null) tellHeight(report, tell);
  tell?.({ type: 'scroll', top: Math.max(0, Math.round(target.getBoundingClientRect().top + scrollY)) });
  return true;
}

/** Follows the fragment of the page's address into this report, now and whenever it changes: ids in a shadow root are not found by the browser. */
export function followAddress(report: HTMLElement, signal: AbortSignal): void {
  const follow = () => goTo(report, decoded(location.hash.slice(1)), null);
  addEventListener('hashchange', follow, { signal });
  follow();
}

/** Writes a place into the page's address, so that it can be passed on and Back leads back. */
export function writeAddress(id: string): void {
  try {
    if (location.hash !== `#${id}`) history.pushState(null, '', `#${id}`);
  } catch {
    // Pages without an address of their own keep the place all the same.
  }
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}
