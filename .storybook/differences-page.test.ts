import { expect, test } from 'vitest';
import { differencesPage } from './differences-page.ts';
import type { Finding } from './findings.ts';

const story = { id: 'parts-button--primary', title: 'Parts/Button', name: 'Primary' };
const changed: Finding = {
  kind: 'changed',
  set: 'parts-light',
  picture: 'parts-button-primary',
  story,
  stored: ['stored/parts-button-primary.1.webp', 'stored/parts-button-primary.2.webp'],
  now: 'now/parts-button-primary-actual.png',
  difference: 'now/parts-button-primary-diff.png',
};
const fresh: Finding = {
  ...changed,
  kind: 'new',
  picture: 'parts-button-busy',
  story: { id: 'parts-button--busy', title: 'Parts/Button', name: 'Busy' },
  stored: [],
  now: 'now/parts-button-busy-reference.png',
  difference: null,
};
const removed: Finding = { ...changed, kind: 'removed', picture: 'parts-gone-default', story: null, now: null, difference: null };

const accept = 'npm run visual -- --update button';

/** Each file "is" its own name, so that the page shows where a picture went. */
const read = (file: string): Promise<Uint8Array> => Promise.resolve(Buffer.from(file));
const shown = (file: string): string =>
  `src="data:image/${file.endsWith('.webp') ? 'webp' : 'png'};base64,${Buffer.from(file).toString('base64')}"`;

test('a changed story stands there with its stored picture, the one taken now, and what differs', async () => {
  const page = await differencesPage([changed], accept, read);
  expect(page).toContain('<title>1 difference</title>');
  expect(page).toContain('<h2>Changed: 1</h2>');
  for (const file of [...changed.stored, changed.now, changed.difference]) expect(page).toContain(shown(file ?? 'none'));
  expect(page).toContain('<code>npm run visual -- --update button</code>');
});

test('where the sizes differ, the page says why no difference is marked', async () => {
  const page = await differencesPage([{ ...changed, difference: null }], accept, read);
  expect(page).toContain('The sizes differ, so the two cannot be laid over each other.');
});

test('a new story stands there with its first picture, and a removed one with its last', async () => {
  const page = await differencesPage([changed, fresh, removed], accept, read);
  expect(page).toContain('<title>3 differences</title>');
  expect(page).toContain('<h2>New: 1</h2>');
  expect(page).toContain(shown('now/parts-button-busy-reference.png'));
  expect(page).toContain('None yet.');
  expect(page).toContain('<h2>Stored, but of no story any more: 1</h2>');
  expect(page.split('id="parts-light/parts-gone-default"')[1]).toContain(shown('stored/parts-button-primary.1.webp'));
  // What is gone has the files of its stored picture alone: none of now, and nothing to compare.
  expect(page.split('id="parts-light/parts-gone-default"')[1]?.match(/<img/g)).toHaveLength(2);
});

test('every link of the contents leads to a section, and each story opens in the workbench', async () => {
  const page = await differencesPage([changed, fresh, removed], accept, read);
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target = '']) => decodeURI(target));
  const sections = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(3);
  expect(targets).toEqual(sections);
  expect([...page.matchAll(/href="(http[^"]+)"/g)].map(([, address = '']) => new URL(address.replaceAll('&#38;', '&')).search)).toEqual([
    '?path=/story/parts-button--primary',
    '?path=/story/parts-button--busy',
  ]);
});

test('titles and names are text, whatever they hold', async () => {
  const hostile = { ...story, title: '<script>alert(1)</script>', name: `"Fish" & <b>'chips'</b>` };
  const page = await differencesPage([{ ...changed, set: '"><i>', story: hostile }], accept, read);
  expect(page).not.toMatch(/<script|<b>|<i>/);
  expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62;: &#34;Fish&#34; &#38; &#60;b&#62;&#39;chips&#39;&#60;/b&#62;');
});
