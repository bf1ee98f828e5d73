import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, type TreeAdapter } from 'parse5';
import { limits } from '../limits.ts';
import { tooLarge } from '../read-failure.ts';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/**
 * Parses with limits inside the tree builder: nesting and number of elements are what make HTML parsing slow, so both
 * stop the parse at once. Throws a ReadFailure.
 */
export function parseHtml(text: string, sourceName: string): DefaultTreeAdapterTypes.Document {
  let elements = 0;
  const depths = new WeakMap<object, number>();
  const sink = (parent: object, child: object): void => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > limits.htmlDepth) throw tooLarge(sourceName, `more than ${limits.htmlDepth} nested elements`);
    depths.set(child, depth);
  };
  const adapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      elements += 1;
      if (elements > limits.htmlElements) throw tooLarge(sourceName, `more than ${limits.htmlElements} elements`);
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    appendChild(parent, child) {
      sink(parent, child);
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertBefore(parent, child, reference) {
      sink(parent, child);
      defaultTreeAdapter.insertBefore(parent, child, reference);
    },
  };
  return parse<DefaultTreeAdapterMap>(text, { treeAdapter: adapter });
}

export function isElement(node: object): node is HtmlElement {
  return 'tagName' in node;
}

export function childElements(element: { childNodes: HtmlNode[] }): HtmlElement[] {
  return element.childNodes.filter(isElement);
}

export function attribute(element: HtmlElement, name: string): string {
  return element.attrs.find((candidate) => candidate.name === name)?.value ?? '';
}

/** Child nodes, the content of a template included (where saved pages keep parts of a page). */
export function contentsOf(element: HtmlElement): HtmlNode[] {
  return 'content' in element ? (element.content as { childNodes: HtmlNode[] }).childNodes : element.childNodes;
}

export const headingTag = /^h[1-6]$/;
