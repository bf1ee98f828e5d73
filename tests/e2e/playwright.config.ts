import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../packages/browser/src/index.ts';

const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Every file starts a product of its own.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // Passwords are hashed at full strength and a low priority: on a busy machine signing in takes seconds.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
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
