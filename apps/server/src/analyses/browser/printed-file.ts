import { PDFContext, PDFDict, PDFNumber, type PDFObject, PDFObjectParser, PDFRef, PDFWriter } from '@cantoo/pdf-lib';

/** A class of objects: their constructors are not for others. */
type Kind<Value> = NewableFunction & { readonly prototype: Value };

/** A PDF of some thousand objects of which a few are read and fewer are changed: the others are never parsed. */
export interface PrintedFile {
  context: PDFContext;
  catalog: PDFDict;
  /** The object, or what a reference leads to; null where it is absent or of another kind. */
  open: <Value extends PDFObject>(object: PDFObject | undefined, kind: Kind<Value>) => Value | null;
  /** An entry of a dictionary, opened. */
  entry: <Value extends PDFObject>(dictionary: PDFDict, key: string, kind: Kind<Value>) => Value | null;
  /** Says that the object of that reference was changed. */
  changed(ref: PDFRef): void;
  /** The file with what was changed and added behind it, as an incremental update. */
  save(): Promise<Uint8Array>;
}

const isOf = <Value extends PDFObject>(object: PDFObject | null | undefined, kind: Kind<Value>): object is Value => object instanceof kind;
const entryBytes = 20;
const latin = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Where the table of objects stands, and how many objects it has, where one table in plain text lists them all, as Chromium writes it. */
function tableOf(pdf: Uint8Array): { start: number; first: number; count: number } | null {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(latin(pdf.subarray(-64)))?.[1] ?? Number.NaN);
  if (!(start < pdf.length)) return null;
  const head = /^xref\s+0 (\d+) *\r?\n/.exec(latin(pdf.subarray(start, start + 40)));
  return head === null ? null : { start, first: start + head[0].length, count: Number(head[1]) };
}

/** Opens a file as Chromium prints it; null for one of another build, such as one with compressed objects. */
export function openPrintedFile(pdf: Uint8Array): PrintedFile | null {
  const table = tableOf(pdf);
  if (table === null) return null;
  const { start, first, count } = table;
  const context = PDFContext.create();
  const parse = (at: number, head: RegExp): PDFObject | null => {
    const found = head.exec(latin(pdf.subarray(at, at + 40)));
    return found === null ? null : PDFObjectParser.forBytes(pdf.subarray(at + found[0].length), context).parseObject();
  };
  const trailer = parse(first + count * entryBytes, /^trailer\s*/);
  if (!(trailer instanceof PDFDict) || trailer.get(context.obj('Prev')) !== undefined) return null;
  context.largestObjectNumber = count - 1;
  for (const key of ['Root', 'Info', 'ID'] as const) {
    const value = trailer.get(context.obj(key));
    if (value !== undefined) context.trailerInfo[key] = value;
  }
  const lookUp = (ref: PDFRef): PDFObject | null => {
    const known = context.lookup(ref);
    if (known !== undefined) return known;
    const entry = latin(pdf.subarray(first + ref.objectNumber * entryBytes, first + (ref.objectNumber + 1) * entryBytes));
    const at = /^(\d{10}) \d{5} n/.exec(entry)?.[1];
    const object = at === undefined || ref.objectNumber >= count ? null : parse(Number(at), /^\d+\s+\d+\s+obj\s*/);
    if (object !== null) context.assign(ref, object);
    return object;
  };
  const open: PrintedFile['open'] = (object, kind) => {
    const found = object instanceof PDFRef ? lookUp(object) : object;
    return isOf(found, kind) ? found : null;
  };
  const catalog = open(context.trailerInfo.Root, PDFDict);
  if (catalog === null) return null;
  const altered = new Set<number>();
  const save = async () => {
    const nothing = () => undefined;
    const added = await PDFWriter.forContextWithSnapshot(context, Number.POSITIVE_INFINITY, {
      pdfSize: pdf.length,
      prevStartXRef: start,
      deletedCount: 0,
      shouldSave: (number) => number >= count || altered.has(number),
      markRefForSave: nothing,
      markRefsForSave: nothing,
      markObjForSave: nothing,
      markObjsForSave: nothing,
      markDeletedRef: nothing,
      markDeletedObj: nothing,
      deletedRef: () => null,
    }).serializeToBuffer();
    return Buffer.concat([pdf, added]);
  };
  return {
    context,
    catalog,
    open,
    entry: (dictionary, key, kind) => open(dictionary.get(context.obj(key)), kind),
    changed: ({ objectNumber }) => void altered.add(objectNumber),
    save,
  };
}

export const numberOf = (object: PDFObject | null | undefined): number | null => (object instanceof PDFNumber ? object.asNumber() : null);
