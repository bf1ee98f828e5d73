import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { numberOf, openPrintedFile, type PrintedFile } from './printed-file.ts';

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

interface Page {
  ref: PDFRef;
  node: PDFDict;
}

/** Contents stand behind a summary of two pages. */
const lookedAt = 6;
/** A link that leads to a heading and spans this share of the page is a row of the contents. */
const rowShare = 0.8;
const lineHeight = 1.35;
const ink = '0.11 0.12 0.14 rg';

/**
 * Writes the numbers of their pages at the end of the rows of the contents, as text that belongs to the row's link for those who hear it.
 * Chromium knows no `target-counter`: the numbers follow from the destinations of the printed links. A file without contents stays as it
 * is; to another one some objects are added behind its end, which costs a tenth of reading and writing all of them.
 * @param isHeading whether a destination is one that contents list
 */
export async function writePageNumbers(pdf: Uint8Array, isHeading: (destination: string) => boolean): Promise<Uint8Array> {
  const file = openPrintedFile(pdf);
  const places = file?.entry(file.catalog, 'Dests', PDFDict);
  if (file === null || places == null) return pdf;
  const pages = pagesOf(file, file.catalog.get(PDFName.of('Pages')));
  const numbers = new Map(pages.map(({ ref }, index) => [ref.toString(), index + 1]));
  const targetOf = (destination: PDFName): number | null => {
    const place = file.open(places.get(destination), PDFArray)?.get(0);
    return place === undefined ? null : (numbers.get(place.toString()) ?? null);
  };
  let written = 0;
  for (const page of pages.slice(0, lookedAt)) {
    const rows = rowsOf(file, page, isHeading, targetOf);
    const font = rows.length === 0 ? null : digitFont(file, page);
    if (font === null) continue;
    writeRows(file, page, rows, font);
    written += rows.length;
  }
  return written === 0 ? pdf : file.save();
}

/** The pages below a node of the tree of pages, in their order. */
function pagesOf(file: PrintedFile, ref: PDFObject | undefined): Page[] {
  const node = file.open(ref, PDFDict);
  if (node === null || !(ref instanceof PDFRef)) return [];
  const kids = file.entry(node, 'Kids', PDFArray);
  return kids === null ? [{ ref, node }] : kids.asArray().flatMap((kid) => pagesOf(file, kid));
}

function rowsOf(
  file: PrintedFile,
  { node }: Page,
  isHeading: (name: string) => boolean,
  targetOf: (name: PDFName) => number | null,
): ContentsRow[] {
  const annotations = file.entry(node, 'Annots', PDFArray)?.asArray() ?? [];
  const paper = file.entry(node, 'MediaBox', PDFArray)?.asRectangle();
  return annotations.flatMap((ref) => {
    const annotation = file.open(ref, PDFDict);
    if (annotation === null || paper === undefined) return [];
    const destination = file.entry(annotation, 'Dest', PDFName);
    const box = file.entry(annotation, 'Rect', PDFArray)?.asRectangle();
    if (destination === null || box === undefined) return [];
    const target = isHeading(destination.decodeText()) && box.width > rowShare * paper.width ? targetOf(destination) : null;
    return target === null ? [] : [{ annotation, target, box: { right: box.x + box.width, bottom: box.y, height: box.height } }];
  });
}

