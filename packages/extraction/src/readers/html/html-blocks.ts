// One walk over a page in reading order. What it asks of single elements and tables stands in element-shape.ts, table-shape.ts and repeated-pairs.ts.
import { rowsOfState } from '../../facts/income/columns-of-state.ts';
import type { Block, PairForm, SourceReading } from '../../reading/source-reading.ts';
import { asideByHeading } from '../../vocabulary/asides.ts';
import { labelInGroup, likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import { limits } from '../limits.ts';
import { cutNote, linePieces } from '../long-text.ts';
import { tooLarge } from '../read-failure.ts';
import { elementPlace } from './element-place.ts';
import {
  brokenLines,
  hasBlocks,
  hasStructure,
  hasTerms,
  holdsAnOffer,
  holdsLabels,
  inlineValue,
  isLabelText,
  isLeaf,
  isValueElement,
  isWayToStation,
  restOf,
  spacedText,
} from './element-shape.ts';
import { withFactsAside } from './facts-aside.ts';
import { cellMatrix } from './html-table.ts';
import { isBlockTag, isCut, shortText, silentTags, textOf } from './html-text.ts';
import { childElements, contentsOf, type HtmlElement, headingTag, isElement } from './html-tree.ts';
import { inlinePairs } from './inline-pairs.ts';
import { asideOf } from './main-part.ts';
import { couldBeLabel, repeatedPairs } from './repeated-pairs.ts';
import {
  alternatingCells,
  bandedCells,
  blockRows,
  headerRows,
  isForm,
  isLoneLabel,
  isMark,
  isStrongLabel,
  labelColumns,
  labelledCells,
  rollRows,
  underGroup,
  withoutMarks,
} from './table-shape.ts';

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

/** Labelled values that make a box with a heading a part of its own. */
const leastBoxed = 2;

const outsideTags = new Set(['nav', 'footer', 'aside']);

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
      .replace(/(?:について|の(?:こと|概要|情報|詳細|内容)|概要|情報|詳細|内容)$/, '')
      .trim();
    return group.length > 0 && group.length <= 6 ? labelInGroup(group, label) : label;
  }

  private addPair(named: string, value: string, form: PairForm, place: Place): void {
    const label = this.grouped(named, place);
    if (label === '' || label.length > 80) return;
    this.pairs += 1;
    if (this.pairs > limits.pairs) throw tooLarge(this.reading.source_name, `more than ${limits.pairs} labelled values`);
    if (value.length > limits.cellCharacters) this.noteCut();
    this.reading.blocks.push({
      type: 'pair',
      label,
      value: value.slice(0, limits.cellCharacters),
      form: place.nested && (form === 'inline' || form === 'siblings') ? 'nested' : form,
      ...this.place(place),
      at: elementPlace(place.within, value),
    });
  }

  private noteCut(): void {
    const note = cutNote(this.reading.source_name);
    if (!this.reading.notes.includes(note)) this.reading.notes.push(note);
  }

  private addLine(text: string, heading: boolean, place: Place): void {
    if (place.within && isCut(place.within) && isLeaf(place.within)) this.noteCut();
    for (const line of text.split('\n').flatMap(linePieces)) {
      this.lines += 1;
      if (this.lines > limits.lines) throw tooLarge(this.reading.source_name, `more than ${limits.lines} lines`);
      this.reading.blocks.push({
        type: 'line',
        text: line,
        size: null,
        heading,
        ...this.place(place),
        at: elementPlace(place.within, line),
      });
    }
  }

  private heading(element: HtmlElement, place: Place, level = Number(element.tagName[1] ?? 6)): void {
    const text = textOf(element).replace(/\s+/g, ' ').slice(0, 120);
    while ((this.headings.at(-1)?.level ?? 0) >= level) this.headings.pop();
    if (text) this.headings.push({ level, text });
    this.addLine(text, true, { ...place, within: element });
  }

  /** Rows of cells: header cells followed by data cells are pairs; first rows of header cells alone make a table. */
  private table(element: HtmlElement, place: Place): void {
    const caption = childElements(element).find((child) => child.tagName === 'caption');
    const inner = { ...place, group: ++this.groups, ...(caption && { caption: textOf(caption) }) };
    const matrix = withoutMarks(cellMatrix(element));
    if (matrix.isTooWide) throw tooLarge(this.reading.source_name, `a table of more than ${limits.columns} columns`);
    const texts = matrix.rows.map((row) => row.map((cell) => (cell === null ? '' : textOf(cell.element).slice(0, limits.cellCharacters))));
    const labelled = labelledCells(matrix.rows, texts);
    if (labelled.length > 0) {
      for (const { label, value, within } of labelled) this.addPair(label, value, 'table', { ...inner, within });
      const own = new Set(labelled.map(({ within }) => within));
      for (const cell of matrix.rows.flat()) if (cell?.origin && !own.has(cell.element)) this.children(cell.element, inner);
      return;
    }
    const turns = alternatingCells(matrix.rows, texts);
    if (turns.length > 0) {
      for (const { label, value, within } of turns) this.addPair(label, value, 'table', { ...inner, within });
      return;
    }
    const roll = rollRows(matrix.rows);
    // What a table calls itself tells for which day it holds.
    if (caption) this.addLine(textOf(caption), false, { ...inner, within: caption });
    if (roll !== null) {
      this.reading.blocks.push({ type: 'grid', rows: roll, sheet: null, first_row: 1, ...this.place(inner) });
      return;
    }
    const bands = bandedCells(matrix.rows, texts);
    for (const { label, value, within } of bands.pairs) this.addPair(label, value, 'table', { ...inner, within });
    // Rows of a full house and of today under the names of rents and yields, whatever the tags.
    const ofStates = rowsOfState(texts, 0) !== null ? 1 : 0;
    const headers = bands.taken.size > 0 ? 0 : Math.max(ofStates, headerRows(matrix.rows, texts));
    if (headers > 0) {
      const names = (texts[headers - 1] ?? []).map((label, column) =>
        headers > 1 ? underGroup(texts[headers - 2]?.[column] ?? '', label) : label,
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
    // A sheet saved as a page: labels and values by turns in columns of every width.
    const asForm = headers === 0 && isForm(texts);
    for (const [index, row] of matrix.rows.entries()) {
      if (bands.taken.has(index)) continue;
      // A row of one cell names the group of the rows under it.
      const [head] = row;
      if (row.length > 1 && head && row.every((cell) => cell?.element === head.element) && couldBeLabel(textOf(head.element)))
        inner.caption = textOf(head.element);
      for (const [column, cell] of row.entries()) {
        if (cell === null || !cell.origin) continue;
        const text = texts[index]?.[column] ?? '';
        const value = row.slice(column + 1).find((next) => next !== null && next.element !== cell.element) ?? null;
        // `用途地域：商業地域`: a cell that holds its own value.
        const isWhole = /[:：]\s*\S/.test(text);
        const isLabel =
          cell.element.tagName === 'th' ||
          (!isWhole &&
            ((column % 2 === 0 && row.length % 2 === 0 && (meaningOf(text) !== null || (headers === 0 && isLabelText(text)))) ||
              (labels.has(column) && couldBeLabel(text)) ||
              (asForm && text.length <= 12 && meaningOf(text) !== null && value !== null && !isStrongLabel(textOf(value.element))) ||
              isLoneLabel(row, column, text)));
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
      if (values.length === 0) {
        this.addLine(textOf(term), false, { ...inner, within: term });
        continue;
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
    const rooms = blockRows(element);
    if (rooms !== null) {
      this.reading.blocks.push({ type: 'grid', rows: rooms, sheet: null, first_row: 1, ...this.place({ ...place, group: ++this.groups }) });
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
        ? { ...place, group: ++this.groups }
        : place;
    const container: Place = { ...holder, within: element, ...(groupWord && elements.length > 1 && { caption: groupWord }) };
    for (const { label, value } of repeatedPairs(element, isLabelText, holdsLabels)) this.addPair(label, value, 'siblings', container);
    let loose = '';
    // `<h3>管理費</h3>8,200円<h3>…`: the heading right before a text that stands in no element.
    let above: string | null = null;
    const flush = (): void => {
      if (loose.trim()) {
        if (above !== null && loose.trim().length <= 60) this.addPair(above, loose.trim(), 'siblings', container);
        this.inlinePairsAndLine(loose, container);
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
          this.addPair(text, [beside.text, ...more].join('\n'), 'siblings', container);
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
      above = named && headingTag.test(node.tagName) ? text : null;
      if (next && named && isValueElement(next)) {
        // One access after another, each in an element of its own.
        const rest = likelyMeaning(text ?? '')?.reading === 'stations' ? restOf(elements, next) : [];
        this.addPair(text ?? '', [next, ...rest].map(textOf).join('\n'), 'siblings', {
          ...container,
          within: rest.length > 0 ? element : next,
        });
      }
    }
    flush();
  }

  private inlinePairsAndLine(text: string, place: Place): void {
    const pairs = inlinePairs(text);
    for (const { label, value } of pairs) this.addPair(label, value, 'inline', place);
    if (pairs.length === 0) this.goOn(text);
    this.addLine(text, false, place);
  }

  /** A line that is a way to another station, right under the line whose label was the access: Word saves each as a paragraph. */
  private goOn(text: string): void {
    const [pair, line] = this.reading.blocks.slice(-2);
    if (
      pair?.type !== 'pair' ||
      line?.type !== 'line' ||
      !['inline', 'siblings'].includes(pair.form) ||
      likelyMeaning(pair.label)?.reading !== 'stations'
    )
      return;
    if (isWayToStation(text) && !pair.value.includes(text.trim())) pair.value = `${pair.value}\n${text.trim()}`;
  }

  /** What a page folds away stands under its summary, and nothing behind it does. */
  private folded(element: HtmlElement, place: Place): void {
    const above = [...this.headings];
    this.children(element, { ...place, group: ++this.groups });
    this.headings.splice(0, this.headings.length, ...above);
  }

  element(element: HtmlElement, place: Place): void {
    if (silentTags.has(element.tagName) || element.tagName === 'br') return;
    const aside = place.aside ?? (outsideTags.has(element.tagName) ? element.tagName : asideOf(element));
    const inner = { ...place, aside };
    if (headingTag.test(element.tagName)) this.heading(element, inner);
    else if (element.tagName === 'summary' && !/[:：]/.test(textOf(element))) this.heading(element, inner, 6);
    else if (element.tagName === 'details') this.folded(element, inner);
    else if (element.tagName === 'table') this.table(element, inner);
    else if (element.tagName === 'dl' && hasTerms(element)) this.definitions(element, inner);
    else if (isLeaf(element)) this.inlinePairsAndLine(spacedText(element), { ...inner, within: element });
    else this.scoped(element, inner);
  }

  /** A heading of something else, `収支シミュレーション`, holds no longer than the box in which it stands with its own figures. */
  private scoped(element: HtmlElement, place: Place): void {
    const [above, from] = [[...this.headings], this.reading.blocks.length];
    this.children(element, place);
    const within = this.headings.filter((heading) => !above.includes(heading));
    if (asideByHeading(within) === null) return;
    const figures = this.reading.blocks.slice(from).filter(({ type, aside }) => type !== 'line' && aside !== null);
    if (figures.length >= leastBoxed) this.headings.splice(0, this.headings.length, ...above);
  }
}

/** Fills `reading.blocks` from the page's body. */
export function collectBlocks(html: HtmlElement, reading: SourceReading): void {
  const collector = new BlockCollector(reading);
  for (const child of childElements(html)) if (child.tagName !== 'head') collector.element(child, { group: 0, aside: null, next: null });
  reading.blocks = withFactsAside(reading.blocks);
}
