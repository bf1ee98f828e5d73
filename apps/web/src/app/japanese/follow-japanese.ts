import { needsJapaneseFaces } from '@rimawari/ui/format';

/** Fetches the Japanese faces once the page shows Japanese or somebody types it: the list of their files alone is 20 kB. */
export function followJapanese(page: Document): void {
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target, addedNodes }) => [target, ...addedNodes].some(hasJapanese))) load();
  });
  const onInput = ({ target }: Event) => {
    if (target !== null && hasJapanese(target)) load();
  };

  function watch() {
    observer.observe(page.body, { subtree: true, childList: true, characterData: true });
    page.addEventListener('input', onInput);
  }
  function load() {
    observer.disconnect();
    page.removeEventListener('input', onInput);
    // Without a network the device's own faces do; the next change of the page tries again.
    import('@rimawari/ui/japanese.css').catch(watch);
  }

  if (hasJapanese(page.body)) load();
  else watch();
}

/** In a text, in what stands in an element, or in its fields. */
function hasJapanese(node: EventTarget): boolean {
  if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) return needsJapaneseFaces(node.value);
  if (node instanceof Element && [...node.querySelectorAll('input, textarea')].some(hasJapanese)) return true;
  return node instanceof Node && needsJapaneseFaces(node.textContent ?? '');
}
