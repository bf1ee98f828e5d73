const attributes = ['aria-label', 'aria-description', 'alt', 'href', 'placeholder', 'title', 'value'];

/** All that is shown or read aloud, a line each: words as they are laid out, and what attributes say. */
export function shownTexts(): string {
  const named = attributes.flatMap((attribute) =>
    [...document.body.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? ''),
  );
  return [document.body.innerText, ...named].map((text) => text.replace(/\s+/g, ' ').trim()).join('\n');
}
