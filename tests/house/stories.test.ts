import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyIndex } from '../../.storybook/story-index.ts';
import { root } from './source-files.ts';

const wanted = readFileSync(join(root, 'tests/house/screen-states.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t').slice(0, 2).join('\t'));

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
