export type FileKind = 'pdf' | 'xlsx' | 'xls' | 'png' | 'jpeg' | 'gif' | 'bmp' | 'tiff' | 'webp' | 'html' | 'csv' | 'other';
const pictures = ['png', 'jpeg', 'gif', 'bmp', 'tiff', 'webp'] as const satisfies readonly FileKind[];

/** How many of the first bytes decide. A door that has only these comes to the same answer as a reader that has them all. */
export const headBytes = 4100;

const signatures: readonly [kind: FileKind, signature: readonly number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
  ['tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a]],
  ['webp', [0x52, 0x49, 0x46, 0x46]],
];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function pictureKind(bytes: Uint8Array): FileKind | null {
  const kind = signatures.find(([, signature]) => startsWith(bytes, signature))?.[0] ?? null;
  // Other containers begin with RIFF too, and texts with BM: the size of a bitmap's header tells.
  if (kind === 'webp' && !(bytes[8] === 0x57 && bytes[9] === 0x45)) return null;
  return kind === 'bmp' && bytes[15] !== 0 ? null : kind;
}

/** Bytes of a part's header in a ZIP archive before its name. */
const partHeaderBytes = 30;
const zipSignature = [0x50, 0x4b, 0x03, 0x04];

/** Whether a ZIP archive names a part that no workbook has, among the first ones. */
function isOtherArchive(head: Uint8Array, letters: string): boolean {
  const starts = [...head.keys()].filter((at) => zipSignature.every((byte, index) => head[at + index] === byte));
  return starts.some((at) => /^(?:word\/|ppt\/|mimetype|META-INF\/)/.test(letters.slice(at + partHeaderBytes)));
}

/** No NUL, or the byte order mark of a text that has them for its letters. */
function isText(head: Uint8Array): boolean {
  return !head.includes(0) || startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff]);
}

/** What the bytes are. The bytes decide; the declared type and the name only settle plain text. */
export function fileKind(bytes: Uint8Array, contentType: string, name: string): FileKind {
  const head = bytes.subarray(0, headBytes);
  const letters = new TextDecoder('latin1').decode(head);
  // Writers may put something before the header, within the first kilobyte.
  if (letters.slice(0, 1024).includes('%PDF-')) return 'pdf';
  if (startsWith(head, zipSignature)) return isOtherArchive(head, letters) ? 'other' : 'xlsx';
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0])) return 'xls';
  const type = contentType.toLowerCase();
  const plainName = name.toLowerCase().replace(/[?#].*$/, '');
  const picture = type.startsWith('text/') ? null : pictureKind(head);
  if (picture !== null) return picture;
  if (!isText(head)) return 'other';
  const tagged = /<(!doctype|html|head|body|table|div|dl)\b/i.test(letters.slice(0, 1024).replaceAll('\u0000', ''));
  if (tagged || type.includes('html') || /\.x?html?$/.test(plainName)) return 'html';
  const tabular = /csv|tab-separated|^text\/plain|^application\/vnd\.ms-excel/.test(type) || /\.(csv|tsv|txt|xls)$/.test(plainName);
  return tabular ? 'csv' : 'other';
}

export function isPicture(kind: FileKind): boolean {
  return (pictures as readonly FileKind[]).includes(kind);
}

/** What a file with this ending may hold. Cameras and phones mix the endings of pictures; many programs write text or HTML and call it XLS. */
const holding: Readonly<Record<string, readonly FileKind[]>> = {
  pdf: ['pdf'],
  png: pictures,
  jpg: pictures,
  jpeg: pictures,
  gif: pictures,
  bmp: pictures,
  csv: ['csv', 'html'],
  xls: ['xls', 'xlsx', 'csv', 'html'],
  xlsx: ['xlsx', 'xls'],
  html: ['html'],
  htm: ['html'],
};

/** The ending of a name in lower case, without the dot; empty where there is none. */
export function endingOf(name: string): string {
  return /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether a file of this name may hold this. A name without a known ending holds nothing that is read. */
export function holdsWhatItsNameSays(name: string, kind: FileKind): boolean {
  const ending = endingOf(name);
  return Object.hasOwn(holding, ending) && (holding[ending] ?? []).includes(kind);
}
