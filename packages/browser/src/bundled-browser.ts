import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface BundledBrowser {
  executablePath: string;
  /** Folder of its own shared libraries, so that the machine needs none. */
  libraryPath: string;
  fontFolder: string;
}

const runsHere = (): boolean => process.platform === 'linux' && process.arch === 'x64';
const entryOf = (): string => createRequire(import.meta.url).resolve('@sparticuz/chromium');

/** Whether the Chromium of the npm packages is installed and runs on this machine. */
export function hasBundledBrowser(): boolean {
  try {
    return runsHere() && existsSync(entryOf());
  } catch {
    return false;
  }
}

async function bundledVersion(): Promise<string> {
  const entry = entryOf();
  const manifest: unknown = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'));
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : null;
  if (typeof version !== 'string') throw new Error('@sparticuz/chromium states no version');
  return version;
}

/**
 * The Chromium that comes with the npm packages (Linux on x64 only), unpacked once into the cache folder: 210 MB, two to three seconds.
 * It is unpacked beside and moved into place, so that a crash leaves no half browser behind.
 */
export async function bundledBrowser(cacheFolder: string): Promise<BundledBrowser> {
  if (!runsHere()) throw new Error('the browser of the npm packages runs on Linux x64 only');
  const folder = join(cacheFolder, `chromium-${await bundledVersion()}`);
  if (!existsSync(folder)) {
    await mkdir(cacheFolder, { recursive: true });
    const fresh = await mkdtemp(join(cacheFolder, 'unpacking-'));
    try {
      const script = fileURLToPath(new URL('./unpack-bundled.run.ts', import.meta.url));
      // The name of an Amazon runtime makes the package unpack its shared libraries too.
      const env = { TMPDIR: fresh, HOME: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
      await run(process.execPath, [script], { env, timeout: 120_000 });
      await rename(fresh, folder).catch((error: unknown) => {
        // Another process was faster: its copy is as good.
        if (!existsSync(folder)) throw error;
      });
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }
  return { executablePath: join(folder, 'chromium'), libraryPath: join(folder, 'al2023', 'lib'), fontFolder: join(folder, 'fonts') };
}
