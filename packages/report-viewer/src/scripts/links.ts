import type { FrameMessage } from '../messages/index.ts';
import { reveal } from './sections.ts';

/** What a press on a link means: a page of this report, an outside address, or null for the browser to decide. */
export function linkMessage(href: string): FrameMessage | null {
  const page = /^(?:https?:\/\/[^/]+)?\/analysis\/[^/]+\/files\/([^?#]+)/.exec(href)?.[1];
  if (page !== undefined) return { type: 'navigate', path: decodeURIComponent(page) };
  return /^https?:\/\//i.test(href) ? { type: 'open', url: href } : null;
}

/** Inside a frame links are told to the host. Links within the page open what hides their target first, everywhere. */
export function enableLinks(root: HTMLElement, tell: ((message: FrameMessage) => void) | null): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (href == null || event.defaultPrevented || event.button !== 0) return;
    if (href.startsWith('#')) {
      event.preventDefault();
      goTo(root, href.slice(1), tell);
      return;
    }
    if (tell === null) return;
    event.preventDefault();
    const message = linkMessage(href);
    if (message !== null) tell(message);
  });
}

function goTo(root: HTMLElement, id: string, tell: ((message: FrameMessage) => void) | null): void {
  const target = document.getElementById(id);
  if (target === null || !root.contains(target)) return;
  for (const note of root.querySelectorAll<HTMLDetailsElement>('details.rv-note[open]')) note.open = false;
  reveal(target);
  target.scrollIntoView({ block: 'start' });
  const focusable = target.querySelector<HTMLElement>('summary, button') ?? target;
  focusable.focus({ preventScroll: true });
  tell?.({ type: 'scroll', top: Math.max(0, Math.round(target.getBoundingClientRect().top + scrollY)) });
}
