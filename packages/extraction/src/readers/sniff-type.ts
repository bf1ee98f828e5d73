type SniffedType = 'pdf' | 'xlsx' | 'xls' | 'picture' | 'html' | 'csv' | 'other';

function startsWith(bytes: Uint8Array, ...signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function isPicture(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(bytes, 0xff, 0xd8, 0xff) ||
    startsWith(bytes, 0x47, 0x49, 0x46, 0x38) ||
    startsWith(bytes, 0x42, 0x4d) ||
    startsWith(bytes, 0x49, 0x49, 0x2a, 0x00) ||
    startsWith(bytes, 0x4d, 0x4d, 0x00, 0x2a) ||
    (startsWith(bytes, 0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57 && bytes[9] === 0x45)
  );
}

/** What the bytes are. The bytes decide; the declared type and the name only settle plain text. */
export function sniffType(bytes: Uint8Array, contentType: string, sourceName: string): SniffedType {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (head.includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'xlsx';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'xls';
  const type = contentType.toLowerCase();
  const name = sourceName.toLowerCase().replace(/[?#].*$/, '');
  if (isPicture(bytes) && !type.startsWith('text/')) return 'picture';
  if (/<(!doctype|html|head|body|table|div|dl)\b/i.test(head.replaceAll('\u0000', '')) || type.includes('html') || /\.x?html?$/.test(name))
    return 'html';
  if (type.includes('csv') || type.includes('tab-separated') || /\.(csv|tsv|txt)$/.test(name) || type.startsWith('text/plain'))
    return 'csv';
  if (type.startsWith('image/')) return 'picture';
  if (type.startsWith('application/vnd.ms-excel')) return 'csv';
  return 'other';
}
