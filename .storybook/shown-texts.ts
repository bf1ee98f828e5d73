const attributes = ['aria-label', 'aria-description', 'alt', 'href', 'placeholder', 'title', 'value'];

/** Words of an element that are its own: whole, as they are read, and without those of the elements inside. */
function ownTexts(element: Element): string[] {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.nodeValue ?? '');
  return own.every((text) => text.trim() === '') ? [] : [element.textContent ?? '', own.join('')];
}

/** All that is laid out below an element or read aloud, each text by itself: what elements hold, and what attributes say. */
function textsBelow(root: Element): string[] {
  const elements = [root, ...root.querySelectorAll('*')].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return elements.flatMap((element) => [...ownTexts(element), ...attributes.flatMap((attribute) => element.getAttribute(attribute) ?? [])]);
}

/** Notes from now on what appears, also for a moment while a story is played. Returns how to end, which gives all that was seen. */
export function noteTexts(): () => string {
  const seen = new Set<string>();
  const note = (element: Element | null) => {
    for (const text of element === null ? [] : textsBelow(element)) {
      const words = text.replace(/\s+/g, ' ').trim();
      if (words) seen.add(words);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) note(node instanceof Element ? node : node.parentElement);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    note(document.body);
    return [...seen].join('\n');
  };
}
