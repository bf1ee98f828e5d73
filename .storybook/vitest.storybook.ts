import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { TestProjectConfiguration } from 'vitest/config';
import { browserArguments } from '../packages/browser/src/index.ts';
import { deadlineMs, testDeadlineMs } from '../tests/deadline.ts';
import { anyBrowser, type Browser, pinnedBrowser } from './browser.ts';
import { takePicture } from './picture-command.ts';
import { planStories } from './plan-stories.ts';
import type { Pictures } from './story-run.ts';
import { keepTexts } from './story-texts.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

function providerOf({ executablePath, env }: Browser) {
  return playwright({
    launchOptions: {
      executablePath,
      env,
      args: [
        ...browserArguments,
        '--no-sandbox',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--disable-font-subpixel-positioning',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
    contextOptions: { locale: 'en-US', timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce', deviceScaleFactor: 1 },
  });
}

const isUpdate = process.env.PICTURES_UPDATE === '1';

const hooks = path.join(configDir, 'story-hooks.ts');

/** Files of stories share a page, in which a setup file would run once, for the first of them: each brings its hooks itself. */
const hooksInEachFile: Plugin = {
  name: 'hooks-in-each-file',
  enforce: 'post',
  transform(code, id) {
    if (!/\.stories\.tsx(\?|$)/.test(id)) return null;
    return {
      code: `${code}\nimport { holdStories } from ${JSON.stringify(hooks)};\nholdStories();\n`,
      map: null,
    };
  },
};

/**
 * Vitest project `stories`, stories as tests: each renders without an error, plays its part, axe finds nothing, and it looks as its
 * stored pictures. Pictures are compared where `PICTURES` says so, in the pinned browser.
 */
export async function storybookProject(): Promise<TestProjectConfiguration> {
  const pictures = (process.env.PICTURES ?? 'none') as Pictures;
  const isAlone = pictures === 'alone' || pictures === 'planted';
  const provider = providerOf(await (pictures === 'none' ? anyBrowser() : pinnedBrowser()));
  return {
    extends: true,
    plugins: [
      storybookTest({
        configDir,
        storybookScript: 'npm run storybook',
        initialGlobals: isAlone ? { a11y: { manual: true } } : {},
      }),
      hooksInEachFile,
    ],
    test: {
      name: 'stories',
      // A page for each worker, not for each file: what stories leave behind, Storybook takes away after each.
      isolate: false,
      testTimeout: testDeadlineMs,
      // Pictures and axe in dark are taken after a story has been played.
      hookTimeout: testDeadlineMs,
      // Known from the start, so that what it needs is bundled before the first file asks for it.
      setupFiles: [hooks],
      provide: { run: await planStories(pictures, isUpdate) },
      env: { STORYBOOK_DEADLINE_MS: String(deadlineMs), ...(isAlone ? { STORYBOOK_WITHOUT_AXE: '1' } : {}) },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider,
        instances: [{ browser: 'chromium' }],
        commands: { takePicture, keepTexts },
      },
    },
  };
}
