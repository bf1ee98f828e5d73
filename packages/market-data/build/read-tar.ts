import { gunzipSync } from 'node:zlib';

/** Files of a compressed archive, in its order. Reads what `git archive` writes. */
export function readTar(archive: Buffer): { name: string; text: string }[] {
  const bytes = gunzipSync(archive);
  const files: { name: string; text: string }[] = [];
  let longName: string | null = null;
  for (let at = 0; at + 512 <= bytes.length; ) {
    const field = (from: number, length: number) =>
      bytes
        .subarray(at + from, at + from + length)
        .toString('utf8')
        .replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 12), 8) || 0;
    const type = field(156, 1);
    const content = bytes.subarray(at + 512, at + 512 + size);
    const prefix = field(345, 155);
    if (type === 'x') longName = /\d+ path=([^\n]*)\n/.exec(content.toString('utf8'))?.[1] ?? null;
    else {
      const name = longName ?? (prefix === '' ? field(0, 100) : `${prefix}/${field(0, 100)}`);
      if ((type === '0' || type === '') && name !== '') files.push({ name, text: content.toString('utf8') });
      longName = null;
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}
