import type { Block, PairForm, SourceReading } from '../../reading/source-reading.ts';
import { asideByClass, asideByHeading } from '../../vocabulary/asides.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { limits } from '../limits.ts';
import { blockTags, silentTags, textOf } from './html-text.ts';
import { attribute, childElements, contentsOf, type HtmlElement, isElement } from './html-tree.ts';
import { inlinePairs } from './inline-pairs.ts';

interface Place {
  group: number;
  aside: string | null;
  /** The next element after this one inside the same parent. */
  next: HtmlElement | null;
  /** Inside the value of a known label, where running text may hold labels of lesser weight. */
  nested?: boolean;
}

const outsideTags = new Set(['nav', 'footer', 'aside']);
const headingTag = /^h[1-6]$/;

/** Walks a page in reading order and writes its pairs, tables and lines into the reading. */
class BlockCollector {
  private readonly reading: SourceReading;
  private readonly headings: { level: number; text: string }[] = [];
  private groups = 0;
  private pairs = 0;
  private lines = 0;

  constructor(reading: SourceReading) {
    this.reading = reading;
  }

  private place(place: Place): Pick<Block, 'group' | 'section' | 'aside'> {
    const section = this.headings.map((heading) => heading.text).join(' > ');
    return { group: place.group, section: section || null, aside: place.aside ?? asideByHeading(this.headings) };
  }

  private addPair(label: string, value: string, form: PairForm, place: Place): void {
    if (label === '' || label.length > 80 || this.pairs >= limits.pairs) return;
    this.pairs += 1;
    this.reading.blocks.push({
      type: 'pair',
      label,
      value: value.slice(0, limits.cellCharacters),
      form: place.nested && (form === 'inline' || form === 'siblings') ? 'nested' : form,
      ...this.place(place),
      at: {},
    });
  }

  private addLine(text: string, heading: boolean, place: Place): void {
    for (const line of text.split('\n')) {
      if (line.trim() === '' || this.lines >= limits.lines) continue;
      this.lines += 1;
      this.reading.blocks.push({
        type: 'line',
        text: line.trim().slice(0, limits.lineCharacters),
        size: null,
        heading,
        ...this.place(place),
        at: {},
      });
    }
  }

  private heading(element: HtmlElement, place: Place): void {
    const level = Number(element.tagName[1] ?? 6);
    const text = textOf(element).replace(/\s+/g, ' ').slice(0, 120);
    while ((this.headings.at(-1)?.level ?? 0) >= level) this.headings.pop();
    if (text) this.headings.push({ level, text });
    this.addLine(text, true, place);
  }

  /** Rows of cells: header cells followed by data cells are pairs; a first row of header cells alone makes a table. */
  private table(element: HtmlElement, place: Place): void {
    const inner = { ...place, group: ++this.groups };
    const rows = tableRows(element).slice(0, limits.rows);
    const cells = rows.map((row) =>
      childElements(row)
        .filter((cell) => cell.tagName === 'td' || cell.tagName === 'th')
        .slice(0, limits.columns),
    );
    const first = cells.find((row) => row.length > 0) ?? [];
    const headed =
      first.length >= 3 &&
      first.every((cell) => cell.tagName === 'th' || meaningOf(textOf(cell)) !== null) &&
      cells.length >= 2 &&
      (cells[cells.indexOf(first) + 1] ?? []).some((cell) => cell.tagName === 'td' && meaningOf(textOf(cell)) === null);
    if (headed) {
      this.reading.blocks.push({
        type: 'grid',
        rows: cells.map((row) => row.map((cell) => textOf(cell).slice(0, limits.cellCharacters))),
        sheet: null,
        first_row: 1,
        ...this.place(inner),
      });
    }
    for (const row of cells) {
      for (const [index, cell] of row.entries()) {
        const value = row[index + 1];
        const isLabel = cell.tagName === 'th' || (index % 2 === 0 && row.length % 2 === 0 && meaningOf(textOf(cell)) !== null);
        if (!headed && isLabel && value?.tagName === 'td') this.addPair(textOf(cell), textOf(value), 'table', inner);
        const before = row[index - 1];
        const nested = place.nested === true || (before !== undefined && meaningOf(textOf(before)) !== null);
        if (!isLabel || hasStructure(cell)) this.children(cell, { ...inner, nested });
      }
    }
  }

  private definitions(element: HtmlElement, place: Place): void {
    const inner = { ...place, group: place.group };
    const terms: HtmlElement[] = [];
    const walk = (parent: HtmlElement): void => {
      for (const child of childElements(parent)) {
        if (child.tagName === 'dt' || child.tagName === 'dd') terms.push(child);
        else if (child.tagName === 'div') walk(child);
      }
    };
    walk(element);
    for (let index = 0; index < terms.length; index += 1) {
      const term = terms[index];
      if (term?.tagName !== 'dt') continue;
      const values: HtmlElement[] = [];
      for (let next = terms[index + 1]; next?.tagName === 'dd'; next = terms[index + 1]) {
        values.push(next);
        index += 1;
      }
      this.addPair(textOf(term), values.map(textOf).join('\n'), 'definition', inner);
      const nested = place.nested === true || meaningOf(textOf(term)) !== null;
      for (const value of values) if (hasStructure(value)) this.children(value, { ...inner, nested });
    }
  }

