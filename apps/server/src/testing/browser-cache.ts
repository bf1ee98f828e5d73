import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where all tests find the bundled browser: it is unpacked once, which takes longer than most of them. */
export const browserCache = fileURLToPath(new URL('../../../../node_modules/.cache/browser', import.meta.url));

/** Puts the unpacked browser where a server with this data folder looks for it. */
export function lendBrowser(dataDir: string): void {
  mkdirSync(browserCache, { recursive: true });
  mkdirSync(join(dataDir, 'cache'), { recursive: true, mode: 0o700 });
  symlinkSync(browserCache, join(dataDir, 'cache', 'browser'), 'dir');
}
