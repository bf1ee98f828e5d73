import { describe, expect, it } from 'vitest';
import { storyIndex } from '../../.storybook/story-index.ts';
import { textsOf } from '../../.storybook/story-texts.ts';
import { isShown, specTexts } from './spec-texts.ts';

/** Stories of screens and of their routes; they note what they show, also for a moment. */
const stories = (await storyIndex()).filter(({ tags, importPath }) => tags.includes('test') && importPath.includes('apps/'));
const shown = await Promise.all(stories.map(async ({ id, title }) => ({ id, title, texts: await textsOf(id) })));

describe('the words of the specification', () => {
  it('are looked for in what every story of a screen has shown', () => {
    const missing = shown.filter(({ texts }) => texts === null).map(({ id }) => id);
    expect(missing, 'These stories have not been run, or failed: npm test -- stories').toEqual([]);
  });

  it.each([...new Set(specTexts.map(({ screen }) => screen))])('stand to the letter in what the stories of %s show', (screen) => {
    const own = shown.filter(({ title }) => title === screen || title === screen.replace('Screens/', 'Routes/'));
    expect(own.length).toBeGreaterThan(0);
    const lines = [...new Set(own.flatMap(({ texts }) => texts?.split('\n') ?? []))];
    const wanted = specTexts.filter((row) => row.screen === screen);
    expect(wanted.filter(({ text }) => !isShown(text, lines)).map(({ section, text }) => `section ${section}: ${text}`)).toEqual([]);
  });

  it('are found only where every character is the same', () => {
    const lines = ['Showing 1 to 10 of 94 results', 'No analyses yet', 'Email verified!', 'Welcome Hana'];
    for (const text of ['Showing {n} to {n} of {n} results', 'No analyses yet', 'Email verified!', 'Welcome {words}'])
      expect(isShown(text, lines)).toBe(true);
    for (const text of [
      'Showing {n} to {n} of {n} result',
      'No analyses ye',
      'No analyses yet.',
      'no analyses yet',
      'Email verified.',
      'nalyses',
    ])
      expect(isShown(text, lines)).toBe(false);
  });
});
