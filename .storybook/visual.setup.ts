import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PictureSet } from './picture-sets.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pictures: Pick<PictureSet, 'theme' | 'width' | 'of'>;
  }
}

interface StoryContext {
  story?: { parameters: { layout?: string }; globals: { theme?: string } };
}

const height = 900;
const least = 120;
/** Windows up to here are narrow. */
const phone = 375;
let seed = 1;

beforeEach(() => {
  // The same day and the same "random" on every run; timers go on as they are.
  vi.setSystemTime('2026-11-20T12:00:00+09:00');
  seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
});

/** Height of the whole page once it stays the same: a report in a frame tells its height a moment after it is laid out. */
async function settledHeight(): Promise<number> {
  const still = document.querySelector('iframe') ? 12 : 2;
  let last = -1;
  for (let same = 0; same < still; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = document.documentElement.scrollHeight;
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}

/** A full screen fills the window at least; a part takes what it needs, and all of it where it is higher than the window. */
function wantedHeight(isWhole: boolean, whole: number, given: number): number {
  if (isWhole) return Math.max(height, whole);
  return Math.max(least, Math.ceil(document.body.getBoundingClientRect().height), whole > given ? whole : 0);
}

/** A screen that keeps a theme or a width of its own would look the same in two sets: its tag leaves it to one. */
function refuseTwins(theme: unknown): void {
  const pictures = inject('pictures');
  if (pictures.of !== 'screens') return;
  if (theme !== pictures.theme) throw new Error(`This story is always ${String(theme)}: tag it '${String(theme)}-only'.`);
  if (window.innerWidth < pictures.width && pictures.width > phone) throw new Error("This story is always narrow: tag it 'narrow-only'.");
}

// After the play function: one picture of the whole body, portals included.
afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (storyId === undefined || context.task.result?.state === 'fail' || context.task.result?.state === 'skip') return;
  const { story } = context as StoryContext;
  refuseTwins(story?.globals.theme);
  // A story that asks for a narrower window keeps it.
  const width = Math.min(inject('pictures').width, window.innerWidth);
  const isWhole = story?.parameters.layout === 'fullscreen';
  // Storybook's padding is not applied here; what is fixed to the window needs a window's height.
  Object.assign(document.body.style, isWhole ? { padding: '0', minHeight: `${height}px` } : { padding: '1rem', minHeight: '0' });
  await page.viewport(width, height);
  await document.fonts.ready;
  // What lies outside the frame comes out blank, and a wider or higher frame may change what a report inside it needs.
  let given = height;
  for (let round = 0; round < 4; round += 1) {
    const wanted = wantedHeight(isWhole, await settledHeight(), given);
    if (wanted === given) break;
    await page.viewport(width, wanted);
    given = wanted;
  }
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(storyId);
});
