import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { layoutPages, layoutsOfSet, storedSets } from './layout-pages.ts';
import { layoutSets } from './layout-sets.ts';
import { readNamedLines } from './named-lines.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('a set of layouts', () => {
  it('is taken apart at the lines that name them, to the letter', () => {
    expect(layoutsOfSet('<!-- layout first-one -->\n<p>1</p>\n\n<!-- layout second -->\n<!-- a remark -->\n')).toEqual([
      ['first-one', '<p>1</p>\n\n'],
      ['second', '<!-- a remark -->\n'],
    ]);
  });

  it.each(['', '<p>1</p>\n', '\n<!-- layout late -->\n<p>1</p>\n'])('begins with a name: %j', (text) => {
    expect(() => layoutsOfSet(text)).toThrow(SyntaxError);
  });
});

describe('the stored layouts', () => {
  it('are those of the sets, in their order', () => {
    const stored = [...storedSets()].map(([set, layouts]) => ({ set, layouts: layouts.map(([name]) => name) }));
    const listed = Object.entries(layoutSets).map(([set, layouts]) => ({ set: kebab(set), layouts }));
    expect(stored).toEqual(listed.toSorted((a, b) => (a.set < b.set ? -1 : 1)));
  });

  it('are whole pages, each with what a careful reader finds in it', () => {
    const pages = layoutPages();
    const truths = readNamedLines(fileURLToPath(new URL('../../../cases/pictured/truths.tsv', import.meta.url)));
    expect([...truths.keys()].toSorted()).toEqual([...pages.keys()].toSorted());
    expect([...pages].filter(([, page]) => !/^<!doctype html>/i.test(page) || !page.endsWith('\n')).map(([name]) => name)).toEqual([]);
    expect([...pages.values()].filter((page) => page.match(/<!doctype html>/gi)?.length !== 1)).toEqual([]);
  });
});