  private children(element: HtmlElement, place: Place): void {
    const elements = contentsOf(element).filter(isElement);
    const container =
      elements.some((child) => child.tagName === 'dl' || child.tagName === 'div') && elements.length > 1
        ? { ...place, group: ++this.groups }
        : place;
    let loose = '';
    let consumed: HtmlElement | null = null;
    const flush = (): void => {
      if (loose.trim()) this.inlinePairsAndLine(loose, container);
      loose = '';
    };
    let position = -1;
    for (const node of contentsOf(element)) {
      if (!isElement(node)) {
        if (node.nodeName === '#text' && 'value' in node) loose += node.value.replace(/\s+/g, ' ');
        continue;
      }
      position += 1;
      if (node === consumed || silentTags.has(node.tagName)) continue;
      const next = elements[position + 1] ?? null;
      if (!blockTags.has(node.tagName) && !hasBlocks(node)) {
        const text = textOf(node);
        if (next && isLabelText(text)) {
          flush();
          this.addPair(text, textOf(next), 'siblings', container);
          consumed = hasStructure(next) ? null : next;
        } else loose += node.tagName === 'a' && text ? ` ${text} ` : text;
        continue;
      }
      flush();
      this.element(node, { ...container, next });
      const text = isLeaf(node) ? textOf(node) : '';
      if (next && text && isLabelText(text) && !headingTag.test(node.tagName) && node.tagName !== 'br' && isValueElement(next)) {
        this.addPair(text, textOf(next), 'siblings', container);
      }
    }
    flush();
  }

  private inlinePairsAndLine(text: string, place: Place): void {
    for (const { label, value } of inlinePairs(text)) this.addPair(label, value, 'inline', place);
    this.addLine(text, false, place);
  }

  element(element: HtmlElement, place: Place): void {
    if (silentTags.has(element.tagName) || element.tagName === 'br') return;
    const aside =
      place.aside ??
      (outsideTags.has(element.tagName) ? element.tagName : asideByClass(`${attribute(element, 'class')} ${attribute(element, 'id')}`));
    const inner = { ...place, aside };
    if (headingTag.test(element.tagName)) this.heading(element, inner);
    else if (element.tagName === 'table') this.table(element, inner);
    else if (element.tagName === 'dl') this.definitions(element, inner);
    else if (isLeaf(element)) this.inlinePairsAndLine(textOf(element), inner);
    else this.children(element, inner);
  }
}

function tableRows(table: HtmlElement): HtmlElement[] {
  return childElements(table).flatMap((child) =>
    child.tagName === 'tr'
      ? [child]
      : /^t(?:head|body|foot)$/.test(child.tagName)
        ? childElements(child).filter((row) => row.tagName === 'tr')
        : [],
  );
}

function isLabelText(text: string): boolean {
  return text.length > 0 && text.length <= 30 && !text.includes('\n') && meaningOf(text) !== null;
}

function isValueElement(element: HtmlElement): boolean {
  if (headingTag.test(element.tagName) || element.tagName === 'table' || element.tagName === 'br') return false;
  const text = textOf(element);
  return text.length > 0 && text.length <= 300 && !isLabelText(text);
}

const blocksWithin = new WeakMap<HtmlElement, boolean>();

function hasBlocks(element: HtmlElement): boolean {
  const known = blocksWithin.get(element);
  if (known !== undefined) return known;
  const answer = childElements(element).some((child) => (blockTags.has(child.tagName) && child.tagName !== 'br') || hasBlocks(child));
  blocksWithin.set(element, answer);
  return answer;
}

function isLeaf(element: HtmlElement): boolean {
  return !hasBlocks(element) && !childElements(element).some((child) => isLabelText(textOf(child)));
}

/** Whether an element holds tables or lists of its own. */
function hasStructure(element: HtmlElement): boolean {
  const known = structureWithin.get(element);
  if (known !== undefined) return known;
  const answer = childElements(element).some((child) => child.tagName === 'table' || child.tagName === 'dl' || hasStructure(child));
  structureWithin.set(element, answer);
  return answer;
}

const structureWithin = new WeakMap<HtmlElement, boolean>();

/** Fills `reading.blocks` from the page's body. */
export function collectBlocks(html: HtmlElement, reading: SourceReading): void {
  const collector = new BlockCollector(reading);
  for (const child of childElements(html)) if (child.tagName !== 'head') collector.element(child, { group: 0, aside: null, next: null });
  if (reading.blocks.length >= limits.lines)
    reading.notes.push(`Only the first ${limits.lines} lines of ${reading.source_name} were read.`);
}
