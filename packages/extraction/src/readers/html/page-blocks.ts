import type { Block, PairForm, SourceReading } from '../../reading/source-reading.ts';
import { asideByHeading } from '../../vocabulary/asides.ts';
import { labelInGroup, likelyMeaning } from '../../vocabulary/labels.ts';
import { limits } from '../limits.ts';
import { cutNote, linePieces } from '../long-text.ts';
import { tooLarge } from '../read-failure.ts';
import { elementPlace } from './element-place.ts';
import { isLeaf, isWayToStation } from './element-shape.ts';
import { isCut } from './html-text.ts';
import type { HtmlElement } from './html-tree.ts';
import { inlinePairs } from './inline-pairs.ts';

/** Where an element stands on its page. */
export interface Place {
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

/** Goes on with the elements inside another one. */
export interface Walk {
  children(element: HtmlElement, place: Place): void;
  element(element: HtmlElement, place: Place): void;
}

/** Writes pairs, tables and lines into a reading, each under the headings above it and within the limits of a page. */
export class PageBlocks {
  /** Headings above the place that is read, the outermost first. */
  readonly headings: { level: number; text: string }[] = [];
  private readonly reading: SourceReading;
  private groups = 0;
  private pairs = 0;
  private lines = 0;

  constructor(reading: SourceReading) {
    this.reading = reading;
  }

  get sourceName(): string {
    return this.reading.source_name;
  }

  get blocks(): readonly Block[] {
    return this.reading.blocks;
  }

  /** The number of a part of the page that begins here. */
  newGroup(): number {
    this.groups += 1;
    return this.groups;
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

  addPair(named: string, value: string, form: PairForm, place: Place): void {
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

  addLine(text: string, heading: boolean, place: Place): void {
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

  /** `firstRow` is the row of the table in which the first of `rows` stands. */
  addGrid(rows: string[][], firstRow: number, place: Place): void {
    this.reading.blocks.push({ type: 'grid', rows, sheet: null, first_row: firstRow, ...this.place(place) });
  }

  inlinePairsAndLine(text: string, place: Place): void {
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
}
