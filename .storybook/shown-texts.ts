const attributes = ['aria-label', 'aria-description', 'alt', 'href', 'placeholder', 'title', 'value'];

/** All that is shown or read aloud, a line each: words as they are laid out, and what attributes say. */
function textsOnShow(): string[] {
  const named = attributes.flatMap((attribute) =>
    [...document.body.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? ''),
  );
  // biome-ignore lint/performance/useDomNodeTextContent: what is laid out is meant, without what is hidden
  return [document.body.innerText, ...named];
}

/** Notes from now on what appears, also for a moment while a story is played. Returns how to end, which gives all that was seen. */
export function noteTexts(): () => string {
  const seen = new Set<string>();
  const note = (text: string | null) => {
    const words = text?.replace(/\s+/g, ' ').trim();
    if (words) seen.add(words);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element?.checkVisibility({ visibilityProperty: true })) note(node.textContent);
      }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    for (const text of textsOnShow()) note(text);
    return [...seen].join('\n');
  };
}
