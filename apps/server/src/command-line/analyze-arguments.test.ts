import { describe, expect, it } from 'vitest';
import { readArguments, WrongUse } from './analyze-arguments.ts';

describe('readArguments', () => {
  it('takes files, one address, a folder and a title in any order', () => {
    expect(readArguments(['a.pdf', '--out', 'OUT', 'https://listing.example/1', '--title', '神田 1K', 'b.csv'])).toEqual({
      out: 'OUT',
      title: '神田 1K',
      listingUrl: 'https://listing.example/1',
      files: ['a.pdf', 'b.csv'],
      explain: null,
    });
  });

  it('takes the field to explain', () => {
    expect(readArguments(['--explain', 'price_jpy', 'a.pdf'])).toMatchObject({ explain: 'price_jpy', files: ['a.pdf'] });
  });

  it.each([
    [[], 'No INPUT'],
    [['--verbose', 'a.pdf'], '--verbose'],
    [['https://a.example/', 'https://b.example/'], 'one listing URL'],
    [['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'], 'up to 3 documents'],
    [['--explain', 'seller', 'a.pdf'], 'No fact is called seller. Did you mean extra.seller'],
    [['--explain', 'colour', 'a.pdf'], 'No fact is called colour. Use all to see every fact that was read.'],
    [['--explain', 'walk', 'a.pdf'], 'No fact is called walk. Did you mean stations?'],
  ])('says what is wrong with %j', (given, message) => {
    expect(() => readArguments(given)).toThrow(WrongUse);
    expect(() => readArguments(given)).toThrow(message);
  });

  it('leaves it to the guard to refuse an address of another scheme', () => {
    expect(readArguments(['file:///etc/passwd'])).toMatchObject({ listingUrl: 'file:///etc/passwd', files: [] });
  });
});
