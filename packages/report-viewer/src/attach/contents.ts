import { chaptersIn } from './chapters.ts';

/** A chapter passes as the one being read once its header is this far up in the window. */
const readingLine = 0.3;

/** Marks, in the contents, the chapter that is being read. A report in a frame as tall as itself never scrolls: its host marks it there. */
export function watchContents(report: HTMLElement, signal: AbortSignal): void {
  const links = [...report.querySelectorAll<HTMLAnchorElement>('.rv-contents a')];
  if (links.length === 0) return;
  let waiting = false;
  const mark = () => {
    waiting = false;
    const line = innerHeight * readingLine;
    const current = chaptersIn(report).findLast((chapter) => chapter.getBoundingClientRect().top <= line) ?? chaptersIn(report)[0];
    for (const link of links) setCurrent(link, link.hash.slice(1) === current?.id);
  };
  const soon = () => {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  };
  // Scrolling is told to whatever scrolls, and does not bubble.
  addEventListener('scroll', soon, { capture: true, passive: true, signal });
  soon();
}

function setCurrent(link: HTMLAnchorElement, isCurrent: boolean): void {
  if (isCurrent === link.hasAttribute('aria-current')) return;
  if (isCurrent) link.setAttribute('aria-current', 'location');
  else link.removeAttribute('aria-current');
  // Sideways only: the page itself must not move.
  const strip = isCurrent ? link.closest('ol') : null;
  if (strip !== null && strip.scrollWidth > strip.clientWidth) strip.scrollLeft = link.offsetLeft - strip.offsetLeft - 24;
}
