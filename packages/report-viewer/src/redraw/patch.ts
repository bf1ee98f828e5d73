import type { DrawnNode } from './drawn-nodes.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

/** What the live charts and the layer of values keep in a plot; a new drawing leaves it alone. */
const kept = '.rv-live, .rv-read';
const liveMark = 'data-mounted';

/** Makes an element's inside what a drawing says, in place: elements that stay are the same ones afterwards, with their focus and state. */
export function patchElement(element: Element, wanted: Exclude<DrawnNode, string>): void {
  for (const name of element.getAttributeNames()) if (!wanted.attributes.has(name) && name !== liveMark) element.removeAttribute(name);
  for (const [name, value] of wanted.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  patchChildren(element, wanted.children);
}

function patchChildren(parent: Element, wanted: DrawnNode[]): void {
  const spare = new Set([...parent.childNodes].filter((node) => !(node instanceof Element && node.matches(kept))));
  let before: Node | null = null;
  for (const node of wanted) {
    const found = [...spare].find((candidate) => fits(candidate, node));
    const placed = found ?? made(parent, node);
    if (found !== undefined) spare.delete(found);
    const next: Node | null = before === null ? parent.firstChild : before.nextSibling;
    if (placed !== next) parent.insertBefore(placed, next);
    fill(placed, node);
    before = placed;
  }
  for (const rest of spare) rest.remove();
}

/** Elements with a key are found by it, wherever they stand; the others in their order. */
function fits(candidate: ChildNode, wanted: DrawnNode): boolean {
  if (typeof wanted === 'string') return candidate.nodeType === Node.TEXT_NODE;
  if (!(candidate instanceof Element) || candidate.localName !== wanted.tag) return false;
  return candidate.getAttribute('data-key') === (wanted.attributes.get('data-key') ?? null);
}

function made(parent: Element, node: DrawnNode): ChildNode {
  const page = parent.ownerDocument;
  if (typeof node === 'string') return page.createTextNode('');
  return parent.namespaceURI === svgSpace || node.tag === 'svg' ? page.createElementNS(svgSpace, node.tag) : page.createElement(node.tag);
}

function fill(place: Node, wanted: DrawnNode): void {
  if (typeof wanted === 'string') {
    if (place.nodeValue !== wanted) place.nodeValue = wanted;
  } else if (place instanceof Element) patchElement(place, wanted);
}
