import type { FrameMessage } from '../messages/index.ts';
import { cardsOf, fillFolds } from './cards.ts';
import { reveal } from './chapters.ts';
import { tellHeight } from './report-height.ts';
import { elementIn, idPrefixOf } from './report-root.ts';

/** Brings a place of this report into view, opened and focused; false where this report has no such place. */
export function goTo(report: HTMLElement, id: string, tell: ((message: FrameMessage) => void) | null): boolean {
  const target = placeIn(report, id);
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

/** A place by its element id, also by the name of a figure (`figure-loan.ltv`), which is the same in every report. */
function placeIn(report: HTMLElement, id: string): HTMLElement | null {
  const short = shortId(report, id);
  const found = elementIn(report, short);
  if (found !== null || !isFigure(report, short)) return found;
  // It may stand in a list that was not opened yet.
  fillFolds(report);
  return elementIn(report, short);
}

const figureName = 'figure-';

function shortId(report: HTMLElement, id: string): string {
  const prefix = `${idPrefixOf(report)}${figureName}`;
  const cards = id.startsWith(prefix) ? cardsOf(report) : null;
  return cards === null ? id : cards.anchorOf(id.slice(prefix.length));
}

/** The address of a place: that of a figure by its name, since its number may be another one in the next report. */
function lastingId(report: HTMLElement, id: string): string {
  const figure = isFigure(report, id)
    ? Object.keys(cardsOf(report)?.figures ?? {})[Number(id.slice(idPrefixOf(report).length + 1))]
    : undefined;
  return figure === undefined ? id : `${idPrefixOf(report)}${figureName}${figure}`;
}

function isFigure(report: HTMLElement, id: string): boolean {
  const prefix = idPrefixOf(report);
  return id.startsWith(prefix) && /^n\d+$/.test(id.slice(prefix.length));
}

/** Follows the fragment of the page's address into this report, now and whenever it changes: ids in a shadow root are not found by the browser. */
export function followAddress(report: HTMLElement, signal: AbortSignal): void {
  const follow = () => goTo(report, decoded(location.hash.slice(1)), null);
  addEventListener('hashchange', follow, { signal });
  follow();
}

/** Writes a place into the page's address, so that it can be passed on and Back leads back. */
export function writeAddress(report: HTMLElement, id: string): void {
  try {
    const lasting = lastingId(report, id);
    if (location.hash !== `#${lasting}`) history.pushState(null, '', `#${lasting}`);
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
