import { reportStyles } from '../render/styles.ts';

/** What a host may choose: each is read from `--rimawari-…`, which a page sets on the element, on a parent or on `:root`. */
export const themeNames = ['paper', 'raised', 'ink', 'ink-soft', 'line', 'accent', 'serif', 'sans', 'radius'] as const;

/** The sheet of the report with its own tokens as defaults of the host's: the first declaration of each takes the host's value before its own. */
export function embeddedStyles(styles: string = reportStyles): string {
  return themeNames.reduce(
    (sheet, name) => sheet.replace(new RegExp(`--rv-${name}:\\s*([^;}]+);`), `--rv-${name}: var(--rimawari-${name}, $1);`),
    styles,
  );
}

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** One sheet for all reports of a page. Constructed, so that a content policy without inline styles does not stop it. */
export function sheetOf(document: Document): CSSStyleSheet {
  const known = sheets.get(document);
  if (known !== undefined) return known;
  const sheet = new (document.defaultView ?? globalThis.window).CSSStyleSheet();
  // The page's own rules for the element come after these: its box is that of a block unless the page says more than a reset does.
  sheet.replaceSync(`${embeddedStyles()}\n:host{display:block!important}:host([hidden]){display:none!important}`);
  sheets.set(document, sheet);
  return sheet;
}
