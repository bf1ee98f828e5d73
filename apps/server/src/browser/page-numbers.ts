import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

/** A row of the contents: a link over its whole width, and the page that it leads to, counted from 1. */
interface ContentsRow {
  annotation: PDFDict;
  /** In points from the lower left corner of the page. */
  box: { right: number; bottom: number; height: number };
  target: number;
}

/** A font that the page has already, with the codes of the digits in it and their widths in thousandths of the size. */
interface DigitFont {
  resource: PDFName;
  codes: ReadonlyMap<string, number>;
  widthOf: (code: number) => number;
}

const objectsAtOnce = 500;
/** Contents stand behind a summary of two pages. */
const lookedAt = 6;
/** A link that leads to a heading and spans this share of the page is a row of the contents. */
const rowShare = 0.8;
const lineHeight = 1.35;
const ink = '0.11 0.12 0.14 rg';

const named = (name: string) => PDFName.of(name);

/**
 * Writes the numbers of their pages at the end of the rows of the contents, as text that belongs to the row's link for those who hear it.
 * Chromium knows no `target-counter`: the numbers follow from the destinations of the printed links. A file without contents stays as it is.
 * @param isHeading whether a destination is one that contents list
 */
export async function writePageNumbers(pdf: Uint8Array, isHeading: (destination: string) => boolean): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { parseSpeed: objectsAtOnce, updateMetadata: false });
  const pages = document.getPages();
  const numbers = new Map(pages.map((page, index) => [page.ref.toString(), index + 1]));
  const places = document.catalog.lookupMaybe(named('Dests'), PDFDict);
  if (places === undefined) return pdf;
  const targetOf = (destination: PDFName): number | null => {
    const place = places.lookupMaybe(destination, PDFArray)?.get(0);
    return place === undefined ? null : (numbers.get(place.toString()) ?? null);
  };
  let written = 0;
  for (const page of pages.slice(0, lookedAt)) {
    const rows = rowsOf(page, isHeading, targetOf);
    const font = rows.length === 0 ? null : digitFont(page);
    if (font === null) continue;
    writeRows(document, page, rows, font);
    written += rows.length;
  }
  return written === 0 ? pdf : document.save({ useObjectStreams: false, objectsPerTick: objectsAtOnce, updateFieldAppearances: false });
}

function rowsOf(page: PDFPage, isHeading: (name: string) => boolean, targetOf: (name: PDFName) => number | null): ContentsRow[] {
  const annotations = page.node.Annots();
  const { width } = page.getSize();
  return Array.from({ length: annotations?.size() ?? 0 }, (_, index) => annotations?.lookupMaybe(index, PDFDict)).flatMap((annotation) => {
    const destination = annotation?.lookupMaybe(named('Dest'), PDFName);
    const box = annotation?.lookupMaybe(named('Rect'), PDFArray)?.asRectangle();
    if (annotation === undefined || destination === undefined || box === undefined) return [];
    const target = isHeading(destination.decodeText()) && box.width > rowShare * width ? targetOf(destination) : null;
    return target === null ? [] : [{ annotation, target, box: { right: box.x + box.width, bottom: box.y, height: box.height } }];
  });
}

function writeRows(document: PDFDocument, page: PDFPage, rows: ContentsRow[], font: DigitFont): void {
  const { context } = document;
  const tree = document.catalog.lookupMaybe(named('StructTreeRoot'), PDFDict)?.lookupMaybe(named('ParentTree'), PDFDict);
  const parents = tree?.lookupMaybe(named('Nums'), PDFArray);
  const ofPage = parentOf(parents, page.node.lookupMaybe(named('StructParents'), PDFNumber));
  const marked = ofPage instanceof PDFRef ? context.lookupMaybe(ofPage, PDFArray) : ofPage instanceof PDFArray ? ofPage : undefined;
  // Rows with Japanese in them are a little higher: all numbers have the size of the lowest.
  const size = Math.min(...rows.map(({ box }) => box.height)) / lineHeight;
  const parts = rows.map(({ annotation, box, target }) => {
    const codes = [...String(target)].map((digit) => font.codes.get(digit) ?? 0);
    const width = (codes.reduce((sum, code) => sum + font.widthOf(code), 0) / 1000) * size;
    const text = codes.map((code) => code.toString(16).padStart(4, '0')).join('');
    const [x, y] = [box.right - width, box.bottom + (box.height - size * 0.72) / 2];
    const drawn = `BT ${ink} ${font.resource.toString()} ${size.toFixed(2)} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm ${PDFHexString.of(text).toString()} Tj ET`;
    const link = parentOf(parents, annotation.lookupMaybe(named('StructParent'), PDFNumber));
    const element = link instanceof PDFRef ? context.lookupMaybe(link, PDFDict) : undefined;
    if (marked === undefined || element === undefined || !(link instanceof PDFRef)) return `/Artifact BMC ${drawn} EMC`;
    const mark = marked.size();
    marked.push(link);
    addKid(element, context.obj({ Type: 'MCR', Pg: page.ref, MCID: mark }));
    return `/Link <</MCID ${mark}>> BDC ${drawn} EMC`;
  });
  const [before, after, added] = ['q', 'Q', parts.join('\n')].map((text) => context.register(context.flateStream(text)));
  if (before === undefined || after === undefined || added === undefined) return;
  page.node.normalize();
  page.node.wrapContentStreams(before, after);
  page.node.addContentStream(added);
}

