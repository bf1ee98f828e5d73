import { describe, expect, it } from 'vitest';
import { anatomyOf } from '../../.storybook/guides/read-guide.ts';
import { type StoryEntry, storyIndex } from '../../.storybook/story-index.ts';
import { partsKey } from '../../.storybook/story-run.ts';
import { textsOf } from '../../.storybook/story-texts.ts';

const stories = (await storyIndex()).filter(({ tags }) => tags.includes('test'));
const files = new Map<string, StoryEntry[]>();
for (const story of stories) files.set(story.importPath, [...(files.get(story.importPath) ?? []), story]);
const guided = (
  await Promise.all(
    [...files.values()].map(async (own) => ({ own, title: own[0]?.title ?? '', anatomy: own[0] ? await anatomyOf(own[0]) : [] })),
  )
).filter(({ anatomy }) => anatomy.length > 0);

describe('the anatomy of a guide', () => {
  it('is there for the kit', () => expect(guided.length).toBeGreaterThan(20));

  it.each(guided)('of $title names elements that its stories have shown', async ({ own, anatomy }) => {
    const shown = await Promise.all(own.map(({ id }) => textsOf(partsKey(id))));
    const notRun = own.filter((_, place) => shown[place] === null).map(({ id }) => id);
    expect(notRun, 'These stories have not been run, or failed: npm test -- stories').toEqual([]);
    const seen = new Set(shown.flatMap((lines) => lines?.split('\n') ?? []));
    expect(anatomy.filter((selector) => !seen.has(selector))).toEqual([]);
  });
});
