import { rollHeaderAt } from '../../facts/roll-header.ts';
import type { Block, PairForm, SourceReading } from '../../reading/source-reading.ts';
import { asideByClass, asideByHeading } from '../../vocabulary/asides.ts';
import { labelInGroup, likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import { limits } from '../limits.ts';
import { tooLarge } from '../read-failure.ts';
import { elementPlace } from './element-place.ts';
import { type CellElement, cellMatrix } from './html-table.ts';
import { isBlockTag, shortText, silentTags, textOf } from './html-text.ts';
import { attribute, childElements, contentsOf, type HtmlElement, type HtmlNode, isElement } from './html-tree.ts';
import { inlinePairs } from './inline-pairs.ts';
import { couldBeLabel, repeatedPairs } from './repeated-pairs.ts';

interface Place {
  group: number;
  aside: string | null;
  /** The next element after this one inside the same parent. */
  next: HtmlElement | null;
  /** The element whose text holds what stands here. */
  within?: HtmlElement;
  /** What the table of this place calls itself. */
  caption?: string;
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

  /** The label under the heading or the caption of its group: `面積` under `土地`. */
  private grouped(label: string, place: Place): string {
    const group = (place.caption ?? this.headings.at(-1)?.text ?? '')
      .replace(/[【［[(（][^】］\])）]*[】］\])）]/g, '')
      .replace(/(?:について|の?(?:概要|情報|詳細|内容))$/, '')
      .trim();
    return group.length > 0 && group.length <= 6 ? labelInGroup(group, label) : label;
  }

  private addPair(named: string, value: string, form: PairForm, place: Place): void {
    const label = this.grouped(named, place);
    if (label === '' || label.length > 80) return;
    this.pairs += 1;
    if (this.pairs > limits.pairs) throw tooLarge(this.reading.source_name, `more than ${limits.pairs} labelled values`);
    this.reading.blocks.push({
      type: 'pair',
      label,
      value: value.slice(0, limits.cellCharacters),
      form: place.nested && (form === 'inline' || form === 'siblings') ? 'nested' : form,
      ...this.place(place),
      at: elementPlace(place.within, value),
    });
  }

  private addLine(text: string, heading: boolean, place: Place): void {
    for (const line of text.split('\n')) {
      if (line.trim() === '') continue;
      this.lines += 1;
      if (this.lines > limits.lines) throw tooLarge(this.reading.source_name, `more than ${limits.lines} lines`);
      this.reading.blocks.push({
        type: 'line',
        text: line.trim().slice(0, limits.lineCharacters),
        size: null,
        heading,
        ...this.place(place),
        at: elementPlace(place.within, line.trim()),
      });
    }
  }

  private heading(element: HtmlElement, place: Place): void {
    const level = Number(element.tagName[1] ?? 6);
    const text = textOf(element).replace(/\s+/g, ' ').slice(0, 120);
    while ((this.headings.at(-1)?.level ?? 0) >= level) this.headings.pop();
    if (text) this.headings.push({ level, text });
    this.addLine(text, true, { ...place, within: element });
  }

  /** Rows of cells: header cells followed by data cells are pairs; first rows of header cells alone make a table. */
  private table(element: HtmlElement, place: Place): void {
    const caption = childElements(element).find((child) => child.tagName === 'caption');
    const inner = { ...place, group: ++this.groups, ...(caption && { caption: textOf(caption) }) };
    const matrix = cellMatrix(element);
    const texts = matrix.rows.map((row) => row.map((cell) => (cell === null ? '' : textOf(cell.element).slice(0, limits.cellCharacters))));
    if (this.addRoll(matrix.rows, inner)) return;
    if (this.alternatingRows(matrix.rows, texts, inner)) return;
    const headers = headerRows(matrix.rows, texts);
    if (headers > 0) {
      const names = (texts[headers - 1] ?? []).map((label, column) =>
        headers > 1 ? labelInGroup(texts[headers - 2]?.[column] ?? '', label) : label,
      );
      this.reading.blocks.push({
        type: 'grid',
        rows: [names, ...texts.slice(headers)],
        sheet: null,
        first_row: headers,
        ...this.place(inner),
      });
    }
    const labels = headers === 0 ? labelColumns(matrix.rows, texts) : new Set<number>();
    for (const [index, row] of matrix.rows.entries()) {
      for (const [column, cell] of row.entries()) {
        if (cell === null || !cell.origin) continue;
        const text = texts[index]?.[column] ?? '';
        const value = row.slice(column + 1).find((next) => next !== null && next.element !== cell.element) ?? null;
        const isLabel =
          cell.element.tagName === 'th' ||
          (column % 2 === 0 && row.length % 2 === 0 && (meaningOf(text) !== null || (headers === 0 && isLabelText(text)))) ||
          (labels.has(column) && couldBeLabel(text)) ||
          isLoneLabel(row, column, text);
        if (headers === 0 && isLabel && value?.element.tagName === 'td' && value.origin) {
          const group = row[column - 1] ?? null;
          const above = group !== null && group.element.tagName === 'th' ? textOf(group.element) : '';
          // Rows numbered under their group: `交通` beside `①`, `②`.
          const label = above !== '' && meaningOf(text) === null && isMark(text) ? above : labelInGroup(above, text);
          this.addPair(label, textOf(value.element), 'table', { ...inner, within: value.element });
        }
        const before = row[column - 1] ?? null;
        const nested = place.nested === true || (before !== null && meaningOf(textOf(before.element)) !== null);
        if (!isLabel || hasStructure(cell.element)) this.children(cell.element, { ...inner, nested });
      }
    }
  }

  /** A table that holds a rent roll stays whole, whatever its tags: words that span rows stand in each of them. */
  private addRoll(matrix: readonly (CellElement | null)[][], place: Place): boolean {
    const rows = matrix.map((row) =>
      row.map((cell, column) => {
        if (cell === null || cell.element === (row[column - 1] ?? null)?.element) return '';
        const text = textOf(cell.element).slice(0, limits.cellCharacters);
        return cell.origin || !/^[¥\d,.\-\s円]+$/.test(text) ? text : '';
      }),
    );
    if (!rows.some((_, index) => rollHeaderAt(rows, index) !== null)) return false;
    this.reading.blocks.push({ type: 'grid', rows, sheet: null, first_row: 1, ...this.place(place) });
    return true;
  }

  /** A table of which every second row only names what stands under it: pairs by column. Nothing is added where it is not one. */
  private alternatingRows(rows: readonly (CellElement | null)[][], texts: readonly string[][], place: Place): boolean {
    if (rows.length < 4 || rows.length % 2 !== 0) return false;
    const named = rows.map((row, index) => row.filter((cell, column) => cell?.origin && isLabelText(texts[index]?.[column] ?? '')).length);
    const cells = rows.map((row) => row.filter((cell) => cell?.origin).length);
    const alternates = rows.every((_, index) =>
      index % 2 === 0 ? (cells[index] ?? 0) >= 2 && (named[index] ?? 0) >= 0.6 * (cells[index] ?? 1) : (named[index] ?? 0) === 0,
    );
    if (!alternates) return false;
    for (const [index, row] of rows.entries())
      if (index % 2 === 0)
        for (const [column, cell] of row.entries())
          if (cell?.origin && rows[index + 1]?.[column]?.origin)
            this.addPair(texts[index]?.[column] ?? '', texts[index + 1]?.[column] ?? '', 'table', place);
    return true;
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
      this.addPair(textOf(term), values.map(textOf).join('\n'), 'definition', { ...inner, ...(values[0] && { within: values[0] }) });
      // `毎月かかる費用は？`: an answer in sentences under words that name no fact.
      if (likelyMeaning(textOf(term)) === null)
        for (const value of values) if (textOf(value).includes('。')) this.addLine(textOf(value), false, { ...inner, within: value });
      const nested = place.nested === true || meaningOf(textOf(term)) !== null;
      for (const value of values) if (hasStructure(value)) this.children(value, { ...inner, nested });
    }
  }

  private children(element: HtmlElement, place: Place): void {
    const nodes = contentsOf(element);
    const elements = nodes.filter(isElement);
    const [head] = elements;
    const groupWord = head
      ? /^(?:[A-Za-z ]+\s)?(土地|敷地|建物|専有部分?|住戸)(?:\s[A-Za-z ]+)?$/.exec(shortText(head) ?? '')?.[1]
      : undefined;
    const holder: Place =
      (elements.some((child) => child.tagName === 'dl' || child.tagName === 'div') && elements.length > 1) || holdsAnOffer(elements)
        ? { ...place, group: ++this.groups }
        : place;
    const container: Place = { ...holder, within: element, ...(groupWord && elements.length > 1 && { caption: groupWord }) };
    for (const { label, value } of repeatedPairs(element, isLabelText)) this.addPair(label, value, 'siblings', container);
    let loose = '';
    const flush = (): void => {
      if (loose.trim()) this.inlinePairsAndLine(loose, container);
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
          this.addPair(text, beside.text, 'siblings', container);
          index = beside.end - 1;
        } else if (next && isValueElement(next)) {
          flush();
          const rest = restOf(elements, next);
          this.addPair(text, [next, ...rest].map(textOf).join('\n'), 'siblings', {
            ...container,
            within: rest.length > 0 ? element : next,
          });
          consumed = hasStructure(next) ? null : next;
        } else loose += text;
        continue;
      }
      flush();
      this.element(node, { ...container, next });
      const text = node.tagName === 'br' || node.tagName === 'h1' ? null : shortText(node);
      const named = text !== null && (node.tagName === 'h2' ? meaningOf(text) !== null : isLabelText(text));
      if (next && named && isValueElement(next)) this.addPair(text ?? '', textOf(next), 'siblings', { ...container, within: next });
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
    else if (isLeaf(element)) this.inlinePairsAndLine(spacedText(element), { ...inner, within: element });
    else this.children(element, inner);
  }
}

