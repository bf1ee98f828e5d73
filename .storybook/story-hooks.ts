import { afterEach, beforeEach, inject, type RunnerTestCase, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { voiceFaults } from '../tests/voice-rules.ts';
import { checkEverything } from './everything.ts';
import { lookAtFourViews, type Viewed } from './four-views.ts';
import { plantChanges } from './plant-changes.ts';
import { settled } from './settled.ts';
import { partsShown } from './shown-parts.ts';
import { shownProse } from './shown-prose.ts';
import { noteTexts } from './shown-texts.ts';
import { partsKey, proseKey, type StoryRun, storyKey } from './story-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    run: StoryRun;
  }
}

interface StoryContext {
  story?: Viewed;
}

const { pictures, isUpdate, stories } = inject('run');
const isTested = pictures === 'with-tests' || pictures === 'none';
let seed = 1;
let endNotes: (() => string) | undefined;

const forPictures = new CSSStyleSheet();
// The caret blinks, and so would not look the same twice.
forPictures.replaceSync(`
  * { caret-color: transparent !important }
  [data-without-report] iframe[sandbox="allow-scripts"] { visibility: hidden }
`);
document.adoptedStyleSheets.push(forPictures);

function throwFaults(what: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error([what, ...faults].filter((line) => line !== '').join('\n'));
}

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
    const isNoted = isTested && task.file.filepath.includes('/apps/');
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
    const { sets = [], anatomy = [], planted = [] } = planOf(task) ?? {};
    if (anatomy.length > 0) await commands.keepTexts(partsKey(story.id), partsShown(anatomy).join('\n'));
    if (isTested) {
      const prose = shownProse();
      if (task.file.filepath.includes('/apps/')) await commands.keepTexts(proseKey(story.id), prose.join('\n'));
      throwFaults('Not as texts are written (tests/voice-rules.ts)', voiceFaults(prose));
    }
    if (pictures === 'planted') return plantChanges(story, planted, sets);
    const given = { width: window.innerWidth, height: window.innerHeight };
    const faults = await lookAtFourViews(story, { sets, given, isUpdate, isRead: isTested });
    throwFaults('', faults);
    if (isTested && story.tags.includes('everything')) await checkEverything();
  });
}
