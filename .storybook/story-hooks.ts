import { afterEach, beforeEach, inject, type RunnerTestCase, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { checkEverything } from './everything.ts';
import { inDark, type Read, readColours } from './in-dark.ts';
import { photograph, type Shown } from './photograph.ts';
import { settled } from './settled.ts';
import { partsShown } from './shown-parts.ts';
import { noteTexts } from './shown-texts.ts';
import { partsKey, type StoryRun, storyKey } from './story-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    run: StoryRun;
  }
}

interface StoryContext {
  story?: Shown & Read & { tags: readonly string[] };
}

const { pictures, isUpdate, stories } = inject('run');
let seed = 1;
let endNotes: (() => string) | undefined;

// Blinks, and so would not look the same twice.
const withoutCaret = new CSSStyleSheet();
withoutCaret.replaceSync('* { caret-color: transparent !important }');
document.adoptedStyleSheets.push(withoutCaret);

const planOf = ({ file, name }: RunnerTestCase) => stories[storyKey(file.filepath, name)];

/**
 * What is done around each story. A file of stories calls it itself (`vitest.storybook.ts`): files share a page, in which a setup file is
 * read once, and so its hooks would be those of the first file alone.
 */
export function holdStories(): void {
  beforeEach(({ task, skip }) => {
    if (planOf(task)?.isRun === false) skip();
    // Padding and height that a picture of the story before asked for.
    document.body.removeAttribute('style');
    // The specification fixes words of the screens.
    const isNoted = pictures !== 'alone' && task.file.filepath.includes('/apps/');
    endNotes = isNoted ? noteTexts() : undefined;
    // The same day and the same "random" on every run; timers go on as they are.
    vi.setSystemTime('2026-11-20T12:00:00+09:00');
    seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
  });

  // After the play function and axe.
  afterEach(async (context) => {
    const { story } = context as StoryContext;
    const { task } = context;
    if (story === undefined || task.result?.state === 'fail' || task.result?.state === 'skip') return;
    await settled();
    if (endNotes) await commands.keepTexts(story.id, endNotes());
    const { sets = [], isReadInDark = false, anatomy = [] } = planOf(task) ?? {};
    if (anatomy.length > 0) await commands.keepTexts(partsKey(story.id), partsShown(anatomy).join('\n'));
    const [light, dark] = [sets.filter(({ theme }) => theme === 'light'), sets.filter(({ theme }) => theme === 'dark')];
    const given = window.innerWidth;
    if (isReadInDark || dark.length > 0)
      await inDark(async () => {
        if (isReadInDark) await readColours(story);
        await photograph(story, dark, given, isUpdate);
      });
    await photograph(story, light, given, isUpdate);
    if (pictures !== 'alone' && story.tags.includes('everything')) await checkEverything();
  });
}
