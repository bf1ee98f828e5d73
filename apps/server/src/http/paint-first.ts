import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = /<link rel="stylesheet"[^>]* href="(\/assets\/app\/[\w.-]+\.css)"[^>]*>/g;
const script = /<(?=link rel="modulepreload"|script type="module")(\w+)/g;

/**
 * Lets a page that came rendered be drawn before anything else arrives. The sheets it names stand inside it, some 10 kB compressed. What
 * loads parts of the app later looks for the sheets it has by their links; those stay, disabled, and for no medium: browsers that look
 * ahead fetch disabled ones too. Scripts, without which the page can be read, come after its fonts.
 * @param folder what browsers get of the built app
 */
export function createPaintFirst(folder: string): (html: string) => string {
  const known = new Map<string, string | null>();
  const textOf = (path: string): string | null => {
    const kept = known.get(path);
    if (kept !== undefined) return kept;
    const text = readFileSync(join(folder, path), 'utf8');
    // A sheet that could end its element early stays outside.
    const safe = /<\/style/i.test(text) ? null : text;
    known.set(path, safe);
    return safe;
  };
  return (html) =>
    html
      .replace(sheet, (whole, path: string) => {
        const text = textOf(path);
        return text === null ? whole : `<style>${text}</style><link rel="stylesheet" href="${path}" disabled media="not all">`;
      })
      .replace(script, '<$1 fetchpriority="low"');
}