/** How many rows at the top only name the columns: none, one, or a second one under the names of groups. */
function headerRows(rows: readonly (CellElement | null)[][], texts: readonly string[][]): number {
  const first = rows.findIndex((row) => row.some((cell) => cell !== null));
  if (first !== 0) return 0;
  const allHeads = (index: number): boolean => (rows[index] ?? []).every((cell) => cell === null || cell.element.tagName === 'th');
  const width = new Set((rows[0] ?? []).map((cell) => cell?.element)).size;
  if (allHeads(0) && allHeads(1) && rows.length > 2 && !allHeads(2) && (rows[1] ?? []).length >= 3) return 2;
  const named =
    width >= 3 &&
    ((rows[0] ?? []).every((cell) => cell?.element.tagName === 'th') || (texts[0] ?? []).every((text) => meaningOf(text) !== null));
  const data = (rows[1] ?? []).some((cell, column) => cell?.element.tagName === 'td' && meaningOf(texts[1]?.[column] ?? '') === null);
  return named && rows.length >= 2 && data ? 1 : 0;
}

/** A number or a mark that orders the rows of a group and names nothing. */
function isMark(text: string): boolean {
  return /^[(（]?(?:\d{1,2}|[①-⑳]|[ア-オa-eA-E])[)）.．]?$/.test(text.trim());
}

