import { type Browser, chromium } from 'playwright-core';
import { BrowserMissing } from './browser-missing.ts';
import { type BrowserSearch, type Candidate, candidates, type FoundBrowser } from './find-browser.ts';

/** Our own arguments, for every browser that we start. Those of @sparticuz/chromium switch off web security and site isolation. */
export const browserArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-dev-shm-usage',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

async function launch(found: FoundBrowser): Promise<Browser> {
  const common = {
    ...found,
    args: [...browserArguments],
    timeout: 30_000,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  };
  const asRoot = process.getuid?.() === 0;
  if (asRoot) return chromium.launch({ ...common, chromiumSandbox: false });
  try {
    return await chromium.launch({ ...common, chromiumSandbox: true });
  } catch (error) {
    // Containers without user namespaces cannot have Chromium's sandbox. Pages are printed without scripts and network.
    if (!String(error).includes('sandbox')) throw error;
    return chromium.launch({ ...common, chromiumSandbox: false });
  }
}

/** Starts the first browser that can be started. @throws BrowserMissing that names what was tried and what to install */
export async function launchFirst(choices: readonly Candidate[]): Promise<Browser> {
  const tried: string[] = [];
  for (const candidate of choices) {
    try {
      return await launch(await candidate.find());
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      tried.push(`${candidate.name}: ${message.split('\n')[0] ?? ''}`);
    }
  }
  throw new BrowserMissing(tried);
}

/** Starts the first browser of this machine that can be started; one that lies there and does not start is passed over. @throws BrowserMissing */
export function launchBrowser(search: BrowserSearch): Promise<Browser> {
  return launchFirst(candidates(search));
}
