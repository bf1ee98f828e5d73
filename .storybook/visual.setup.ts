import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    pictureWidth: number;
  }
}

interface StoryContext {
  story?: { parameters: { layout?: string } };
}

const height = 900;
const least = 120;
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

// After the play function: one picture of the whole body, portals included.
afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (storyId === undefined || context.task.result?.state === 'fail' || context.task.result?.state === 'skip') return;
  // A story that asks for a narrower window keeps it.
  const width = Math.min(inject('pictureWidth'), window.innerWidth);
  const isWhole = (context as StoryContext).story?.parameters.layout === 'fullscreen';
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
