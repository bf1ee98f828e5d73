import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyIndex } from '../../.storybook/story-index.ts';
import { root } from './source-files.ts';

const wanted = readFileSync(join(root, 'tests/repository/screen-states.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t').slice(0, 2).join('\t'));

/** What a report can be about, as the stories name it. Each is a whole report with every chapter it has. */
const situations = [
  'Full',
  'Sparse',
  'Conflicts',
  'Loss Making',
  'Cash',
  'Leasehold',
  'Auction',
  'Whole Building With Roll',
  'Old Wood',
] as const;

/** How each is looked at. The wide one is played in yen, then in dollars. Axe reads each in light and dark. */
const looks = [
  { title: 'Report/Situations', tags: ['play-fn'] },
  { title: 'Report/Situations narrow', tags: ['play-fn'] },
  { title: 'Report/Situations on paper', tags: ['play-fn'] },
] as const;

describe('the stories of the screens', () => {
  it('follow the theme of the page, which is set to dark after they were played', async () => {
    const files = new Set((await storyIndex()).map(({ importPath }) => importPath));
    const fixed = [...files].filter((file) => readFileSync(join(root, file), 'utf8').includes('globals.theme'));
    expect(fixed, 'Use useThemeOfPage() in place of globals.theme.').toEqual([]);
  });

  it('show every state of every screen', async () => {
    const told = new Set((await storyIndex()).map(({ title, name }) => `${title}\t${name}`));
    expect(wanted.length).toBeGreaterThanOrEqual(163);
    expect(wanted.filter((row) => !told.has(row))).toEqual([]);
  });

  it('are asked for once each', () => {
    expect(wanted).toEqual([...new Set(wanted)]);
  });
});

describe('the stories of the report', () => {
  it('show every situation wide in both themes and both currencies, narrow, and on paper', async () => {
    const stories = await storyIndex();
    const missing = looks.flatMap(({ title, tags }) =>
      situations
        .filter(
          (name) => !stories.some((story) => story.title === title && story.name === name && tags.every((tag) => story.tags.includes(tag))),
        )
        .map((name) => `${title}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('name no situation that this table lacks', async () => {
    const told = (await storyIndex()).filter(({ title }) => looks.some((look) => look.title === title));
    expect(told.map(({ name }) => name).filter((name) => !situations.some((known) => known === name))).toEqual([]);
  });
});
