import type { CardSource } from '../data/card-view.ts';

const name = 'rimawari:cards';

/** Tells the script of the page, which is another one, what cards and tables are built from now; read when the first of them is opened. */
export function announceCards(report: HTMLElement, cards: () => CardSource): void {
  report.dispatchEvent(new CustomEvent(name, { detail: cards }));
}

export function onCards(report: HTMLElement, changed: (cards: () => CardSource) => void, signal: AbortSignal): void {
  report.addEventListener(name, (event) => event instanceof CustomEvent && changed(event.detail), { signal });
}
