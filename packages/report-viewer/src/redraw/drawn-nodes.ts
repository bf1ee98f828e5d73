import type { ReactElement, ReactNode } from 'react';

/** An element of a drawing with its attributes as the page has them, or a run of text. */
export type DrawnNode = string | { tag: string; attributes: Map<string, string>; children: DrawnNode[] };

const attributeNames: Record<string, string> = { className: 'class', textAnchor: 'text-anchor', vectorEffect: 'vector-effect' };

/** What the server writes for a drawing, as data. Drawings are plain functions of their data: this calls them, without React's renderer. */
export function drawnNodes(node: ReactNode): DrawnNode[] {
  const nodes: DrawnNode[] = [];
  for (const piece of flat(node)) {
    const last = nodes.at(-1);
    // Neighbouring texts are one node in a page that was parsed.
    if (typeof piece === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + piece;
    else nodes.push(piece);
  }
  return nodes;
}

function flat(node: ReactNode): DrawnNode[] {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return [];
  if (typeof node === 'string') return [node];
  if (typeof node === 'number' || typeof node === 'bigint') return [String(node)];
  if (Array.isArray(node)) return (node as ReactNode[]).flatMap(flat);
  if (!isElement(node)) throw new TypeError('A drawing may hold texts and elements, and nothing that React renders over time.');
  return flatElement(node);
}

/** React's own check would bring the whole of React into the page. */
function isElement(node: object): node is ReactElement<Record<string, ReactNode>> {
  return 'type' in node && 'props' in node;
}

function flatElement({ type, props }: ReactElement<Record<string, ReactNode>>): DrawnNode[] {
  const { children, ...rest } = props;
  if (typeof type === 'function') return flat((type as (given: typeof props) => ReactNode)(props));
  if (typeof type !== 'string') return flat(children);
  const attributes = new Map<string, string>();
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value === 'string' || typeof value === 'number') attributes.set(attributeNames[name] ?? name, String(value));
  }
  return [{ tag: type, attributes, children: drawnNodes(children) }];
}
