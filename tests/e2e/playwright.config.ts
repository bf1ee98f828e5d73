import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../packages/browser/src/index.ts';
import { deadlineMs, testDeadlineMs } from '../deadline.ts';
import { dropMachine } from '../own-environment.ts';

dropMachine();

const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Each starts a product of its own.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: testDeadlineMs,
  expect: { timeout: deadlineMs, toPass: { timeout: deadlineMs } },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
    // A whole report is written down at every step of a trace, a quarter of all the work: `--trace on` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: {
      executablePath,
      env,
      chromiumSandbox: false,
      args: [...browserArguments],
    },
  },
  projects: [{ name: 'desktop' }],
});
