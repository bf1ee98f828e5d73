import { Problem } from '../http/problem.ts';

/** Limits of the specification. */
export const filesAtMost = 3;
export const fileBytesAtMost = 20_971_520;

interface AcceptedType {
  contentType: string;
  /** What the first bytes may be recognised as; `text` stands for nothing that is recognised and no NUL. */
  contents: string[];
}

/** By extension. The old Excel form is a CFB container; some systems name a sheet of text or of XML `.xls`. */
const acceptedTypes: Record<string, AcceptedType> = {
  pdf: { contentType: 'application/pdf', contents: ['pdf'] },
  png: { contentType: 'image/png', contents: ['png', 'apng'] },
  jpg: { contentType: 'image/jpeg', contents: ['jpg'] },
  jpeg: { contentType: 'image/jpeg', contents: ['jpg'] },
  gif: { contentType: 'image/gif', contents: ['gif'] },
  bmp: { contentType: 'image/bmp', contents: ['bmp'] },
  csv: { contentType: 'text/csv', contents: ['text'] },
  xls: { contentType: 'application/vnd.ms-excel', contents: ['cfb', 'xlsx', 'zip', 'xml', 'text'] },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', contents: ['xlsx', 'zip', 'cfb'] },
};

/** How many of the first bytes are looked at. */
export const headBytes = 4100;

/** The content type by the file's name. @throws Problem 415 for a name that is not accepted. */
export function contentTypeOf(filename: string): string {
  return acceptedBy(filename).contentType;
}

/** Compares the first bytes with what the name promises. @throws Problem 415 when they differ, 422 when there are none. */
export async function checkContent(filename: string, head: Uint8Array): Promise<void> {
  if (head.length === 0) throw new Problem('empty_file', `${filename} is empty. Nothing was kept.`);
  const found = await kindOf(head);
  if (!acceptedBy(filename).contents.includes(found)) {
    throw new Problem(
      'unsupported_type',
      `${filename} does not hold what its name says. Save it again as PDF, png, jpg, jpeg, gif, bmp, csv, xls or xlsx.`,
    );
  }
}

function acceptedBy(filename: string): AcceptedType {
  const extension = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  const accepted = Object.hasOwn(acceptedTypes, extension) ? acceptedTypes[extension] : undefined;
  if (accepted === undefined)
    throw new Problem('unsupported_type', `${filename} is not accepted. Send PDF, png, jpg, jpeg, gif, bmp, csv, xls or xlsx.`);
  return accepted;
}

async function kindOf(head: Uint8Array): Promise<string> {
  // Writers may put something before the header, within the first kilobyte.
  if (Buffer.from(head.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  const { fileTypeFromBuffer } = await import('file-type');
  const recognised = await fileTypeFromBuffer(head);
  if (recognised !== undefined) return recognised.ext;
  const utf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return utf16 || !head.includes(0) ? 'text' : 'unknown';
}
