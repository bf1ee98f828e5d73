/** What a page of a report is made of, as far as a reader of the page relies on it. */
export interface MarkupOutline {
  /** Opening tags by name, with their attributes as written. */
  tags: { name: string; attributes: string }[];
  /** Text of the first heading of the first level. */
  title: string;
  /** Contents of the data blocks. */
  data: string[];
}

const voidElements = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
/** Their content is text to a browser, whatever it looks like. */
const rawElements = new Set(['script', 'style', 'title', 'textarea']);
const tag = /<(?:!--[\s\S]*?--|!doctype[^>]*|(\/?)([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?))>/giy;

/**
 * Reads markup that was made by a renderer, where every element that is opened is closed in order. A browser forgives
 * what is not; here it says that the page was cut off or put together wrongly. Linear in the size of the page.
 * @throws Error that says where the markup breaks
 */
export function outlineOf(html: string): MarkupOutline {
  const outline: MarkupOutline = { tags: [], title: '', data: [] };
  const open: string[] = [];
  const lower = html.toLowerCase();
  let titleFrom: number | null = null;
  let at = html.indexOf('<');
  while (at !== -1) {
    tag.lastIndex = at;
    const found = tag.exec(html);
    if (found === null) throw new Error(`no tag can be read at ${at}`);
    const [, closing, written, attributes = '', selfClosing] = found;
    let next = tag.lastIndex;
    const name = written?.toLowerCase();
    if (name !== undefined && closing === '/') {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> at ${at} closes ${last === undefined ? 'nothing' : `<${last}>`}`);
      if (name === 'h1' && titleFrom !== null && outline.title === '') {
        outline.title = html
          .slice(titleFrom, at)
          .replace(/<[^>]*>/g, '')
          .trim();
      }
    } else if (name !== undefined) {
      outline.tags.push({ name, attributes });
      if (name === 'h1') titleFrom ??= next;
      if (rawElements.has(name)) {
        const end = lower.indexOf(`</${name}`, next);
        if (end === -1) throw new Error(`<${name}> at ${at} is never closed`);
        if (name === 'script' && attributes.includes('application/json')) outline.data.push(html.slice(next, end));
        open.push(name);
        next = end;
      } else if (selfClosing !== '/' && !voidElements.has(name)) open.push(name);
    }
    at = html.indexOf('<', next);
  }
  if (open.length > 0) throw new Error(`<${open.join('> <')}> ${open.length === 1 ? 'is' : 'are'} never closed`);
  return outline;
}
