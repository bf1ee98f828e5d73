import { contentsOf, type HtmlElement, type HtmlNode, isElement } from './html-tree.ts';

export const silentTags = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'select',
  'option',
  'textarea',
  'head',
  'object',
  'canvas',
]);
export const blockTags = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul br'.split(
    ' ',
  ),
);

/** What one call may collect: texts are asked for at every level, so each must stay small. */
interface Budget {
  characters: number;
  nodes: number;
}

function collect(node: HtmlNode, parts: string[], budget: Budget): void {
  budget.nodes -= 1;
  if (budget.nodes < 0 || budget.characters < 0) return;
  if (node.nodeName === '#text' && 'value' in node) {
    const text = node.value.slice(0, 4 * Math.max(1, budget.characters)).replace(/[^\S\u3000]+/g, ' ');
    budget.characters -= text.length;
    parts.push(text);
    return;
  }
  if (!isElement(node) || silentTags.has(node.tagName)) return;
  if (node.tagName === 'br') {
    parts.push('\n');
    for (const child of contentsOf(node)) collect(child, parts, budget);
    return;
  }
  const inner: string[] = [];
  for (const child of contentsOf(node)) collect(child, inner, budget);
  if (node.tagName === 'sup') parts.push(`\ue000${inner.join('').trim()}\ue001`);
  else if (blockTags.has(node.tagName)) parts.push('\n', ...inner, '\n');
  else parts.push(...inner);
}

/** Text of an element as a reader sees it: blocks and `<br>` break lines, `m<sup>2</sup>` becomes `m2`, spaces collapse. At most about 4,000 characters. */
export function textOf(element: HtmlElement): string {
  const parts: string[] = [];
  const budget = { characters: 4000, nodes: 3000 };
  for (const child of contentsOf(element)) collect(child, parts, budget);
  return parts
    .join('')
    .replace(/\s*\ue000([^\ue001]*)\ue001/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n+/g, '\n')
    .trim();
}
