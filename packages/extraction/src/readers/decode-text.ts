const declaredCharset = /charset\s*=\s*["']?\s*([\w-]+)/i;

function decoded(bytes: Uint8Array, encoding: string, fatal: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/**
 * Text of a page or CSV file of unknown encoding. Order: byte order mark; valid UTF-8 (Japanese text in another
 * encoding is practically never valid UTF-8, and saved pages keep an outdated declaration); what the header or the
 * page declares; the first of Shift_JIS and EUC-JP that decodes cleanly; Shift_JIS with replacement characters.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): { text: string; encoding: string } {
  const marked = byteOrderMark(bytes);
  if (marked) return { text: decoded(bytes, marked, false) ?? '', encoding: marked };
  const utf8 = decoded(bytes, 'utf-8', true);
  if (utf8 !== null && !utf8.includes('\u001b$')) return { text: utf8, encoding: 'utf-8' };
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  for (const declaration of [contentType, head]) {
    const name = declaredCharset.exec(declaration)?.[1]?.toLowerCase();
    if (!name || name === 'utf-8' || name === 'utf8') continue;
    const text = decoded(bytes, name === 'x-sjis' ? 'shift_jis' : name, false);
    if (text !== null) return { text, encoding: name };
  }
  for (const encoding of ['shift_jis', 'euc-jp', 'iso-2022-jp']) {
    const text = decoded(bytes, encoding, true);
    if (text !== null) return { text, encoding };
  }
  return { text: decoded(bytes, utf8 === null ? 'shift_jis' : 'iso-2022-jp', false) ?? '', encoding: 'shift_jis' };
}
