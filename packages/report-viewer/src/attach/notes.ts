import { fillCard } from './cards.ts';

/** Makes the explanations behave like cards: one at a time, closed by Escape or a press elsewhere, kept inside the page. */
export function enableNotes(report: HTMLElement, signal: AbortSignal): void {
  const openNotes = () => [...report.querySelectorAll<HTMLDetailsElement>('details.rv-note[open]')];
  report.addEventListener(
    'toggle',
    (event) => {
      const note = event.target;
      if (!(note instanceof HTMLDetailsElement) || !note.classList.contains('rv-note')) return;
      if (note.open) for (const other of openNotes()) if (!other.contains(note) && !note.contains(other)) other.open = false;
      if (note.open) fillCard(report, note);
      place(note, report);
    },
    { capture: true, signal },
  );
  // Heard by the whole page: a press beside the report closes its cards too. The path tells what was pressed inside a shadow root.
  const pressed = (event: Event) => {
    for (const note of openNotes()) if (!event.composedPath().includes(note)) note.open = false;
  };
  document.addEventListener('pointerdown', pressed, { signal });
  const escaped = (event: KeyboardEvent) => {
    const [heard] = event.composedPath();
    if (event.key !== 'Escape' || event.defaultPrevented || !(heard === document.body || isWithin(report, heard))) return;
    const note = openNotes().at(-1);
    if (note === undefined) return;
    note.open = false;
    note.querySelector('summary')?.focus();
  };
  document.addEventListener('keydown', escaped, { signal });
  signal.addEventListener('abort', () => openNotes().forEach(close));
}

function isWithin(report: HTMLElement, target: EventTarget | undefined): boolean {
  return target instanceof Node && report.contains(target);
}

function close(note: HTMLDetailsElement): void {
  note.open = false;
  const panel = note.querySelector<HTMLElement>(':scope > .rv-note-panel');
  if (panel?.matches(':popover-open')) panel.hidePopover();
}

const gap = 6;
const margin = 8;

/** Shows the card of an open note in the top layer, under its label or above it, where no scrolling table can cut it off. */
function place(note: HTMLDetailsElement, report: HTMLElement): void {
  const panel = note.querySelector<HTMLElement>(':scope > .rv-note-panel');
  if (panel === null || typeof panel.showPopover !== 'function') return;
  if (!note.open) {
    if (panel.matches(':popover-open')) panel.hidePopover();
    return;
  }
  panel.popover = 'manual';
  panel.showPopover();
  const label = note.getBoundingClientRect();
  const page = report.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const left = Math.max(page.left + margin, Math.min(label.left, page.right - width - margin));
  const above = label.bottom + gap + height > page.bottom && label.top - gap - height > page.top;
  panel.style.left = `${left + scrollX}px`;
  panel.style.top = `${(above ? label.top - gap - height : label.bottom + gap) + scrollY}px`;
}