/** Columns whose cells are labels in most rows, some of them known: then all of their cells are. */
function labelColumns(rows: readonly (CellElement | null)[][], texts: readonly string[][]): Set<number> {
  const found = new Set<number>();
  const widest = Math.max(0, ...rows.map((row) => row.length));
  for (let column = 0; column < Math.min(widest - 1, 6); column += 1) {
    const cells = rows.flatMap((row, index) => (row[column]?.origin ? [texts[index]?.[column] ?? ''] : [])).filter((text) => text !== '');
    const beside = rows.flatMap((row, index) => (row[column + 1]?.origin ? [texts[index]?.[column + 1] ?? ''] : []));
    const known = cells.filter(isLabelText).length;
    if (
      cells.length >= 3 &&
      known >= 2 &&
      known >= 0.3 * cells.length &&
      cells.every(couldBeLabel) &&
      !beside.some((text) => meaningOf(text) !== null)
    )
      found.add(column);
  }
  return found;
}

/** A known label in a row of two cells, whatever the tags. */
function isLoneLabel(row: readonly (CellElement | null)[], column: number, text: string): boolean {
  return column === 0 && row.length === 2 && isLabelText(text);
}

/** Labels side by side of which one is the price: a card of its own. */
function holdsAnOffer(elements: readonly HtmlElement[]): boolean {
  const named = elements.flatMap((element) => {
    const text = shortText(element);
    return text === null ? [] : (meaningOf(text)?.reading ?? []);
  });
  return named.length > 1 && named.includes('price');
}

