import { needsJapaneseFaces } from '@rimawari/ui/format';
import { takeDeviceFace } from './device-face.ts';

/** Where Japanese faces come from; stories pass their own. */
export interface JapaneseFaces {
  /** Shows Japanese by a face of the device. Resolves to whether it has one. */
  takeOfDevice: (page: Document) => Promise<boolean>;
  /** Resolves once the page is loaded and has nothing else to do. */
  whenIdle: (page: Document) => Promise<void>;
  /** Fetches the product's own: a list of 20 kB, and of its files those that hold what is shown, often half a megabyte. */
  fetchOwn: () => Promise<unknown>;
}

const ofThisPage: JapaneseFaces = { takeOfDevice: takeDeviceFace, whenIdle, fetchOwn: () => import('@rimawari/ui/japanese.css') };

/**
 * Sees to it that Japanese is readable once the page shows it or somebody types it: by a face of the device, which nearly every one has;
 * otherwise by the product's own, after the first view.
 */
export function followJapanese(page: Document, faces: JapaneseFaces = ofThisPage): void {
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target, addedNodes }) => [target, ...addedNodes].some(hasJapanese))) void load();
  });
  const onInput = ({ target }: Event) => {
    if (target !== null && hasJapanese(target)) void load();
  };

  function watch() {
    observer.observe(page.body, { subtree: true, childList: true, characterData: true });
    page.addEventListener('input', onInput);
  }
  // Asked for at the start, so that not even the parts for the names of the samples are fetched where the device has a face.
  const hasFace = faces.takeOfDevice(page);

  async function load() {
    observer.disconnect();
    page.removeEventListener('input', onInput);
    if (await hasFace) return;
    await faces.whenIdle(page);
    // Without a network the next change of the page tries again.
    await faces.fetchOwn().catch(watch);
  }

  if (hasJapanese(page.body)) void load();
  else watch();
}

async function whenIdle(page: Document): Promise<void> {
  if (page.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // Safari has no idle time to wait for: the next turn does.
  await new Promise<unknown>((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));
}

/** In a text, in what stands in an element, or in its fields. */
function hasJapanese(node: EventTarget): boolean {
  if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) return needsJapaneseFaces(node.value);
  if (node instanceof Element && [...node.querySelectorAll('input, textarea')].some(hasJapanese)) return true;
  return node instanceof Node && needsJapaneseFaces(node.textContent ?? '');
}
