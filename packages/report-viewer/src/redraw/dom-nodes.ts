import type { ReactNode } from 'react';
import { type DrawnNode, drawnNodes } from './drawn-nodes.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

/** What the server would write for a part without hooks, as nodes of this page: texts stay texts. */
export function domNodes(node: ReactNode, page: Document): Node[] {
  return drawnNodes(node).map((drawn) => nodeOf(drawn, page, false));
}

function nodeOf(drawn: DrawnNode, page: Document, inDrawing: boolean): Node {
  if (typeof drawn === 'string') return page.createTextNode(drawn);
  const isDrawing = inDrawing || drawn.tag === 'svg';
  const element = isDrawing ? page.createElementNS(svgSpace, drawn.tag) : page.createElement(drawn.tag);
  for (const [name, value] of drawn.attributes) element.setAttribute(name, value);
  element.append(...drawn.children.map((child) => nodeOf(child, page, isDrawing)));
  return element;
}
