import { describe, expect, it } from 'vitest';
import { headOf } from './page-head.ts';
import { type PublicPage, publicPages } from './public-pages.ts';

const page: PublicPage = {
  path: '/pricing',
  title: 'Plans & prices',
  description: 'From "nothing" to <much>.',
  module: 'pricing.tsx',
  isListed: true,
};
const files = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'pricing.tsx': { file: 'assets/pricing.js', css: ['assets/pricing.css'], imports: ['_shared.js', '_badge.js'] },
  '../fonts/inter-basic.woff2': { file: 'assets/inter.woff2' },
  '../fonts/inter-greek-wght-normal.woff2': { file: 'assets/greek.woff2' },
  '_badge.js': { file: 'assets/badge.js', css: ['assets/badge.css', 'assets/pricing.css'] },
};

describe('headOf', () => {
  it('names the fonts of the text, and the files of the route that the page of the app does not name, each once', () => {
    const head = headOf(page, files, null);
    expect([...head.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual([
      '/assets/pricing.css',
      '/assets/badge.css',
      '/assets/inter.woff2',
      '/assets/pricing.js',
      '/assets/badge.js',
    ]);
  });

  it('escapes what it says', () => {
    const head = headOf(page, files, null);
    expect(head).toContain('<title>Plans &amp; prices</title>');
    expect(head).toContain('content="From &quot;nothing&quot; to &lt;much&gt;."');
  });

  it('gives whole addresses where the address of the product is known', () => {
    const head = headOf(page, files, 'https://rimawari.example');
    expect(head).toContain('<link rel="canonical" href="https://rimawari.example/pricing">');
    expect(head).toContain('<meta property="og:image" content="https://rimawari.example/social-card.png">');
    expect(headOf(page, files, null)).not.toMatch(/canonical|og:image/);
  });

  it('lets every public page be found, in the site map or not', () => {
    expect(headOf({ ...page, isListed: false }, files, null)).not.toContain('robots');
  });

  it('says which file is missing', () => {
    expect(() => headOf({ ...page, module: 'moved.tsx' }, files, null)).toThrow('The built app has no file of moved.tsx');
  });
});

it('every public page has a title and a description of its own that a list of results shows whole', () => {
  expect(new Set(publicPages.map(({ title }) => title)).size).toBe(publicPages.length);
  expect(new Set(publicPages.map(({ description }) => description)).size).toBe(publicPages.length);
  for (const { title, description } of publicPages) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(200);
  }
});
