/** Makes the explanations behave like cards: one at a time, closed by Escape or a press elsewhere, kept inside the page. */
export function enableNotes(root: HTMLElement): void {
  const openNotes = () => [...root.querySelectorAll<HTMLDetailsElement>('details.rv-note[open]')];
  root.addEventListener(
    'toggle',
    (event) => {
      const note = event.target;
      if (!(note instanceof HTMLDetailsElement) || !note.classList.contains('rv-note')) return;
      if (note.open) for (const other of openNotes()) if (!other.contains(note) && !note.contains(other)) other.open = false;
      if (note.open) fill(note);
      place(note, root);
    },
    true,
  );
  document.addEventListener('pointerdown', (event) => {
    for (const note of openNotes()) if (!(event.target instanceof Node && note.contains(event.target))) note.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const note = openNotes().at(-1);
    if (note === undefined) return;
    note.open = false;
    note.querySelector('summary')?.focus();
  });
}

/** Cards are written once, where their figure is at home: the first time one is opened elsewhere, it is copied from there. */
function fill(note: HTMLDetailsElement): void {
  const source = document.getElementById(note.dataset.copyOf ?? '')?.querySelector('.rv-note:not([data-copy-of]) > .rv-note-panel');
  if (source == null) return;
  note.querySelector(':scope > .rv-note-panel')?.replaceChildren(...source.cloneNode(true).childNodes);
  delete note.dataset.copyOf;
}

const gap = 6;
const margin = 8;

/** Shows the card of an open note in the top layer, under its label or above it, where no scrolling table can cut it off. */
function place(note: HTMLDetailsElement, root: HTMLElement): void {
  const panel = note.querySelector<HTMLElement>(':scope > .rv-note-panel');
  if (panel === null || typeof panel.showPopover !== 'function') return;
  if (!note.open) {
    if (panel.matches(':popover-open')) panel.hidePopover();
    return;
  }
  panel.popover = 'manual';
  panel.showPopover();
  const label = note.getBoundingClientRect();
  const page = root.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const left = Math.max(page.left + margin, Math.min(label.left, page.right - width - margin));
  const above = label.bottom + gap + height > page.bottom && label.top - gap - height > page.top;
  panel.style.left = `${left + scrollX}px`;
  panel.style.top = `${(above ? label.top - gap - height : label.bottom + gap) + scrollY}px`;
}

/** Only tables that are larger than their frame need the keyboard to scroll them. */
export function watchTables(root: HTMLElement): void {
  const check = () => {
    for (const frame of root.querySelectorAll<HTMLElement>('.rv-table-frame')) {
      const scrolls = frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1;
      frame.toggleAttribute('data-scrolls', scrolls);
      if (scrolls) frame.tabIndex = 0;
      else frame.removeAttribute('tabindex');
    }
  };
  new ResizeObserver(check).observe(root);
}
