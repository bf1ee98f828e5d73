/** What is not written by us: typed or stored data, code and names of files. Pass it over with `translate="no"`. */
const quoted = 'code, pre, samp, kbd, script, style, template, textarea, [translate="no"]';
const attributes = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];

function rootsBelow(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : rootsBelow(shadowRoot)));
  return [root, ...inside];
}

/** The words of an element that holds text itself, with those of the elements inside, so that a sentence is read whole. */
function wordsOf(element: Element): string[] {
  const isTextual = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  if (!isTextual) return [];
  if (element.querySelector(quoted) === null) return [element.textContent ?? ''];
  const copy = element.cloneNode(true) as Element;
  for (const foreign of copy.querySelectorAll(quoted)) foreign.replaceWith('…');
  return [copy.textContent ?? ''];
}

/** Every sentence of the page that a reader sees or hears, except what is quoted. */
export function shownProse(): string[] {
  const elements = rootsBelow(document).flatMap((root) => [...root.querySelectorAll('*')]);
  const own = elements.filter((element) => element.closest(quoted) === null);
  const texts = own.flatMap((element) => [...wordsOf(element), ...attributes.flatMap((name) => element.getAttribute(name) ?? [])]);
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) => text !== '');
}
