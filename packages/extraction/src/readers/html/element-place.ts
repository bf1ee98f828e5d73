import type { Locator } from '../../reading/source-reading.ts';
import { textOf } from './html-text.ts';
import { attribute, childElements, type HtmlElement, isElement } from './html-tree.ts';

const longestPath = 240;
const paths = new WeakMap<HtmlElement, string>();
const texts = new WeakMap<HtmlElement, string>();

/** The step to an element from its parent: its tag, and which of its kind it is where there are several. */
function stepOf(element: HtmlElement, siblings: readonly HtmlElement[]): string {
  const alike = siblings.filter((sibling) => sibling.tagName === element.tagName);
  return alike.length > 1 ? `${element.tagName}:nth-of-type(${alike.indexOf(element) + 1})` : element.tagName;
}

/** Path of an element from the nearest ancestor with an id, or from the body: `#detail > table > tbody > tr:nth-of-type(3) > td`. */
function pathOf(element: HtmlElement): string {
  const known = paths.get(element);
  if (known !== undefined) return known;
  const id = attribute(element, 'id');
  const parent = element.parentNode !== null && isElement(element.parentNode) ? element.parentNode : null;
  const path = /^[A-Za-z][\w-]*$/.test(id)
    ? `#${id}`
    : parent === null || element.tagName === 'body'
      ? element.tagName
      : `${pathOf(parent)} > ${stepOf(element, childElements(parent))}`;
  paths.set(element, path);
  return path;
}

/** Where a text stands in a page: the element that holds it, and from which character to which. */
export function elementPlace(element: HtmlElement | undefined, text: string): Locator {
  if (element === undefined) return {};
  const path = pathOf(element);
  const whole = texts.get(element) ?? textOf(element);
  texts.set(element, whole);
  const from = whole.indexOf(text);
  return {
    ...(path.length <= longestPath && { element: path }),
    ...(from >= 0 && { span: [from, from + text.length] as [number, number] }),
  };
}
