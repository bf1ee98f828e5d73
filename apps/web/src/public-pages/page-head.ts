import { escapeHtml } from './escape-html.ts';
import type { PublicPage } from './public-pages.ts';

/** Vite's manifest of the app as browsers get it, as far as it is read here. */
export type BuiltFiles = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const entry = 'index.html';

/** Title, description, card and the files of a page, for its head. `origin` is the address of the product, null where it is not known. */
export function headOf(page: PublicPage, files: BuiltFiles, origin: string | null): string {
  const { scripts, sheets } = filesOf(page.module, files);
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    meta('name', 'description', page.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Rimawari'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(origin === null ? [] : addressed(page, origin)),
    // The sheets first: nothing is drawn before them. Scripts take over what is drawn already, and stand back for it.
    ...sheets.map((file) => `<link rel="stylesheet" href="/${escapeHtml(file)}">`),
    ...fontsOf(files).map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${escapeHtml(file)}" crossorigin>`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${escapeHtml(file)}" fetchpriority="low">`),
  ].join('\n    ');
}

/** Cards and canonical links need whole addresses. */
function addressed(page: PublicPage, origin: string): string[] {
  const image = `${origin}/social-card.png`;
  return [
    `<link rel="canonical" href="${escapeHtml(origin + page.path)}">`,
    meta('property', 'og:url', origin + page.path),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'Rimawari: what a Japanese rental really yields'),
    meta('name', 'twitter:image', image),
  ];
}

const meta = (kind: 'name' | 'property', name: string, content: string) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** What the route's file needs beyond what the app's page names already. */
function filesOf(module: string, files: BuiltFiles): { scripts: string[]; sheets: string[] } {
  const known = new Set<string>();
  walk(entry, files, known);
  const own = new Set<string>();
  walk(module, files, own);
  const added = [...own].filter((key) => !known.has(key)).flatMap((key) => files[key] ?? []);
  return { scripts: added.map(({ file }) => file), sheets: [...new Set(added.flatMap(({ css = [] }) => css))] };
}

/** The letters of every page: known from the start, they arrive before the text is drawn in others and moves. */
const fonts = /\/(inter|source-serif-4)-basic\.woff2$/;

const fontsOf = (files: BuiltFiles) => Object.keys(files).flatMap((key) => (fonts.test(key) ? (files[key]?.file ?? []) : []));

function walk(key: string, files: BuiltFiles, seen: Set<string>): void {
  if (seen.has(key)) return;
  const file = files[key];
  if (file === undefined) throw new Error(`The built app has no file of ${key}`);
  seen.add(key);
  for (const next of file.imports ?? []) walk(next, files, seen);
}
