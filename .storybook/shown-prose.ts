/** What is not written by us: typed or stored data, code, names of files, and Storybook's own messages. Pass it over with `translate="no"`. */
const quoted = 'code, pre, samp, kbd, script, style, template, textarea, [translate="no"], [class*="sb-"]';
const attributes = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];

function rootsBelow(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : rootsBelow(shadowRoot)));
  return [root, ...inside];
}

/** Words of an element, what is quoted in it as `…`; words of elements beside one another are not joined. */
function textOf(element: Element): string {
  return [...element.childNodes].reduce((text, node) => {
    const next =
      node instanceof Element
        ? node.matches(quoted)
          ? '…'
          : textOf(node)
        : node.nodeType === Node.TEXT_NODE
          ? (node.nodeValue ?? '')
          : '';
    const isApart = node instanceof Element && /[\p{L}\p{N}%)”…]$/u.test(text) && /^[\p{L}\p{N}¥$−+“]/u.test(next);
    return `${text}${isApart ? ' ' : ''}${next}`;
  }, '');
}

/** The words of an element that holds text itself, with those of the elements inside, so that a sentence is read whole. */
function wordsOf(element: Element): string[] {
  const isTextual = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  return isTextual ? [textOf(element)] : [];
}

/** Every sentence of the page that a reader sees or hears, except what is quoted. */
export function shownProse(): string[] {
  const elements = rootsBelow(document).flatMap((root) => [...root.querySelectorAll('*')]);
  const own = elements.filter((element) => element.closest(quoted) === null);
  const texts = own.flatMap((element) => [...wordsOf(element), ...attributes.flatMap((name) => element.getAttribute(name) ?? [])]);
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) => text !== '');
}
