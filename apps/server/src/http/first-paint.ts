import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite writes this where the page's nonce goes. */
export const nonceMark = '__CSP_NONCE__';

const sheetLink = /<link rel="stylesheet"[^>]*? href="(\/assets\/app\/[\w.-]+\.css)"[^>]*>/g;
/** Made by a script, since a browser that looks ahead fetches what stands in the page, disabled or not. */
const linksTo = (paths: readonly string[]) =>
  `<script nonce="${nonceMark}">for (const href of ${JSON.stringify(paths)}) { const link = document.createElement('link'); link.rel = 'stylesheet'; link.setAttribute('disabled', ''); link.href = href; document.head.append(link); }</script>`;
const scriptTag = /<(?:link rel="modulepreload"|script type="module")(?=[ >])/g;

/**
 * Makes a page that is rendered ahead ready to be painted as soon as it is there: its style sheets stand in it, and its scripts, which
 * change nothing in sight, let its fonts go first. Links to the sheets are there as well, disabled and not fetched: by them the app knows
 * that a screen which needs these sheets has them.
 */
export function createFirstPaint(clientFolder: string): (html: string) => string {
  const sheets = new Map<string, string | null>();
  function sheetAt(path: string): string | null {
    const known = sheets.get(path);
    if (known !== undefined) return known;
    const file = join(clientFolder, path);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
    // What would end the element early stays a file.
    const sheet = text === null || /<\/style/i.test(text) ? null : text;
    sheets.set(path, sheet);
    return sheet;
  }

  return (html) => {
    const paths: string[] = [];
    const painted = html.replace(sheetLink, (link: string, path: string) => {
      const sheet = sheetAt(path);
      if (sheet === null) return link;
      paths.push(path);
      return `<style>${sheet}</style>`;
    });
    const late = painted.replace(scriptTag, (tag) => `${tag} fetchpriority="low"`);
    return paths.length === 0 ? late : late.replace('</body>', () => `${linksTo(paths)}</body>`);
  };
}
