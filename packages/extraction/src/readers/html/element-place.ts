import type { Locator } from '../../reading/source-reading.ts';
import { textOf } from './html-text.ts';
import { attribute, childElements, type HtmlElement, isElement, notesOf } from './html-tree.ts';

const longestPath = 240;

/** The step to an element from its parent: its tag, and which of its kind it is where there are several. Worked out once for all children. */
function stepOf(element: HtmlElement, parent: HtmlElement): string {
  const notes = notesOf(parent);
  let known = notes.steps;
  if (known === undefined) {
    known = new Map();
    const kinds = Map.groupBy(childElements(parent), ({ tagName }) => tagName);
    for (const [tagName, alike] of kinds)
      for (const [index, child] of alike.entries()) known.set(child, alike.length > 1 ? `${tagName}:nth-of-type(${index + 1})` : tagName);
    notes.steps = known;
  }
  return known.get(element) ?? element.tagName;
}

/** Path of an element from the nearest ancestor with an id, or from the body: `#detail > table > tbody > tr:nth-of-type(3) > td`. */
function pathOf(element: HtmlElement): string {
  const notes = notesOf(element);
  if (notes.path !== undefined) return notes.path;
  const id = attribute(element, 'id');
  const parent = element.parentNode !== null && isElement(element.parentNode) ? element.parentNode : null;
  const path = /^[A-Za-z][\w-]*$/.test(id)
    ? `#${id}`
    : parent === null || element.tagName === 'body'
      ? element.tagName
      : `${pathOf(parent)} > ${stepOf(element, parent)}`;
  notes.path = path;
  return path;
}

/** The path of an element, where it is short enough to be of use. */
export function elementPath(element: HtmlElement): Locator {
  const path = pathOf(element);
  return path.length <= longestPath ? { element: path } : {};
}

/** Where a text stands in a page: the element that holds it, and from which character to which. */
export function elementPlace(element: HtmlElement | undefined, text: string): Locator {
  if (element === undefined) return {};
  const from = textOf(element).indexOf(text);
  return {
    ...elementPath(element),
    ...(from >= 0 && { span: [from, from + text.length] as [number, number] }),
  };
}
