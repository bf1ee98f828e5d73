import { page } from 'vitest/browser';
import { inDark } from './in-dark.ts';
import { photograph, type Shown } from './photograph.ts';
import { narrow, type PictureSet } from './picture-sets.ts';
import { type Read, readAgain, rulesOfColours, rulesOfLayout } from './read-again.ts';
import { settled } from './settled.ts';
import { shownElements } from './shown-elements.ts';

export type Viewed = Shown & Read;

interface Looks {
  sets: readonly PictureSet[];
  /** The window in which the story was played. */
  given: { width: number; height: number };
  isUpdate: boolean;
  /** Whether axe reads the views, which it does in a run of tests and not where only pictures are taken. */
  isRead: boolean;
}

/** Height of a phone as wide as the narrow pictures. */
const phoneHeight = 812;

/**
 * Looks at a story that was played, and read by axe, in light and in a wide window: in dark, and on a phone in light and dark. Axe reads
 * again what the view can change: all of a page of which a phone writes, shows or hides something, and of one that it only lays out
 * otherwise where things lie; in dark the colours, on a phone those of what it alone shows. The pictures of each view are compared. Returns
 * what is wrong in all of them.
 */
export async function lookAtFourViews(story: Viewed, { sets, given, isUpdate, isRead }: Looks): Promise<string[]> {
  const faults: string[] = [];
  const attempt = async (look: () => Promise<unknown>): Promise<void> => {
    await look().catch((fault: unknown) => faults.push(fault instanceof Error ? fault.message : String(fault)));
  };
  const take = async (wanted: (set: PictureSet) => boolean): Promise<void> => {
    faults.push(...(await photograph(story, sets.filter(wanted), given.width, isUpdate)));
  };
  const isDark = ({ theme }: PictureSet): boolean => theme === 'dark';
  const isNarrow = ({ width }: PictureSet): boolean => width === narrow;
  // One that is always dark was read so; paper is light in both themes.
  const isReadInDark = isRead && story.globals.theme !== 'dark' && !story.tags.includes('light-only');
  const isWindowNarrow = given.width <= narrow;
  // What axe has read: what it shows, and to whom it is shown.
  const [markup, shown] = [document.body.innerHTML, isRead && !isWindowNarrow ? new Set<Element>(shownElements()) : null];

  if (isReadInDark || sets.some(isDark))
    await attempt(() =>
      inDark(async () => {
        if (isReadInDark) await attempt(() => readAgain(story, 'In dark', rulesOfColours));
        await take(isDark);
      }),
    );
  await take((set) => !(isDark(set) || isNarrow(set)));

  if (shown !== null) {
    document.body.removeAttribute('style');
    await page.viewport(narrow, phoneHeight);
    await settled();
    // A story that leaves parts out of what axe reads says so of its whole page.
    const isOther = document.body.innerHTML !== markup || story.parameters.a11y?.context !== undefined;
    const now = new Set<Element>(shownElements());
    const added = [...now].filter((element) => !shown.has(element));
    // What a phone hides may have been the name of what it shows. The whole page costs axe little more than a part of it.
    const isHidden = [...shown].some((element) => !now.has(element));
    const isOnlyLaidOut = !isOther && added.length === 0 && !isHidden;
    await attempt(() => readAgain(story, 'On a phone', isOnlyLaidOut ? rulesOfLayout : null));
    const parts = isOther ? null : around(added);
    if (isReadInDark && parts?.length !== 0)
      await attempt(() => inDark(() => readAgain(story, 'On a phone, in dark', rulesOfColours, parts)));
  }
  await take(isNarrow);
  if (story.tags.includes('everything')) {
    document.body.removeAttribute('style');
    await page.viewport(given.width, given.height);
  }
  return faults;
}

/** The elements around these, for what an element may be depends on where it stands; none inside of another. */
function around(elements: readonly Element[]): Element[] {
  const all = new Set(elements.map((element) => element.parentElement ?? element));
  const isInside = (element: Element): boolean => {
    for (let above = element.parentElement; above !== null; above = above.parentElement) if (all.has(above)) return true;
    return false;
  };
  return [...all].filter((element) => !isInside(element));
}
