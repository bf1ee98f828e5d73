const mostBytes = 120;
/** Names that Windows keeps for devices, whatever ending follows. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A part of a path in a ZIP that every system can write: people name their files as they like, and whoever unpacks the
 * file must not write anywhere else by it.
 */
export function entryName(given: string, fallback: string): string {
  const plain = given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const name = shortened(plain).replace(/[. ]+$/, '');
  if (name === '') return fallback;
  return devices.test(name) ? `_${name}` : name;
}

/** Cut in the middle of a character nowhere; the ending of a file name stays. */
function shortened(name: string): string {
  if (Buffer.byteLength(name) <= mostBytes) return name;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  let kept = '';
  for (const character of name.slice(0, name.length - ending.length)) {
    if (Buffer.byteLength(kept + character + ending) > mostBytes) break;
    kept += character;
  }
  return kept + ending;
}

/** Makes each path another one than those before, also where large and small letters are the same. */
export function createPaths(): (folder: string, name: string) => string {
  const taken = new Set<string>();
  return (folder, name) => {
    const [, stem = name, ending = ''] = /^(.+?)(\.[A-Za-z0-9]{1,8})?$/s.exec(name) ?? [];
    for (let count = 1; ; count += 1) {
      const path = `${folder}${count === 1 ? name : `${stem} (${count})${ending}`}`;
      const key = path.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
}
