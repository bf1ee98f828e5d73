/** Leaves room for the number of a repeat within what the contract allows. */
const lettersAtMost = 180;

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
}

function lastPart({ pathname }: URL): string {
  const part = pathname.split('/').findLast((piece) => piece !== '') ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Names for properties by their addresses: the host and the last part of the path, with a number from the second of a name on. */
export function slugsOf(urls: readonly string[]): string[] {
  const taken = new Set<string>();
  return urls.map((address) => {
    const url = new URL(address);
    const name = [plain(url.host), plain(lastPart(url))].filter((piece) => piece !== '').join('-');
    const first = [...name].slice(0, lettersAtMost).join('');
    let slug = first;
    for (let repeat = 2; taken.has(slug); repeat += 1) slug = `${first}-${repeat}`;
    taken.add(slug);
    return slug;
  });
}
