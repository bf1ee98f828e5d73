const longestName = 180;
// C0, C1, line separators, and the marks that turn reading direction (`exe.pdf` that is really `fdp.exe`).
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * The file name of a `Content-Disposition` header (RFC 6266), safe to save under.
 *
 * The extended form `filename*` (UTF-8 or ISO-8859-1, RFC 8187) goes before the plain one. Folders, control and
 * direction marks, characters that a file system refuses and names reserved on Windows are taken out; a long name is cut
 * before its extension. `fallback` when there is no usable name.
 */
export function filenameOf(contentDisposition: string | null, fallback: string): string {
  const header = contentDisposition ?? '';
  for (const name of [extendedName(header), plainName(header)]) {
    const safe = sanitise(name);
    if (safe) return safe;
  }
  return fallback;
}

function extendedName(header: string): string {
  const found = /(?:^|[;\s])filename\*\s*=\s*(utf-8|iso-8859-1)'[^']*'([^;\s]+)/i.exec(header);
  const [, charset, encoded] = found ?? [];
  if (!charset || !encoded) return '';
  if (/%(?![0-9a-f]{2})/i.test(encoded)) return '';
  const bytes = encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return charset.toLowerCase() === 'utf-8' ? (asUtf8(bytes) ?? '') : bytes;
}

function plainName(header: string): string {
  const found = /(?:^|[;\s])filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header);
  const name = found?.[1]?.replace(/\\(.)/g, '$1') ?? found?.[2] ?? '';
  // Some servers send UTF-8 here, which fetch hands on one character per byte.
  return asUtf8(name) ?? name;
}

function asUtf8(oneCharacterPerByte: string): string | undefined {
  const bytes = Uint8Array.from(oneCharacterPerByte, (character) => character.charCodeAt(0));
  if ([...oneCharacterPerByte].some((character) => character.charCodeAt(0) > 0xff)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function sanitise(name: string): string {
  const last = name.normalize('NFC').replace(invisible, '').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[<>:"|?*]/g, '_').replace(/^[\s.]+|[\s.]+$/g, '');
  return shorten(reservedOnWindows.test(plain) ? `_${plain}` : plain);
}

function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= longestName) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, longestName - extension.length).join('') + extension;
}