function isLabelText(text: string): boolean {
  return (
    text.length > 0 &&
    text.length <= 30 &&
    (!text.includes('\n') || meaningOf(text) !== null) &&
    likelyMeaning(text.replace(/[:：]\s*$/, '')) !== null
  );
}

/** Text and inline elements behind a label, up to the next label, block or break. */
function inlineValue(nodes: readonly HtmlNode[], from: number, labelTag: string | null): { text: string; end: number } {
  let text = '';
  let end = from;
  for (; end < nodes.length; end += 1) {
    const node = nodes[end];
    if (!node) break;
    if (!isElement(node)) {
      if (node.nodeName === '#text' && 'value' in node) text += node.value.replace(/\s+/g, ' ');
      continue;
    }
    if (silentTags.has(node.tagName)) continue;
    if (node.tagName === 'br') {
      if (text.replace(/[\s:：]/g, '') === '') continue;
      break;
    }
    if (isBlockTag(node.tagName) || hasBlocks(node)) break;
    const inner = textOf(node);
    if (text.replace(/[\s:：]/g, '') !== '' && (isLabelText(inner) || (node.tagName === labelTag && couldBeLabel(inner)))) break;
    if (text.trim() === '' && meaningOf(inner) !== null) return { text: '', end: from };
    text += node.tagName === 'sup' ? inner : ` ${inner}`;
  }
  return {
    text: text
      .replace(/^[\s　:：|｜／=＝…]+/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 300),
    end,
  };
}

/** Text of a line; where it is made of several parts that each stand in an element of their own, `2LDK` `58.60㎡` `9階`, they stay apart. */
function spacedText(element: HtmlElement): string {
  const nodes = contentsOf(element).filter((node) => isElement(node) || ('value' in node && node.value.trim() !== ''));
  const parts = nodes.filter(isElement).map(textOf);
  const apart =
    nodes.length >= 3 && parts.length === nodes.length && parts.every((part) => part.length >= 2 && !/^[億万円%％㎡(（]/.test(part));
  return apart ? parts.join(' ') : textOf(element);
}

/** Elements behind a value that go on with it: alike, and nothing but values up to the end of their parent. */
function restOf(elements: readonly HtmlElement[], value: HtmlElement): HtmlElement[] {
  const at = elements.indexOf(value);
  const rest = elements.slice(at + 1);
  return at === 1 &&
    rest.length <= 4 &&
    rest.every((other) => other.tagName === value.tagName && !isLabelText(shortText(other) ?? '') && isValueElement(other))
    ? rest
    : [];
}

function isValueElement(element: HtmlElement): boolean {
  if (headingTag.test(element.tagName) || element.tagName === 'table' || element.tagName === 'br') return false;
  const text = textOf(element);
  return text.length > 0 && text.length <= 300 && (text.length > 30 || meaningOf(text) === null) && !holdsLabels(element);
}

const labelsWithin = new WeakMap<HtmlElement, boolean>();

/** Whether a known label stands inside as an element of its own, followed by something. */
function holdsLabels(element: HtmlElement): boolean {
  const known = labelsWithin.get(element);
  if (known !== undefined) return known;
  const children = childElements(element);
  const answer = children.some((child, index) => {
    const text = shortText(child);
    if (text !== null && index < children.length - 1 && meaningOf(text) !== null) return true;
    return holdsLabels(child);
  });
  labelsWithin.set(element, answer);
  return answer;
}

const blocksWithin = new WeakMap<HtmlElement, boolean>();

function hasBlocks(element: HtmlElement): boolean {
  const known = blocksWithin.get(element);
  if (known !== undefined) return known;
  const answer = childElements(element).some((child) => (isBlockTag(child.tagName) && child.tagName !== 'br') || hasBlocks(child));
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
}
