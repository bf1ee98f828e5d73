import { describe, expect, it } from 'vitest';
import { slugsOf } from './slug.ts';

describe('the names of properties in a run', () => {
  it('are the host and the last part of the path', () => {
    expect(slugsOf(['https://listings.example/mansion/70412233', 'https://other.example/a/b.html?x=1#y'])).toEqual([
      'listings.example-70412233',
      'other.example-b.html',
    ]);
  });

  it('count repeats from the second one on', () => {
    const urls = ['https://a.example/x/1', 'https://a.example/y/1', 'https://a.example/1-2', 'https://a.example/z/1/'];
    expect(slugsOf(urls)).toEqual(['a.example-1', 'a.example-1-2', 'a.example-1-2-2', 'a.example-1-3']);
  });

  it('are plain text that fits the contract, whatever the address holds', () => {
    const odd = [
      'http://127.0.0.1:8123/listing/1',
      'https://a.example/',
      'https://a.example/%E4%B8%AD%E9%87%8E%20302',
      'https://a.example/%ff',
      `https://a.example/${'x'.repeat(2000)}`,
      'https://a.example/..%2f..%2fetc',
    ];
    const slugs = slugsOf(odd);
    expect(slugs.slice(0, 4)).toEqual(['127.0.0.1-8123-1', 'a.example', 'a.example-中野-302', 'a.example-ff']);
    for (const slug of slugs) expect(slug).toMatch(/^[\p{L}\p{N}._-]{1,200}$/u);
  });
});
