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
  const whole = document.documentElement.scrollHeight;
  const wanted = isWhole
    ? Math.max(height, whole)
    : Math.max(least, Math.ceil(document.body.getBoundingClientRect().height), whole > height ? whole : 0);
  // What lies outside the frame comes out blank.
  if (wanted !== height) await page.viewport(width, wanted);
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(storyId);
});
