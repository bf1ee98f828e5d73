import { describe, expect, test } from 'vitest';
import { errorLines } from './error-lines.ts';

describe('errorLines', () => {
  test('a string is one line, and a string of several lines is several', () => {
    expect(errorLines('The listing has been removed.')).toEqual(['The listing has been removed.']);
    expect(errorLines('First.\r\n\n  Second.')).toEqual(['First.', 'Second.']);
  });

  test('nothing stated gives no line', () => {
    expect(errorLines(null)).toEqual([]);
    expect(errorLines(undefined)).toEqual([]);
    expect(errorLines('')).toEqual([]);
    expect(errorLines([])).toEqual([]);
  });

  test('a list gives a line for each entry, whatever their kinds', () => {
    expect(errorLines(['One', { msg: 'Two' }, { detail: 'Three' }])).toEqual(['One', 'Two', 'Three']);
  });

  test('detail comes before msg, msg before message', () => {
    expect(errorLines({ message: 'c', msg: 'b', detail: 'a' })).toEqual(['a']);
    expect(errorLines({ message: 'c', msg: 'b', detail: '' })).toEqual(['b']);
    expect(errorLines({ message: 'c' })).toEqual(['c']);
  });

  test('a place is put before its message', () => {
    expect(errorLines({ loc: ['body', 'urls', 0], msg: 'not a URL' })).toEqual(['body.urls.0 - not a URL']);
    expect(errorLines({ detail: [{ loc: ['files'], msg: 'too large' }, { msg: 'no place' }] })).toEqual(['files - too large', 'no place']);
  });

  test('the reason in ctx is read when there is no other text', () => {
    expect(errorLines({ loc: 'urls', ctx: { error: 'timed out' } })).toEqual(['urls - timed out']);
  });

  test('what ctx adds to a message is put behind it', () => {
    expect(errorLines({ message: 'The reader ran out of time.', ctx: { document: 'scan.pdf', seconds: 60, nested: {} } })).toEqual([
      'The reader ran out of time. (document: scan.pdf, seconds: 60)',
    ]);
  });

  test('an object that says nothing becomes "Unexpected error"', () => {
    expect(errorLines({})).toEqual(['Unexpected error']);
    expect(errorLines({ code: 7 })).toEqual(['Unexpected error']);
    expect(errorLines({ detail: {} })).toEqual(['Unexpected error']);
  });
});
