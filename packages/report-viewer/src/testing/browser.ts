import { browserArguments, findBrowser } from '@rimawari/browser';
import { type Browser, chromium } from 'playwright-core';

let started: Promise<Browser> | null = null;

/** The browser of this process, started by the first test that asks for it. It closes with the process: tests close what they open in it. */
export function sharedBrowser(): Promise<Browser> {
  started ??= start();
  return started;
}

async function start(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env,
    args: [...browserArguments, '--no-sandbox'],
    handleSIGTERM: false,
  });
  browser.once('disconnected', () => {
    started = null;
  });
  // The runner ends its processes with this signal, and kills those that take longer than half a second.
  process.once('SIGTERM', () => void browser.close().finally(() => process.kill(process.pid, 'SIGTERM')));
  return browser;
}
