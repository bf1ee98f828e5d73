import type { SourceInput, SourceReading } from '../../reading/source-reading.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { emptyReading } from '../empty-reading.ts';
import { limits } from '../limits.ts';
import { collectBlocks } from './html-blocks.ts';
import { textOf } from './html-text.ts';
import { attribute, childElements, type HtmlElement, isElement, parseHtml } from './html-tree.ts';
import { holdsData, scriptPairs } from './script-data.ts';
import { structuredPairs } from './structured-data.ts';

/** Labelled facts that a page prints where its scripts need not be asked. */
const leastPrinted = 3;

function find(root: { childNodes: HtmlElement['childNodes'] }, accept: (element: HtmlElement) => boolean): HtmlElement[] {
  const found: HtmlElement[] = [];
  // The last one on the pile comes next, so children go onto it backwards.
  const pile = root.childNodes.filter(isElement).reverse();
  for (let element = pile.pop(); element; element = pile.pop()) {
    if (accept(element)) found.push(element);
    pile.push(...childElements(element).reverse());
  }
  return found;
}

/** Reads a page. Scripts are never run; what they would have drawn is not there. Throws a ReadFailure beyond the limits. */
export function readHtml(input: SourceInput, text: string): SourceReading {
  const document = parseHtml(text, input.sourceName);
  const reading = emptyReading(input, 'html');
  const html = document.childNodes.filter(isElement).find((element) => element.tagName === 'html');
  if (!html) return reading;
  const titles = find(html, (element) => element.tagName === 'title' && element.namespaceURI.endsWith('xhtml'));
  reading.title = titles[0] ? textOf(titles[0]).slice(0, limits.lineCharacters) || null : null;
  const canonical = find(html, (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical')[0];
  reading.canonical_url = canonical ? attribute(canonical, 'href').slice(0, 500) || null : null;
  reading.scripts = find(html, (element) => element.tagName === 'script' && attribute(element, 'src') !== '')
    .slice(0, 60)
    .map((script) => attribute(script, 'src').slice(0, 200));
  collectBlocks(html, reading);
  for (const { label, value, at } of structuredPairs(html))
    reading.blocks.push({ type: 'pair', label, value, form: 'structured', group: 0, section: null, aside: null, at });
  // A page that its scripts would draw prints no facts of its own.
  if (reading.blocks.filter((block) => block.type === 'pair' && meaningOf(block.label) !== null).length < leastPrinted)
    for (const { label, value, at } of scriptPairs(find(html, holdsData)))
      reading.blocks.push({ type: 'pair', label, value, form: 'structured', group: 0, section: null, aside: null, at });
  return reading;
}
