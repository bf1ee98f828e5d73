/** The page, and what stands in shadow roots on it. */
function rootsBelow(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : rootsBelow(shadowRoot)));
  return [root, ...inside];
}

/** Those of the selectors that find an element on the page now. */
export function partsShown(selectors: readonly string[]): string[] {
  const roots = rootsBelow(document);
  return selectors.filter((selector) => roots.some((root) => root.querySelector(selector) !== null));
}
