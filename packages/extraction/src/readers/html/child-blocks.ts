import { likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import {
  brokenLines,
  hasBlocks,
  hasStructure,
  holdsAnOffer,
  holdsLabels,
  inlineValue,
  isLabelText,
  isValueElement,
  restOf,
} from './element-shape.ts';
import { isBlockTag, shortText, silentTags, textOf } from './html-text.ts';
import { contentsOf, type HtmlElement, headingTag, isElement } from './html-tree.ts';
import type { PageBlocks, Place, Walk } from './page-blocks.ts';
import { repeatedPairs } from './repeated-pairs.ts';
import { blockRows } from './table-shape.ts';

/** The elements and the text inside an element: labels beside their values, and everything else by itself. */
export function childBlocks(element: HtmlElement, place: Place, page: PageBlocks, walk: Walk): void {
  const rooms = blockRows(element);
  if (rooms !== null) {
    page.addGrid(rooms, 1, { ...place, group: page.newGroup() });
    return;
  }
  const nodes = contentsOf(element);
  const elements = nodes.filter(isElement);
  const [head] = elements;
  const groupWord = head
    ? /^(?:[A-Za-z ]+\s)?(土地|敷地|建物|専有部分?|住戸)(?:\s[A-Za-z ]+)?$/.exec(shortText(head) ?? '')?.[1]
    : undefined;
  const holder: Place =
    (elements.some((child) => child.tagName === 'dl' || child.tagName === 'div') && elements.length > 1) || holdsAnOffer(elements)
      ? { ...place, group: page.newGroup() }
      : place;
  const container: Place = { ...holder, within: element, ...(groupWord && elements.length > 1 && { caption: groupWord }) };
  for (const { label, value } of repeatedPairs(element, isLabelText, holdsLabels)) page.addPair(label, value, 'siblings', container);
  let loose = '';
  // `<h3>管理費</h3>8,200円<h3>…`: the heading right before a text that stands in no element.
  let above: string | null = null;
  const flush = (): void => {
    if (loose.trim()) {
      if (above !== null && loose.trim().length <= 60) page.addPair(above, loose.trim(), 'siblings', container);
      page.inlinePairsAndLine(loose, container);
      above = null;
    }
    loose = '';
  };
  let consumed: HtmlElement | null = null;
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (!node) continue;
    if (!isElement(node)) {
      if (node.nodeName === '#text' && 'value' in node) loose += node.value.replace(/\s+/g, ' ');
      continue;
    }
    if (node === consumed || silentTags.has(node.tagName)) continue;
    const next = nodes.slice(index + 1).find(isElement) ?? null;
    if (!isBlockTag(node.tagName) && !hasBlocks(node)) {
      const text = textOf(node);
      const bold = /^(?:b|strong)$/.test(node.tagName) ? node.tagName : null;
      if (!isLabelText(text)) {
        loose += node.tagName === 'a' && text ? ` ${text} ` : text;
        continue;
      }
      const beside = inlineValue(nodes, index + 1, bold);
      if (beside.text !== '') {
        flush();
        // One access after another, each behind a break.
        const more = likelyMeaning(text)?.reading === 'stations' ? brokenLines(nodes, beside.end) : [];
        page.addPair(text, [beside.text, ...more].join('\n'), 'siblings', container);
        index = beside.end - 1;
      } else if (next && isValueElement(next)) {
        flush();
        const rest = restOf(elements, next);
        page.addPair(text, [next, ...rest].map(textOf).join('\n'), 'siblings', {
          ...container,
          within: rest.length > 0 ? element : next,
        });
        consumed = hasStructure(next) ? null : next;
      } else loose += text;
      continue;
    }
    flush();
    walk.element(node, { ...container, next });
    const text = node.tagName === 'br' || node.tagName === 'h1' ? null : shortText(node);
    const named = text !== null && (node.tagName === 'h2' ? meaningOf(text) !== null : isLabelText(text));
    above = named && headingTag.test(node.tagName) ? text : null;
    if (next && named && isValueElement(next)) {
      // One access after another, each in an element of its own.
      const rest = likelyMeaning(text ?? '')?.reading === 'stations' ? restOf(elements, next) : [];
      page.addPair(text ?? '', [next, ...rest].map(textOf).join('\n'), 'siblings', {
        ...container,
        within: rest.length > 0 ? element : next,
      });
    }
  }
  flush();
}
