import { elementIn } from './report-root.ts';

/** Narrow enough for closed chapters to be the better start; the sheet closes them under the same width before the script runs. */
const narrow = '(max-width: 640px)';

/** Which chapters the reader opened and closed, as `costs:1 tax:0`. */
export type KeptChapters = string;

interface ChapterOptions {
  kept: KeptChapters;
  keep: (chapters: KeptChapters) => void;
  signal: AbortSignal;
}

/** Lets the headers of chapters fold what stands under them, as the reader left them; on a phone all but the first begin closed. */
export function enableChapters(report: HTMLElement, { kept, keep, signal }: ChapterOptions): void {
  const chosen = parseKept(kept);
  const startsClosed = matchMedia(narrow).matches;
  for (const chapter of chaptersIn(report)) {
    const id = chapter.dataset.chapter ?? '';
    setOpen(report, chapter, chosen.get(id) ?? !startsClosed);
  }
  report.addEventListener(
    'click',
    (event) => {
      const toggle = event.target instanceof Element ? event.target.closest<HTMLElement>('.rv-toggle') : null;
      const chapter = toggle?.closest<HTMLElement>('[data-chapter]');
      if (toggle == null || chapter == null) return;
      const open = toggle.getAttribute('aria-expanded') === 'false';
      setOpen(report, chapter, open);
      chosen.set(chapter.dataset.chapter ?? '', open);
      keep([...chosen].map(([id, isOpen]) => `${id}:${isOpen ? 1 : 0}`).join(' '));
    },
    { signal },
  );
  // The browser's own search looks into closed chapters and opens the one it finds its words in.
  report.addEventListener('beforematch', ({ target }) => target instanceof Element && reveal(report, target), { capture: true, signal });
}

/** Opens whatever hides the element: its chapter and the details around it. */
export function reveal(report: HTMLElement, element: Element): void {
  const chapter = element.closest<HTMLElement>('[data-chapter]');
  if (chapter !== null) setOpen(report, chapter, true);
  for (let parent = element.closest('details'); parent !== null; parent = parent.parentElement?.closest('details') ?? null) {
    if (parent.classList.contains('rv-fold')) parent.open = true;
  }
}

export function chaptersIn(report: HTMLElement): HTMLElement[] {
  return [...report.querySelectorAll<HTMLElement>('[data-chapter]')];
}

function setOpen(report: HTMLElement, chapter: HTMLElement, open: boolean): void {
  const toggle = chapter.querySelector('.rv-toggle');
  // The first chapter has none: it stays open.
  if (toggle === null) return;
  const body = elementIn(report, toggle.getAttribute('aria-controls'));
  toggle.setAttribute('aria-expanded', String(open));
  chapter.toggleAttribute('data-closed', !open);
  if (open) body?.removeAttribute('hidden');
  else body?.setAttribute('hidden', 'until-found');
}

function parseKept(kept: KeptChapters): Map<string, boolean> {
  return new Map([...kept.matchAll(/([a-z-]{1,30}):([01])/g)].map(([, id = '', state]) => [id, state === '1']));
}
