import { expect, test } from 'vitest';
import { takeFiles } from './take-files.ts';

const file = (name: string): File => new File(['x'], name);
const names = (files: readonly File[]): string[] => files.map((each) => each.name);

test('files are added after those already held', () => {
  const taken = takeFiles([file('a.pdf')], [file('b.pdf')], 3);
  expect(names(taken.files)).toEqual(['a.pdf', 'b.pdf']);
  expect(taken.message).toBeNull();
});

test('extra files are cut and the message counts those that were added', () => {
  const taken = takeFiles([file('a.pdf'), file('b.pdf')], [file('c.pdf'), file('d.pdf')], 3);
  expect(names(taken.files)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(taken.message).toBe('Only the first 1 file(s) were added to keep the total at 3.');
});

test('a full list takes nothing and says how many it holds', () => {
  const taken = takeFiles([file('a.pdf'), file('b.pdf'), file('c.pdf')], [file('d.pdf')], 3);
  expect(names(taken.files)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(taken.message).toBe('You can upload up to 3 documents per analysis.');
});

test('a file that is held already is not added again, and is named', () => {
  const held = new File(['x'], 'a.pdf', { lastModified: 1 });
  const again = new File(['x'], 'a.pdf', { lastModified: 1 });
  const edited = new File(['xy'], 'a.pdf', { lastModified: 2 });
  expect(takeFiles([held], [again], 3)).toEqual({ files: [held], message: 'a.pdf was added already.' });
  expect(takeFiles([held], [edited], 3)).toEqual({ files: [held, edited], message: null });
  expect(takeFiles([], [held, again], 3)).toEqual({ files: [held], message: 'a.pdf was added already.' });
});

test('a repeated file takes no room from a new one', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => new File(['x'], name, { lastModified: 1 }));
  if (!a || !b || !c) throw new Error('three files');
  expect(takeFiles([a, b], [a, c], 3)).toEqual({ files: [a, b, c], message: 'a was added already.' });
});
