import { reasonMessage } from '@rimawari/underwriting';
import { companyForm, licence, phone, trade } from '../../lexicon/agents.ts';
import { composed } from '../../lexicon/pattern.ts';
import type { Block, Locator, SourceInput, SourceReading } from '../../reading/source-reading.ts';
import type { Raster } from '../../recognition/raster.ts';
import { likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import { emptyReading } from '../empty-reading.ts';
import { limits } from '../limits.ts';
import { linePieces } from '../long-text.ts';
import type { PageBlocks } from '../page-blocks.ts';
import { damaged, ReadFailure, tooLarge } from '../read-failure.ts';
import { libraryPages } from './library-pages.ts';
import { openPdf } from './open-pdf.ts';
import { pagePicture } from './page-picture.ts';
import { type PageSize, shownBox, uprightRules } from './page-turn.ts';
import { typeOf } from './page-type.ts';
import { isGarbled, type LetteredPage, leastCharacters, pagesAsPictures, unreadableIn } from './pages-as-pictures.ts';
import { pairsOfPage } from './pdf-cell-pairs.ts';
import { cellNameAt } from './pdf-cells.ts';
import { gridsOnPage } from './pdf-grids.ts';
import { bulletedParts, linesOfRow } from './pdf-lines.ts';
import { otherOffersOn } from './pdf-other-offers.ts';
import { type Rules, rulesOf } from './pdf-rules.ts';
import type { Segment } from './pdf-segment.ts';
import { segmentRows, verticalRuns } from './pdf-segments.ts';
import { tablesOnPage } from './pdf-tables.ts';

const agentLine = composed.i`${licence}|知事\s*[（(]\s*[\d０-９]|大臣\s*[（(]\s*[\d０-９]|取扱店|支店|${companyForm}|${trade}|${phone}|〒\s*\d|協会会員|加盟|定休日|営業時間`;
/** A property's amount by itself, in large figures at the foot of a photograph beside the agent's name: the agent has none. */
const loneAmount = /^(?:[\d,]{3,}万円|\d+億[\d,]*万?円)$/;
const placeReadings = new Set(['address', 'stations', 'name']);

function locator(page: number, segment: Segment, size: PageSize): Locator {
  const share = (value: number, whole: number): number => Math.round(Math.min(1, Math.max(0, value / whole)) * 1e4) / 1e4;
  return {
    page,
    box: shownBox(size, [
      share(segment.x, size.width),
      share(segment.y - segment.size, size.height),
      share(segment.width, size.width),
      share(segment.size * 1.25, size.height),
    ]),
  };
}

function labelBox(page: number, place: Segment | undefined, size: PageSize): Pick<Locator, 'label_box'> {
  const box = place && locator(page, place, size).box;
  return box ? { label_box: box } : {};
}

/** Where the agent's band begins at the foot of a flyer, in points from the top; below it stand the agent's own place and station. */
function agentBand(rows: readonly Segment[][], size: PageSize): number {
  const lines = rows.flat().filter((segment) => segment.y > size.height * 0.72 && agentLine.test(segment.text.normalize('NFKC')));
  return Math.min(size.height, ...lines.map((segment) => segment.y - segment.size));
}

export function blocksOfPage(
  rows: Segment[][],
  rules: Rules,
  page: number,
  size: PageSize,
  before: readonly Segment[] | null,
): { blocks: Block[]; open: Segment[] | null } {
  const band = agentBand(rows, size);
  const blocks: Block[] = [];
  const offers = otherOffersOn(rows, page);
  const grids = gridsOnPage(rows, rules);
  const inGrids = new Set(grids.flatMap(({ own }) => own));
  const free = inGrids.size === 0 ? rows : rows.map((row) => row.filter((segment) => !inGrids.has(segment)));
  const tables = tablesOnPage(free, before);
  for (const table of [...grids, ...tables]) {
    const places = table.places.map((place) => locator(page, place, size));
    blocks.push({ type: 'grid', rows: table.rows, sheet: null, first_row: 1, places, group: page * 1000, section: null, aside: null });
  }
  // A page number may stand below a table that goes on.
  const open = [...tables, ...grids].find(({ to }) => rows.length - to <= 1)?.header ?? null;
  const outside = free
    .map((row, index) => {
      const across = tables.filter((table) => index >= table.from && index < table.to);
      return row.filter((segment) => !offers.has(segment) && !across.some(({ own }) => own === null || own.has(segment)));
    })
    .filter((row) => row.length > 0);
  for (const pair of pairsOfPage(outside, rules)) {
    const meaning = (meaningOf(pair.label) ?? likelyMeaning(pair.label))?.reading ?? '';
    const aside = pair.place.y > band && placeReadings.has(meaning) ? 'agent' : null;
    blocks.push({
      type: 'pair',
      label: pair.label,
      value: pair.value.slice(0, limits.cellCharacters),
      form: pair.form,
      group: page,
      section: null,
      aside,
      at: { ...locator(page, pair.place, size), ...labelBox(page, pair.labelPlace, size) },
    });
  }
  for (const row of rows.flatMap((whole) => [
    whole.filter((segment) => !offers.has(segment)),
    whole.filter((segment) => offers.has(segment)),
  ])) {
    const isOther = row.some((segment) => offers.has(segment));
    for (const line of linesOfRow(row).flatMap((whole) =>
      bulletedParts(whole).flatMap((part) => linePieces(part.text).map((text) => ({ ...part, text }))),
    )) {
      const aside = isOther ? 'other offers' : line.y > band && !loneAmount.test(line.text) ? 'agent' : null;
      blocks.push({
        type: 'line',
        text: line.text,
        size: Math.round(line.size * 10) / 10,
        heading: line.size >= 16,
        group: page,
        section: null,
        aside,
        at: locator(page, line, size),
      });
    }
  }
  for (const run of verticalRuns(rows))
    blocks.push({
      type: 'line',
      text: run.text,
      size: run.size,
      heading: false,
      group: page,
      section: null,
      aside: null,
      at: locator(page, run, size),
    });
  return { blocks, open };
}

function pagesNotRead(sourceName: string, pages: readonly number[]): string {
  const named = pages.length === 1 ? `Page ${pages[0]}` : `Pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1)}`;
  return `${named} of ${sourceName} ${pages.length === 1 ? 'is a picture and was' : 'are pictures and were'} not read.`;
}

/** Reads a page that is a picture: the one with this number, and the which of how many it is. */
export type PageReader = (picture: Raster, page: number, index: number, of: number) => Promise<PageBlocks>;

/** Draws pages that are pictures, one after the other, and has them read. */
async function readScans(input: SourceInput, scans: readonly number[], readPicture: PageReader): Promise<PageBlocks> {
  const read: PageBlocks = { blocks: [], notes: [] };
  if (scans.length === 0) return read;
  if (scans.length > limits.picturePages)
    throw tooLarge(input.sourceName, `${scans.length} pages that are pictures, the limit is ${limits.picturePages}`);
  const { task, document } = await openPdf(input);
  try {
    for (const [index, number] of scans.entries()) {
      const page = await document.getPage(number);
      const picture = await pagePicture(document, page);
      page.cleanup();
      const { blocks, notes } = await readPicture(picture, number, index + 1, scans.length);
      read.blocks.push(...blocks);
      read.notes.push(...notes);
    }
  } finally {
    await task.destroy();
  }
  return read;
}

/**
 * Reads the text layer of a PDF with the place of every word. Pages that are pictures go to `readPicture` where it is
 * given; a PDF without text comes back unreadable without it. Throws a ReadFailure.
 */
export async function readPdf(
  input: SourceInput,
  readPicture?: PageReader,
  open: typeof libraryPages = libraryPages,
): Promise<SourceReading> {
  const reading = emptyReading(input, 'pdf');
  const pdf = await open(input);
  const deadline = Date.now() + limits.pdfMilliseconds;
  let characters = 0;
  try {
    const pages = Math.min(pdf.count, input.settings?.pdf_pages ?? pdf.count);
    if (pages > limits.pdfPages) throw tooLarge(input.sourceName, `${pages} pages, the limit is ${limits.pdfPages}`);
    if (pdf.count > pages) reading.notes.push(`Only the first ${pages} of ${pdf.count} pages of ${input.sourceName} were read.`);
    const lettered: LetteredPage[] = [];
    let before: Segment[] | null = null;
    for (let number = 1; number <= pages; number += 1) {
      if (Date.now() > deadline)
        throw tooLarge(input.sourceName, `page ${number} was not reached in ${limits.pdfMilliseconds / 1000} seconds`);
      const page = await pdf.page(number);
      const { items, size, turn } = typeOf(page);
      const own: LetteredPage = {
        number,
        area: page.area,
        letters: items.reduce((sum, item) => sum + item.text.trim().length, 0),
        unreadable: items.reduce((sum, item) => sum + unreadableIn(item.text), 0),
      };
      lettered.push(own);
      if (!isGarbled(own)) characters += own.letters;
      if (items.length === 0 || isGarbled(own)) before = null;
      else {
        const rules = uprightRules(turn, page, rulesOf(await page.painted()));
        const rows = segmentRows(items, (segment) => cellNameAt(rules, segment));
        const { blocks, open: goesOn } = blocksOfPage(rows, rules, number, size, before);
        reading.blocks.push(...blocks);
        before = goesOn;
      }
      page.release();
    }
    const title = await pdf.title();
    if (typeof title === 'string' && /[\u3040-\u30ff\u4e00-\u9fff]/.test(title)) reading.title = title.slice(0, limits.lineCharacters);
    const scans = await pagesAsPictures(pdf, lettered);
    if (readPicture) {
      const { blocks, notes } = await readScans(input, scans, readPicture);
      reading.blocks.push(...blocks);
      reading.notes.push(...notes);
    } else if (scans.length > 0) {
      reading.pictured_pages = scans;
      if (characters >= leastCharacters) reading.notes.push(pagesNotRead(input.sourceName, scans));
    }
  } catch (error) {
    throw error instanceof ReadFailure ? error : damaged(input.sourceName, 'a PDF', error);
  } finally {
    await pdf.close();
  }
  if (characters < leastCharacters && !(readPicture && reading.blocks.length > 0)) {
    reading.unreadable = reasonMessage(input.sourceName, 'unreadable', 'a PDF without a text layer');
  }
  return reading;
}
