import { meaningOf } from '../../vocabulary/labels.ts';
import { limits } from '../limits.ts';
import { attribute, contentsOf, type HtmlElement, type HtmlNode, isElement, notesOf } from './html-tree.ts';

/** Elements that say nothing of the page; what is struck through holds no longer. */
export const silentTags = new Set([
  's',
  'strike',
  'del',
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
  // How a name is spoken, set above it.
  'rt',
  'rp',
]);
const blockTags = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul br'.split(
    ' ',
  ),
);

/** Whether an element stands on lines of its own. Elements that a site defines itself usually do. */
export function isBlockTag(tagName: string): boolean {
  return blockTags.has(tagName) || tagName.includes('-');
}

/** What one call may collect: texts are asked for at every level, so each must stay small. */
interface Budget {
  characters: number;
  nodes: number;
}

const hintClass = /(?:^|\s)(?:[\w-]*tool-?tip[\w-]*|tip-?(?:text|content|body)|popover[\w-]*|balloon[\w-]*|help-?(?:text|tip))(?:\s|$)/i;

/** An explanation that a page shows when a word is pointed at: `専有面積` and what it means. */
function isHint(element: HtmlElement): boolean {
  return attribute(element, 'role') === 'tooltip' || hintClass.test(attribute(element, 'class'));
}

function collect(node: HtmlNode, parts: string[], budget: Budget, preformatted = false): void {
  budget.nodes -= 1;
  if (budget.nodes < 0 || budget.characters < 0) return;
  if (node.nodeName === '#text' && 'value' in node) {
    const whole = node.value.slice(0, 4 * Math.max(1, budget.characters)).replace(preformatted ? /[^\S\u3000\n]+/g : /[^\S\u3000]+/g, ' ');
    const text = whole.slice(0, budget.characters + 1);
    budget.characters -= whole.length;
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
  for (const child of contentsOf(node)) collect(child, inner, budget, preformatted || node.tagName === 'pre');
  if (parts.some((part) => part.trim() !== '') && isHint(node)) return;
  if (node.tagName === 'sup') parts.push(`\ue000${inner.join('').trim()}\ue001`);
  else if (isBlockTag(node.tagName)) parts.push('\n', ...inner, '\n');
  else parts.push(...inner);
}

/** Whether the text of an element, once asked for, was longer than what was collected. */
export function isCut(element: HtmlElement): boolean {
  return notesOf(element).isCut === true;
}

const longestName = 14;

/** What the one picture of a cell stands for, where pages set their labels as pictures. */
function pictured(element: HtmlElement): string {
  if (!/^(?:td|th|dt)$/.test(element.tagName)) return '';
  const [picture, ...rest] = contentsOf(element).filter(isElement);
  const name = picture?.tagName === 'img' && rest.length === 0 ? attribute(picture, 'alt').trim() : '';
  return name.length <= longestName && meaningOf(name) !== null ? name : '';
}

/** Text of an element as a reader sees it: blocks and `<br>` break lines, `m<sup>2</sup>` becomes `m2`, spaces collapse. At most about as much as one cell may hold. */
export function textOf(element: HtmlElement): string {
  const notes = notesOf(element);
  if (notes.text !== undefined) return notes.text;
  const parts: string[] = [];
  const budget = { characters: limits.cellCharacters, nodes: 3000 };
  for (const child of contentsOf(element)) collect(child, parts, budget, element.tagName === 'pre');
  if (budget.characters < 0 || budget.nodes < 0) notes.isCut = true;
  const printed = parts
    .join('')
    .replace(/\s*\ue000([^\ue001]*)\ue001/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n+/g, '\n')
    .trim();
  const text = printed === '' ? pictured(element) : printed;
  notes.text = text;
  return text;
}

const shortLimit = 40;

function lengthUpTo(node: HtmlNode, rest: number): number {
  if (node.nodeName === '#text' && 'value' in node) return node.value.trim().length;
  if (!isElement(node) || silentTags.has(node.tagName)) return 0;
  let length = 0;
  for (const child of contentsOf(node)) {
    length += lengthUpTo(child, rest - length);
    if (length > rest) return length;
  }
  return length;
}

/** Text of an element that holds no more than a label would; null where it holds more, or nothing. */
export function shortText(element: HtmlElement): string | null {
  const notes = notesOf(element);
  if (notes.shortText !== undefined) return notes.shortText;
  const text = lengthUpTo(element, shortLimit) > shortLimit ? null : textOf(element) || null;
  notes.shortText = text;
  return text;
}
