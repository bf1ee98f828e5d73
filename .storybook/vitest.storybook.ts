import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { browserArguments } from '../packages/browser/src/index.ts';
import { anyBrowser, type Browser, pinnedBrowser } from './browser.ts';
import { type PictureSet, pictureSets, tagsOf } from './picture-sets.ts';
import { shelf } from './stored-pictures.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const root = path.dirname(configDir);

type Theme = 'light' | 'dark';

function providerOf({ executablePath, env }: Browser) {
  return playwright({
    launchOptions: {
      executablePath,
      env: { ...(process.env as Record<string, string>), ...env },
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

// A fresh object each time: Vitest writes the project's name into it.
const browserOf = (provider: ReturnType<typeof providerOf>) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider,
  instances: [{ browser: 'chromium' as const }],
});

/** Stories as tests: each renders without an error, plays its part, and axe finds nothing. */
function stories(name: string, theme: Theme, provider: ReturnType<typeof providerOf>): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir, storybookScript: 'npm run storybook', initialGlobals: { theme } })],
    test: {
      name,
      testTimeout: 60_000,
      setupFiles: [path.join(configDir, 'everything.setup.ts')],
      browser: browserOf(provider),
    },
  };
}

/**
 * One picture of each story, compared with its baseline. The tolerance counts pixels and is no ratio, which lets a moved button
 * through; the threshold is low enough that a token changed by three levels of one colour is seen.
 */
function visual(set: PictureSet, provider: ReturnType<typeof providerOf>): TestProjectConfiguration {
  const { name, theme, width, of } = set;
  return {
    extends: true,
    plugins: [
      storybookTest({
        configDir,
        tags: tagsOf(set),
        initialGlobals: { theme, a11y: { manual: true } },
      }),
    ],
    test: {
      name: `visual-${name}`,
      testTimeout: 90_000,
      exclude: [of === 'kit' ? 'apps/**' : 'packages/**', '**/node_modules/**'],
      setupFiles: [path.join(configDir, 'visual.setup.ts')],
      provide: { pictures: { theme, width, of } },
      // Axe reads the stories in projects of its own.
      env: { STORYBOOK_WITHOUT_AXE: '1' },
      browser: {
        ...browserOf(provider),
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 24 },
            timeout: 30_000,
            resolveScreenshotPath: ({ arg, ext }) => path.join(shelf.unpacked, name, `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => path.join(shelf.differences, name, `${arg}${ext}`),
          },
        },
      },
    },
  };
}

/** Vitest projects `stories-light` and `stories-dark`, and with VISUAL=1 the `visual-*` ones. The root's configuration spreads them. */
export async function storybookProjects(): Promise<TestProjectConfiguration[]> {
  if (process.env.VISUAL === '1') {
    const provider = providerOf(await pinnedBrowser());
    const shown = pictureSets.filter(({ of }) => of === 'kit' || existsSync(path.join(root, 'apps/web/src')));
    return shown.map((set) => visual(set, provider));
  }
  const provider = providerOf(await anyBrowser());
  return [stories('stories-light', 'light', provider), stories('stories-dark', 'dark', provider)];
}
