import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where all tests find the bundled browser: it is unpacked once, which takes longer than most of them. */
export const browserCache = fileURLToPath(new URL('../../../../node_modules/.cache/browser', import.meta.url));

/** What is unpacked there, the browser and its fonts. Beside them lies what each installation writes for itself. */
const isUnpacked = (name: string): boolean => /^(?:chromium|noto-sans-jp)-/.test(name);

/** Lends a server with this data folder what is unpacked already; what is not, it unpacks. */
export function lendBrowser(dataDir: string): void {
  const own = join(dataDir, 'cache', 'browser');
  mkdirSync(own, { recursive: true, mode: 0o700 });
  for (const name of existsSync(browserCache) ? readdirSync(browserCache).filter(isUnpacked) : [])
    symlinkSync(join(browserCache, name), join(own, name), 'dir');
}
