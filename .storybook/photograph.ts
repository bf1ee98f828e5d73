import { commands, page } from 'vitest/browser';
import type { Area } from './picture-command.ts';
import { pictureOf } from './picture-name.ts';
import { narrow, type PictureSet } from './picture-sets.ts';
import { settled } from './settled.ts';

export interface Shown {
  id: string;
  parameters: { layout?: string };
  globals: { theme?: string };
  tags: readonly string[];
}

const height = 900;
const least = 120;

/**
 * One picture of the whole body for each set, portals included, of a story played in a window of the given width. Returns what is wrong
 * with each that is not as it is stored.
 */
export async function photograph(story: Shown, sets: readonly PictureSet[], given: number, isUpdate: boolean): Promise<string[]> {
  if (sets.length === 0) return [];
  const isWhole = story.parameters.layout === 'fullscreen';
  // Storybook's padding is not applied here; what is fixed to the window needs a window's height.
  Object.assign(document.body.style, isWhole ? { padding: '0', minHeight: `${height}px` } : { padding: '1rem', minHeight: '0' });
  // The report in its frame is most of a picture, and the same in most stories of a screen: those that show it say so.
  const { dataset } = document.documentElement;
  if (!story.tags.includes('with-report')) dataset.withoutReport = '';
  const wrong: string[] = [];
  for (const set of sets) {
    refuseTwins(set, story.globals.theme, given);
    // A story that asks for a narrower window keeps it.
    await widen(Math.min(set.width, given), isWhole);
    endAnimations();
    const fault = await commands.takePicture(set.name, pictureOf(story.id), areaOfBody(), isUpdate);
    if (fault !== null) wrong.push(`Picture ${set.name}: ${fault}`);
  }
  delete dataset.withoutReport;
  return wrong;
}

/** A screen that keeps dark or a width of its own would look the same in two sets: its tag leaves it to one. */
function refuseTwins(set: PictureSet, theme: unknown, given: number): void {
  if (set.of !== 'screens') return;
  if (theme === 'dark' && set.theme !== 'dark') throw new Error("This story is always dark: tag it 'dark-only'.");
  if (set.theme === 'light' && given < set.width && set.width > narrow)
    throw new Error("This story is always narrow: tag it 'narrow-only'.");
}

/** Gives the window the width, and the height that the whole story needs: what lies outside the frame comes out blank. */
async function widen(width: number, isWhole: boolean): Promise<void> {
  // A full screen that has its width also has a height to begin with.
  let given = isWhole && window.innerWidth === width ? window.innerHeight : height;
  if (window.innerWidth !== width || window.innerHeight !== given) await page.viewport(width, given);
  await settled();
  // A wider or higher frame may change what a report inside it needs.
  for (let round = 0; round < 4; round += 1) {
    const wanted = wantedHeight(isWhole, await settledHeight(), given);
    if (wanted === given) return;
    await page.viewport(width, wanted);
    given = wanted;
  }
}

/** Motion is reduced in stories, so few move at all: those are photographed at their end, or without what never ends. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
}

/** Where the body lies in the page that holds the story's frame, in whole pixels. */
function areaOfBody(): Area {
  const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
  const body = document.body.getBoundingClientRect();
  const [x, y] = [Math.floor(left + body.left), Math.floor(top + body.top)];
  return { x, y, width: Math.ceil(left + body.right) - x, height: Math.ceil(top + body.bottom) - y };
}

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