/** What the number tree of the structure holds under a key. */
function parentOf(numbers: PDFArray | undefined, key: PDFNumber | undefined): PDFObject | null {
  const entries = numbers?.asArray() ?? [];
  const place = entries.findIndex((entry, index) => index % 2 === 0 && entry instanceof PDFNumber && entry.asNumber() === key?.asNumber());
  return place < 0 ? null : (entries[place + 1] ?? null);
}

function addKid(element: PDFDict, kid: PDFObject): void {
  const kids = element.get(named('K'));
  const resolved = kids instanceof PDFRef ? element.context.lookup(kids) : kids;
  if (resolved instanceof PDFArray) resolved.push(kid);
  else element.set(named('K'), element.context.obj(kids === undefined ? [kid] : [kids, kid]));
}

/** The font of running text, or another one with all ten digits; null where there is none. */
function digitFont(page: PDFPage): DigitFont | null {
  const fonts = page.node.Resources()?.lookupMaybe(named('Font'), PDFDict);
  const found = (fonts?.keys() ?? []).flatMap((resource): (DigitFont & { name: string })[] => {
    const font = fonts?.lookupMaybe(resource, PDFDict);
    const map = font?.lookup(named('ToUnicode'));
    const descendant = font?.lookupMaybe(named('DescendantFonts'), PDFArray)?.lookupMaybe(0, PDFDict);
    if (!(map instanceof PDFRawStream) || descendant === undefined) return [];
    const codes = digitCodes(Buffer.from(decodePDFRawStream(map).decode()).toString('latin1'));
    const name = font?.lookupMaybe(named('BaseFont'), PDFName)?.decodeText() ?? '';
    return codes.size === 10 ? [{ resource, codes, name, widthOf: widths(descendant) }] : [];
  });
  return found.toSorted((one, other) => Number(other.name.endsWith('Regular')) - Number(one.name.endsWith('Regular')))[0] ?? null;
}

/** Codes of the digits in a map to Unicode: single characters, then ranges. */
export function digitCodes(map: string): Map<string, number> {
  const found = new Map<string, number>();
  const add = (code: number, character: number) => {
    const digit = String.fromCharCode(character);
    if (/^\d$/.test(digit) && !found.has(digit)) found.set(digit, code);
  };
  for (const [block, body = ''] of map.matchAll(/beginbf(?:char|range)(.*?)endbf/gs)) {
    const numbers = [...body.matchAll(/<([\dA-F]+)>/gi)].map(([, hex = '']) => Number.parseInt(hex, 16));
    const step = block.startsWith('beginbfchar') ? 2 : 3;
    for (let at = 0; at + step <= numbers.length; at += step) {
      const [first = 0, second = 0, third = 0] = numbers.slice(at, at + step);
      if (step === 2) add(first, second);
      else for (let code = first; code <= second; code += 1) add(code, third + code - first);
    }
  }
  return found;
}

/** Widths of a font: `[ first [ width … ] first last width … ]`. */
function widths(font: PDFDict): (code: number) => number {
  const byCode = new Map<number, number>();
  const entries = font.lookupMaybe(named('W'), PDFArray)?.asArray() ?? [];
  const amount = (entry: PDFObject | undefined) => (entry instanceof PDFNumber ? entry.asNumber() : 0);
  for (let at = 0; at < entries.length; ) {
    const [first, next] = [amount(entries[at]), entries[at + 1]];
    if (next instanceof PDFArray) {
      for (const [index, width] of next.asArray().entries()) byCode.set(first + index, amount(width));
      at += 2;
    } else {
      for (let code = first; code <= amount(next); code += 1) byCode.set(code, amount(entries[at + 2]));
      at += 3;
    }
  }
  const usual = font.lookupMaybe(named('DW'), PDFNumber)?.asNumber() ?? 1000;
  return (code) => byCode.get(code) ?? usual;
}
