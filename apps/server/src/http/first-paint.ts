import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite writes this where the page's nonce goes. */
export const nonceMark = '__CSP_NONCE__';

const sheetLink = /<link rel="stylesheet"[^>]*? href="(\/assets\/app\/[\w.-]+\.css)"[^>]*>/g;
/** The family of a face in a sheet, as a sheet names it. */
function familyOf(sheet: string, font: string): string | null {
  const rule = sheet.split('@font-face').find((part) => part.slice(0, part.indexOf('}')).includes(`url(${font})`));
  return rule === undefined ? null : (/font-family:\s*("[^"]+"|[^;}"]+)/.exec(rule)?.[1] ?? null);
}

/** Milliseconds after which a page is shown in other letters. */
const lettersAtMost = 500;

/** Even a face that stands in the page is decoded beside it: the page is shown with it, some milliseconds later, so that no line breaks anew. */
const shownWith = (families: readonly string[]) =>
  `<style>[data-lettering] body{visibility:hidden}</style><script nonce="${nonceMark}">{ const root = document.documentElement; const show = () => root.removeAttribute('data-lettering'); root.setAttribute('data-lettering', ''); Promise.allSettled(${JSON.stringify(families.map((family) => `1em ${family}`))}.map((font) => document.fonts.load(font))).then(show); setTimeout(show, ${lettersAtMost}); }</script>`;

/** Made by a script, since a browser that looks ahead fetches what stands in the page, disabled or not. */
const linksTo = (paths: readonly string[]) =>
  `<script nonce="${nonceMark}">for (const href of ${JSON.stringify(paths)}) { const link = document.createElement('link'); link.rel = 'stylesheet'; link.setAttribute('disabled', ''); link.href = href; document.head.append(link); }</script>`;
const fontLink = /<link rel="preload" as="font"[^>]*? href="(\/assets\/app\/[\w.-]+\.woff2)"[^>]*>/g;
const scriptTag = /<(?:link rel="modulepreload"|script type="module")(?=[ >])/g;

/**
 * Makes a page that is rendered ahead ready to be painted as soon as it is there, in its own letters, so that nothing moves after: its
 * style sheets stand in it, and the faces that it preloads stand in these. Its scripts change nothing in sight and have a low priority. Links to the sheets are there as well, disabled and not fetched: by them the app knows
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

  const faces = new Map<string, string | null>();
  function faceAt(path: string): string | null {
    const known = faces.get(path);
    if (known !== undefined) return known;
    const file = join(clientFolder, path);
    const face = existsSync(file) ? `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})` : null;
    faces.set(path, face);
    return face;
  }

  return (html) => {
    const paths: string[] = [];
    const wanted = [...html.matchAll(fontLink)].map(([, path = '']) => path);
    const inside = new Set<string>();
    const families = new Set<string>();
    const painted = html.replace(sheetLink, (link: string, path: string) => {
      const sheet = sheetAt(path);
      if (sheet === null) return link;
      paths.push(path);
      const lettered = wanted.reduce((text, font) => {
        const face = text.includes(`url(${font})`) ? faceAt(font) : null;
        if (face === null) return text;
        inside.add(font);
        const family = familyOf(sheet, font);
        if (family !== null) families.add(family);
        return text.replaceAll(`url(${font})`, () => face);
      }, sheet);
      return `<style>${lettered}</style>`;
    });
    const late = painted
      .replace(fontLink, (link: string, path: string) => (inside.has(path) ? '' : link))
      .replace(scriptTag, (tag) => `${tag} fetchpriority="low"`)
      .replace('</head>', () => `${families.size === 0 ? '' : shownWith([...families])}</head>`);
    return paths.length === 0 ? late : late.replace('</body>', () => `${linksTo(paths)}</body>`);
  };
}
