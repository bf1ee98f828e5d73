import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = path.dirname(path.dirname(`${here}.`));
const run = promisify(execFile);

/** A browser to launch and what its process must find in the environment. */
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

/** The browser that the lockfile pins, unpacked once into node_modules/.cache, with its own libraries and fonts: the same pictures on every Linux machine. */
export async function pinnedBrowser(): Promise<Browser> {
  const packed = packedBrowser();
  if (packed === null)
    throw new Error(
      'The pinned browser (@sparticuz/chromium, Linux x64 only) is not installed. Install dependencies again on Linux x64, or let CI compare the pictures.',
    );
  const { version } = JSON.parse(await readFile(path.join(packed.folder, 'package.json'), 'utf8')) as { version: string };
  const unpacked = path.join(root, 'node_modules/.cache/pinned-browser', version);
  const executablePath = path.join(unpacked, 'chromium');
  if (!existsSync(path.join(unpacked, 'fonts.conf'))) {
    await mkdir(unpacked, { recursive: true });
    // In a process of its own: the package reads these variables once, and sets others that must not leak into ours.
    const script = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(packed.entry).href)}); await chromium.executablePath();`;
    await run(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    const settings = await readFile(path.join(here, 'fonts.conf'), 'utf8');
    await writeFile(path.join(unpacked, 'fonts.conf'), settings.replace('/usr/share/fonts', path.join(unpacked, 'fonts')));
  }
  return {
    executablePath,
    env: {
      LD_LIBRARY_PATH: path.join(unpacked, 'al2023/lib'),
      FONTCONFIG_FILE: path.join(unpacked, 'fonts.conf'),
      FONTCONFIG_PATH: unpacked,
    },
  };
}

/** Any Chromium for stories run as tests: the one named, Playwright's, the machine's, at last the pinned one. */
export async function anyBrowser(): Promise<Browser> {
  const named = process.env.BROWSER_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`BROWSER_PATH names ${named}, where there is no browser.`);
    return { executablePath: named, env: ownFonts };
  }
  const { chromium } = await import('playwright');
  const found = [
    chromium.executablePath(),
    ...installed[process.platform === 'darwin' ? 'darwin' : process.platform === 'win32' ? 'win32' : 'linux'],
  ].find((place) => existsSync(place));
  return found === undefined ? await pinnedBrowser() : { executablePath: found, env: ownFonts };
}

const ownFonts = { FONTCONFIG_FILE: path.join(here, 'fonts.conf') };

const installed = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  win32: ['C:/Program Files/Google/Chrome/Application/chrome.exe', 'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe'],
};

function packedBrowser(): { folder: string; entry: string } | null {
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve('@sparticuz/chromium', { paths: [root, path.join(root, 'apps/server')] });
    return { entry, folder: path.join(entry.slice(0, entry.lastIndexOf('@sparticuz')), '@sparticuz/chromium') };
  } catch {
    return null;
  }
}
