import type { FrameMessage } from '../messages/index.ts';
import { goTo, writeAddress } from './places.ts';

/** What a press on a link means: a page of this report, an outside address, or null for the browser to decide. */
export function linkMessage(href: string): FrameMessage | null {
  const [, page, place] = /^(?:https?:\/\/[^/]+)?\/analysis\/[^/]+\/files\/([^?#]+)(?:#(.+))?/.exec(href) ?? [];
  if (page !== undefined) return { type: 'navigate', path: decodeURIComponent(page), ...(place !== undefined && { place }) };
  // Of the host itself: in a frame without an address of its own links resolve by that of the host.
  if (/^\/[\w-]/.test(href)) return { type: 'open', url: new URL(href, document.baseURI).href };
  return /^https?:\/\//i.test(href) ? { type: 'open', url: href } : null;
}

interface LinkOptions {
  tell: ((message: FrameMessage) => void) | null;
  /** Whether places of the report are written into the page's address. */
  address: boolean;
  signal: AbortSignal;
}

/** Links to the outside are told to the host, where there is one. Links within the report open what hides their target first, everywhere. */
export function enableLinks(report: HTMLElement, { tell, address, signal }: LinkOptions): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (href == null || event.defaultPrevented || event.button !== 0) return;
    if (href.startsWith('#')) {
      event.preventDefault();
      if (goTo(report, href.slice(1), tell) && address) writeAddress(report, href.slice(1));
      return;
    }
    if (tell === null) return;
    event.preventDefault();
    const message = linkMessage(href);
    if (message !== null) tell(message);
  };
  report.addEventListener('click', follow, { signal });
}
