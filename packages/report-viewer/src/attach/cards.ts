import { builtInside } from '../cards/built-inside.tsx';
import { cardInside } from '../cards/card-inside.tsx';
import { type CardSource, type CardView, cardView } from '../data/card-view.ts';
import { unpackCards } from '../data/packed.ts';
import { domNodes } from '../redraw/dom-nodes.ts';
import { onCards } from './new-cards.ts';
import { reportData } from './report-root.ts';
import { writeAmounts } from './settings.ts';

const views = new WeakMap<HTMLElement, CardView | null>();
/** What cards are built from in the place of the report's own data. */
const others = new WeakMap<HTMLElement, () => CardSource>();

/** From now on, cards are built from what the report was worked out to be with other inputs. */
export function followCards(report: HTMLElement, signal: AbortSignal): void {
  onCards(
    report,
    (cards) => {
      others.set(report, cards);
      views.delete(report);
    },
    signal,
  );
}

/** What the cards of a report are built from, read when the first one is opened; null where its data are missing or broken. */
export function cardsOf(report: HTMLElement): CardView | null {
  const known = views.get(report);
  if (known !== undefined) return known;
  const packed = reportData(report)?.cards;
  const source = others.get(report)?.() ?? (packed === undefined ? null : unpackCards(packed));
  const view = source === null ? null : cardView(source);
  views.set(report, view);
  return view;
}

/** Puts the inside of a card into its note, once, before what the note says itself. */
export function fillCard(report: HTMLElement, note: HTMLElement): void {
  const { card } = note.dataset;
  const view = card === undefined ? null : cardsOf(report);
  if (card === undefined || view === null) return;
  const page = note.ownerDocument;
  const panel = note.querySelector<HTMLElement>(':scope > .rv-note-panel') ?? page.createElement('div');
  panel.className = 'rv-note-panel';
  panel.prepend(...domNodes(cardInside(card, view), page));
  inCurrency(report, panel);
  if (!panel.isConnected) note.append(panel);
  delete note.dataset.card;
  note.dataset.made = '';
}

/** Up to this width, in pixels, a table of years shows its first columns only. */
const phone = 640;

/** Builds the table of a fold, once. */
export function fillFold(report: HTMLElement, fold: Element, narrow = report.offsetWidth <= phone): void {
  const body = fold.querySelector<HTMLElement>(':scope > [data-built]');
  const view = body === null ? null : cardsOf(report);
  if (body?.dataset.built === undefined || view === null) return;
  const holder = body.ownerDocument.createElement('div');
  holder.append(...domNodes(builtInside(body.dataset.built, view, false, narrow), body.ownerDocument));
  inCurrency(report, holder);
  body.querySelector(':scope > [data-plain]')?.remove();
  body.prepend(...holder.childNodes);
  delete body.dataset.built;
  body.dataset.made = '';
}

/** Builds every table, as on a wide page: for paper, and where one is looked for that was not opened yet. */
export function fillFolds(report: HTMLElement): void {
  for (const body of report.querySelectorAll('.rv-fold > [data-built]'))
    if (body.parentElement !== null) fillFold(report, body.parentElement, false);
}

/** Amounts are built in yen. */
function inCurrency(report: HTMLElement, part: HTMLElement): void {
  if (report.dataset.currency === 'USD') writeAmounts(part, 'USD', reportData(report)?.exchange_rate.jpy_per_usd ?? 0);
}
