/** Makes the explanations behave like cards: one at a time, closed by Escape or a press elsewhere, kept inside the page. */
export function enableNotes(root: HTMLElement): void {
  const openNotes = () => [...root.querySelectorAll<HTMLDetailsElement>('details.rv-note[open]')];
  root.addEventListener(
    'toggle',
    (event) => {
      const note = event.target;
      if (!(note instanceof HTMLDetailsElement) || !note.classList.contains('rv-note') || !note.open) return;
      for (const other of openNotes()) if (!other.contains(note) && !note.contains(other)) other.open = false;
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

/** Shifts a card to the left where it would leave the page, and gives the page room where it would end below. */
function place(note: HTMLDetailsElement, root: HTMLElement): void {
  const panel = note.querySelector<HTMLElement>(':scope > .rv-note-panel');
  if (panel === null) return;
  panel.style.left = '0px';
  panel.style.top = '';
  panel.style.bottom = '';
  const edge = root.getBoundingClientRect();
  const box = panel.getBoundingClientRect();
  const beyond = box.right - (edge.right - 12);
  if (beyond > 0) panel.style.left = `${-Math.min(beyond, box.left - edge.left - 12)}px`;
  if (box.bottom > edge.bottom && note.getBoundingClientRect().top - edge.top > box.height) {
    panel.style.top = 'auto';
    panel.style.bottom = '100%';
  }
}

/** Tables that are wider than their frame scroll; all others let the cards stand over their edge. */
export function watchTables(root: HTMLElement): void {
  const check = () => {
    for (const frame of root.querySelectorAll<HTMLElement>('.rv-table-frame')) {
      const table = frame.firstElementChild;
      if (table === null) continue;
      const scrolls = table.getBoundingClientRect().width > frame.clientWidth + 1;
      frame.toggleAttribute('data-scrolls', scrolls);
      if (scrolls) frame.tabIndex = 0;
      else frame.removeAttribute('tabindex');
    }
  };
  new ResizeObserver(check).observe(root);
}