function writeRows(file: PrintedFile, page: Page, rows: ContentsRow[], font: DigitFont): void {
  const { context, entry } = file;
  const tree = entry(file.catalog, 'StructTreeRoot', PDFDict);
  const parents = tree === null ? null : entry(tree, 'ParentTree', PDFDict);
  const marked = parents === null ? undefined : parentOf(file, parents, numberOf(entry(page.node, 'StructParents', PDFNumber)));
  const marks = file.open(marked, PDFArray);
  // Rows with Japanese in them are a little higher: all numbers have the size of the lowest.
  const size = Math.min(...rows.map(({ box }) => box.height)) / lineHeight;
  const parts = rows.map(({ annotation, box, target }) => {
    const codes = [...String(target)].map((digit) => font.codes.get(digit) ?? 0);
    const width = (codes.reduce((sum, code) => sum + font.widthOf(code), 0) / 1000) * size;
    const text = codes.map((code) => code.toString(16).padStart(4, '0')).join('');
    const [x, y] = [box.right - width, box.bottom + (box.height - size * 0.72) / 2];
    const drawn = `BT ${ink} ${font.resource.toString()} ${size.toFixed(2)} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm ${PDFHexString.of(text).toString()} Tj ET`;
    const link = parents === null ? undefined : parentOf(file, parents, numberOf(entry(annotation, 'StructParent', PDFNumber)));
    const element = file.open(link, PDFDict);
    if (!(marked instanceof PDFRef) || marks === null || element === null || !(link instanceof PDFRef)) return `/Artifact BMC ${drawn} EMC`;
    const mark = marks.size();
    marks.push(link);
    addKid(file, element, context.obj({ Type: 'MCR', Pg: page.ref, MCID: mark }));
    for (const ref of [marked, link]) file.changed(ref);
    return `/Link <</MCID ${mark}>> BDC ${drawn} EMC`;
  });
  const [before, after, added] = ['q', 'Q', parts.join('\n')].map((text) => context.register(context.flateStream(text)));
  const contents = page.node.get(PDFName.of('Contents'));
  if (before === undefined || after === undefined || added === undefined || contents === undefined) return;
  const drawn = file.open(contents, PDFArray)?.asArray() ?? [contents];
  page.node.set(PDFName.of('Contents'), context.obj([before, ...drawn, after, added]));
  file.changed(page.ref);
}

/** What the number tree of the structure holds under a key. */
function parentOf(file: PrintedFile, node: PDFDict, key: number | null): PDFObject | undefined {
  const entries = file.entry(node, 'Nums', PDFArray)?.asArray() ?? [];
  const place = entries.findIndex((entry, index) => index % 2 === 0 && key !== null && numberOf(entry) === key);
  if (place >= 0) return entries[place + 1];
  const kids = file.entry(node, 'Kids', PDFArray)?.asArray() ?? [];
  return kids.map((kid) => file.open(kid, PDFDict)).flatMap((kid) => (kid === null ? [] : (parentOf(file, kid, key) ?? [])))[0];
}

function addKid(file: PrintedFile, element: PDFDict, kid: PDFObject): void {
  const kids = element.get(PDFName.of('K'));
  const several = file.open(kids, PDFArray);
  if (several === null) element.set(PDFName.of('K'), file.context.obj(kids === undefined ? [kid] : [kids, kid]));
  else if (kids instanceof PDFRef) element.set(PDFName.of('K'), file.context.obj([...several.asArray(), kid]));
  else several.push(kid);
}

/** The font of running text, or another one with all ten digits; null where there is none. */
function digitFont(file: PrintedFile, { node }: Page): DigitFont | null {
  const resources = file.entry(node, 'Resources', PDFDict);
  const fonts = resources === null ? null : file.entry(resources, 'Font', PDFDict);
  const found = (fonts?.keys() ?? []).flatMap((resource): (DigitFont & { name: string })[] => {
    const font = file.open(fonts?.get(resource), PDFDict);
    if (font === null) return [];
    const map = file.entry(font, 'ToUnicode', PDFRawStream);
    const descendant = file.open(file.entry(font, 'DescendantFonts', PDFArray)?.get(0), PDFDict);
    if (map === null || descendant === null) return [];
    const codes = digitCodes(Buffer.from(decodePDFRawStream(map).decode()).toString('latin1'));
    const name = file.entry(font, 'BaseFont', PDFName)?.decodeText() ?? '';
    return codes.size === 10 ? [{ resource, codes, name, widthOf: widths(file, descendant) }] : [];
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
function widths(file: PrintedFile, font: PDFDict): (code: number) => number {
  const byCode = new Map<number, number>();
  const entries = file.entry(font, 'W', PDFArray)?.asArray() ?? [];
  const amount = (entry: PDFObject | undefined) => numberOf(entry) ?? 0;
  for (let at = 0; at < entries.length; ) {
    const [first, next] = [amount(entries[at]), file.open(entries[at + 1], PDFArray)];
    if (next !== null) {
      for (const [index, width] of next.asArray().entries()) byCode.set(first + index, amount(width));
      at += 2;
    } else {
      for (let code = first; code <= amount(entries[at + 1]); code += 1) byCode.set(code, amount(entries[at + 2]));
      at += 3;
    }
  }
  const usual = numberOf(file.entry(font, 'DW', PDFNumber)) ?? 1000;
  return (code) => byCode.get(code) ?? usual;
}
