import { commands } from 'vitest/browser';
import { lookAtFourViews, type Viewed } from './four-views.ts';
import type { PictureSet } from './picture-sets.ts';
import { plantedChanges, plantedKey } from './planted-changes.ts';

/** Plants each of the changes in the story and keeps what its pictures say. @throws where they differ without any */
export async function plantChanges(story: Viewed, indices: readonly number[], sets: readonly PictureSet[]): Promise<void> {
  const { innerWidth: width, innerHeight: height } = window;
  const sheet = new CSSStyleSheet();
  const look = async (css: string): Promise<string[]> => {
    sheet.replaceSync(css);
    return lookAtFourViews(story, { sets, given: { width, height }, isUpdate: false, isRead: false });
  };
  document.adoptedStyleSheets.push(sheet);
  try {
    const faults = await look('');
    if (faults.length > 0) throw new Error(`Nothing was planted yet.\n${faults.join('\n')}`);
    for (const index of indices) await commands.keepTexts(plantedKey(index), (await look(plantedChanges[index]?.css ?? '')).join('; '));
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }
}
