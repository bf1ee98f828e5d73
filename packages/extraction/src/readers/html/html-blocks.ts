// One walk over a page in reading order. What it asks of single elements and tables stands in element-shape.ts, table-shape.ts and repeated-pairs.ts; what it
// writes for them in table-blocks.ts, definition-blocks.ts and child-blocks.ts.
import type { SourceReading } from '../../reading/source-reading.ts';
import { asideByHeading } from '../../vocabulary/asides.ts';
import { childBlocks } from './child-blocks.ts';
import { definitionBlocks } from './definition-blocks.ts';
import { hasTerms, isLeaf, spacedText } from './element-shape.ts';
import { withFactsAside } from './facts-aside.ts';
import { silentTags, textOf } from './html-text.ts';
import { childElements, type HtmlElement, headingTag } from './html-tree.ts';
import { asideOf } from './main-part.ts';
import { PageBlocks, type Place, type Walk } from './page-blocks.ts';
import { tableBlocks } from './table-blocks.ts';

/** Labelled values that make a box with a heading a part of its own. */
const leastBoxed = 2;

const outsideTags = new Set(['nav', 'footer', 'aside']);

/** Walks a page in reading order and writes its pairs, tables and lines into the reading. */
class BlockCollector implements Walk {
  private readonly page: PageBlocks;

  constructor(reading: SourceReading) {
    this.page = new PageBlocks(reading);
  }

  private heading(element: HtmlElement, place: Place, level = Number(element.tagName[1] ?? 6)): void {
    const text = textOf(element).replace(/\s+/g, ' ').slice(0, 120);
    while ((this.page.headings.at(-1)?.level ?? 0) >= level) this.page.headings.pop();
    if (text) this.page.headings.push({ level, text });
    this.page.addLine(text, true, { ...place, within: element });
  }

  children(element: HtmlElement, place: Place): void {
    childBlocks(element, place, this.page, this);
  }

  /** What a page folds away stands under its summary, and nothing behind it does. */
  private folded(element: HtmlElement, place: Place): void {
    const above = [...this.page.headings];
    this.children(element, { ...place, group: this.page.newGroup() });
    this.page.headings.splice(0, this.page.headings.length, ...above);
  }

  element(element: HtmlElement, place: Place): void {
    if (silentTags.has(element.tagName) || element.tagName === 'br') return;
    const aside = place.aside ?? (outsideTags.has(element.tagName) ? element.tagName : asideOf(element));
    const inner = { ...place, aside };
    if (headingTag.test(element.tagName)) this.heading(element, inner);
    else if (element.tagName === 'summary' && !/[:：]/.test(textOf(element))) this.heading(element, inner, 6);
    else if (element.tagName === 'details') this.folded(element, inner);
    else if (element.tagName === 'table') tableBlocks(element, inner, this.page, this);
    else if (element.tagName === 'dl' && hasTerms(element)) definitionBlocks(element, inner, this.page, this);
    else if (isLeaf(element)) this.page.inlinePairsAndLine(spacedText(element), { ...inner, within: element });
    else this.scoped(element, inner);
  }

  /** A heading of something else, `収支シミュレーション`, holds no longer than the box in which it stands with its own figures. */
  private scoped(element: HtmlElement, place: Place): void {
    const [above, from] = [[...this.page.headings], this.page.blocks.length];
    this.children(element, place);
    const within = this.page.headings.filter((heading) => !above.includes(heading));
    if (asideByHeading(within) === null) return;
    const figures = this.page.blocks.slice(from).filter(({ type, aside }) => type !== 'line' && aside !== null);
    if (figures.length >= leastBoxed) this.page.headings.splice(0, this.page.headings.length, ...above);
  }
}

/** Fills `reading.blocks` from the page's body. */
export function collectBlocks(html: HtmlElement, reading: SourceReading): void {
  const collector = new BlockCollector(reading);
  for (const child of childElements(html)) if (child.tagName !== 'head') collector.element(child, { group: 0, aside: null, next: null });
  reading.blocks = withFactsAside(reading.blocks);
}
