import { describe, expect, it } from 'vitest';
import { storyIndex } from '../../.storybook/story-index.ts';
import { textsOf } from '../../.storybook/story-texts.ts';
import { specTexts } from './spec-texts.ts';

/** Stories of screens; they note what they show, also for a moment. */
const stories = (await storyIndex()).filter(({ tags, importPath }) => tags.includes('test') && importPath.includes('apps/'));
const shown = await Promise.all(stories.map(async ({ id, title }) => ({ id, title, texts: await textsOf(id) })));

describe('the words of the specification', () => {
  it('are looked for in what every story of a screen has shown', () => {
    const missing = shown.filter(({ texts }) => texts === null).map(({ id }) => id);
    expect(missing, 'These stories have not been run, or failed: npm test -- stories').toEqual([]);
  });

  for (const [screen, texts] of Object.entries(specTexts)) {
    it(`stand to the letter in what the stories of ${screen} show`, () => {
      const all = shown.filter(({ title }) => screensOf(screen).includes(title.replace(/^(Screens|Routes|Layout)\//, '')));
      expect(all.length).toBeGreaterThan(0);
      expect(texts.filter((text) => !all.some((story) => story.texts?.includes(text)))).toEqual([]);
    });
  }
});

/** Titles of the stories of a screen, as a screen or as a whole route. */
function screensOf(screen: string): string[] {
  return screen === 'Forgot and reset password' ? ['Forgot password', 'Reset password'] : [screen];
}
