import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, type TreeAdapter } from 'parse5';
import { limits } from '../limits.ts';
import { tooLarge } from '../read-failure.ts';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

const depthKey = Symbol('depth');

interface Placed {
  nodeName: string;
  /** How many elements it stands in. */
  [depthKey]?: number;
}

/**
 * Parses with limits inside the tree builder: nesting and number of elements are what make HTML parsing slow, so both
 * stop the parse at once. Throws a ReadFailure.
 */
export function parseHtml(text: string, sourceName: string): DefaultTreeAdapterTypes.Document {
  let elements = 0;
  const sink = (parent: Placed, child: Placed): void => {
    const depth = (parent[depthKey] ?? 0) + 1;
    if (depth > limits.htmlDepth) throw tooLarge(sourceName, `more than ${limits.htmlDepth} nested elements`);
    child[depthKey] = depth;
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

/** What was found out about an element, which is asked for at every level of a page. */
interface ElementNotes {
  text?: string;
  /** Its text is longer than what was collected of it. */
  isCut?: boolean;
  shortText?: string | null;
  hasBlocks?: boolean;
  hasStructure?: boolean;
  holdsLabels?: boolean;
  path?: string;
  steps?: Map<HtmlElement, string>;
}

const notesKey = Symbol('notes');

/** The notes of an element. They lie on the element itself: tables that hold elements weakly cost the collector of memory most of its time. */
export function notesOf(element: HtmlElement & { [notesKey]?: ElementNotes }): ElementNotes {
  element[notesKey] ??= {};
  return element[notesKey];
}
