import { join } from 'node:path';

/** Programs of Chrome and Edge below the folders that Windows installs into. */
function windowsPaths(): string[] {
  const { LOCALAPPDATA, PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86 } = process.env;
  const folders = [LOCALAPPDATA, PROGRAMFILES, PROGRAMFILES_X86].filter((folder) => folder !== undefined);
  return ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].flatMap((program) =>
    folders.map((folder) => join(folder, program)),
  );
}

/** Where a Chromium, Chrome or Edge lies that somebody installed on this machine, in the order they are tried. */
export function installedPaths(platform: NodeJS.Platform = process.platform): string[] {
  if (platform === 'win32') return windowsPaths();
  if (platform === 'darwin')
    return ['Google Chrome', 'Microsoft Edge', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  return [
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
    // Without a window a print takes half the work.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ];
}
