const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that was written here; everything else is text. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | readonly Part[];

function toMarkup(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(toMarkup).join('');
  return String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** Markup with every value in it escaped. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.reduce((whole, text, index) => `${whole}${toMarkup(parts[index - 1] ?? null)}${text}`));
}
