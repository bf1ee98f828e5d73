import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PartGuidance, Purpose, ScreenParagraph } from '../../.storybook/guides/guidance.tsx';
import { type Guide, isOfPart, type PartGuide, titleOf } from '../../.storybook/guides/guide.ts';
import { guideBeside } from '../../.storybook/guides/guide-files.ts';
import { readGuide } from '../../.storybook/guides/read-guide.ts';
import { storyIndex } from '../../.storybook/story-index.ts';

const files = new Map((await storyIndex()).map(({ title, importPath }) => [title, importPath]));
const pages = await Promise.all([...files].map(async ([title, stories]) => ({ title, guide: await readGuide(stories) })));

const isPart = (title: string) => /^(Parts|Report)\//.test(title);
const isScreen = (title: string) => /^(Screens|Layout|Routes)\//.test(title);
const guided = pages.flatMap(({ title, guide }) => (guide === null ? [] : [{ title, guide }]));
const parts = guided.flatMap(({ title, guide }) => (isOfPart(guide) ? [{ title, guide }] : []));

/** Every text of a guide that says something, names of elements and keys left out. */
function textsOf(guide: Guide): string[] {
  if (!isOfPart(guide)) return Object.values(guide);
  const { keyboard, ...aspects } = guide.behaviour;
  return [
    guide.purpose,
    ...guide.instead.map(({ when }) => when),
    ...guide.anatomy.flatMap(({ is }) => is),
    ...keyboard.map(({ does }) => does),
    ...Object.values(aspects).filter((text) => text !== null),
    ...guide.dos,
    ...guide.donts,
    ...guide.content,
  ];
}

describe('the guides', () => {
  it('stand beside the stories of every part and every screen', () => {
    const wanted = pages.filter(({ title }) => isPart(title) || isScreen(title));
    expect(wanted.length).toBeGreaterThan(70);
    expect(wanted.filter(({ guide }) => guide === null).map(({ title }) => title)).toEqual([]);
    expect(guided.filter(({ title, guide }) => isPart(title) !== isOfPart(guide)).map(({ title }) => title)).toEqual([]);
  });

  it('are found by the page that draws them, from the name that Storybook gives a file', async () => {
    const drawn = await Promise.all(pages.map(({ title }) => guideBeside(files.get(title) ?? '')));
    expect(drawn).toEqual(pages.map(({ guide }) => guide));
    expect(files.get('Parts/Button')).toMatch(/^\.\//);
  });

  it.each(parts)('$title has all five sections', ({ title, guide }) => {
    expect(guide.purpose.length).toBeGreaterThan(40);
    expect(guide.purpose.split(/(?<=[.?]) (?=[A-Z])/).length).toBeLessThanOrEqual(2);
    expect(guide.anatomy.length).toBeGreaterThan(0);
    for (const { name, dom } of guide.anatomy) expect([name, dom]).not.toContain('');
    for (const { part } of guide.instead) expect(files.has(titleOf(part)) && titleOf(part) !== title, part).toBe(true);
    for (const kind of ['dos', 'donts', 'content'] as const) expect(guide[kind].length).toBeGreaterThanOrEqual(2);
    const said = Object.values(guide.behaviour).filter((aspect) => aspect !== null && aspect.length > 0);
    expect(said.length).toBeGreaterThanOrEqual(3);
  });

  it.each(guided)('$title is written out, in whole sentences', ({ guide }) => {
    const texts = textsOf(guide);
    expect(texts.filter((text) => text.trim().length < 8)).toEqual([]);
    expect(texts.filter((text) => !/[.?”)]$/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\b(?:TODO|TBD|FIXME|lorem|ipsum|xxx)\b|\.\.\.$|!(?!”)/i.test(text))).toEqual([]);
    expect(texts.filter((text) => text.split('`').length % 2 === 0)).toEqual([]);
  });

  it('say nothing twice', () => {
    const told = new Map<string, string>();
    const twice: string[] = [];
    for (const { title, guide } of guided)
      for (const text of textsOf(guide).filter(({ length }) => length > 60)) {
        if (told.has(text)) twice.push(`${title} and ${told.get(text)}: ${text}`);
        told.set(text, title);
      }
    expect(twice).toEqual([]);
  });

  it('are drawn in a fixed order', () => {
    const guide: PartGuide = {
      purpose: 'Holds `one` thing.',
      instead: [{ part: 'Button', when: 'for two.' }],
      anatomy: [{ name: 'Box', dom: 'div[role="group"]', is: 'A box.' }],
      behaviour: {
        keyboard: [{ keys: 'Enter', does: 'opens it.' }],
        focus: 'An outline.',
        states: 'Open.',
        loading: null,
        error: null,
        smallScreens: 'Wraps.',
        reducedMotion: null,
        forcedColours: 'Lines stay.',
      },
      dos: ['Do this.', 'And that.'],
      donts: ['Not this.', 'Nor that.'],
      content: ['Short.', 'Plain.'],
    };
    const page = renderToStaticMarkup(createElement(Purpose, { guide })) + renderToStaticMarkup(createElement(PartGuidance, { guide }));
    expect([...page.matchAll(/<h[23][^>]*>(.*?)<\/h/g)].map(([, words]) => words)).toEqual([
      'Anatomy',
      'Behaviour',
      'Do and don’t',
      'Do',
      'Don’t',
      'Content',
    ]);
    expect(page).toContain('href="./?path=/docs/parts-button--docs"');
    expect(page).toContain('Holds <code>one</code> thing.');
    expect(page).toContain('<kbd>Enter</kbd> opens it.');
    expect(page).toContain('Nothing of its own</dt><dd>loading, error, reduced motion</dd>');
    expect(page).toContain('<td>A box.</td><td><code>div[role=&quot;group&quot;]</code></td>');
  });

  it('give a screen its paragraph', () => {
    const guide = { purpose: 'Shows.', who: 'Everyone.', states: 'Loading.', words: 'The specification.' };
    const page = renderToStaticMarkup(createElement(ScreenParagraph, { guide }));
    expect(page.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|')).toBe(
      '|Shows.|Who sees it|Everyone.|What its states mean|Loading.|Where its words come from|The specification.|',
    );
  });
});
