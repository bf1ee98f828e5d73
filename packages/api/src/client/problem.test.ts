import { describe, expect, it } from 'vitest';
import { readDetail } from './problem.ts';

describe('readDetail', () => {
  it('gives the words of the server', () => {
    expect(readDetail({ detail: 'Incorrect email or password' }, 'Login failed')).toBe('Incorrect email or password');
  });

  it('joins a list as location and message', () => {
    const detail = [
      { loc: ['body', 'urls', 0], msg: 'must be an http or https address', type: 'url' },
      { loc: ['body', 'title'], msg: 'is too long', type: 'maxLength' },
    ];
    expect(readDetail({ detail })).toBe('body.urls.0 - must be an http or https address; body.title - is too long');
  });

  it('leaves out what an item does not have', () => {
    expect(readDetail({ detail: [{ msg: 'is needed' }, { loc: ['body'] }, 'and this', {}, null] })).toBe('is needed; body; and this');
  });

  it.each([
    ['an empty text', { detail: '' }],
    ['an empty list', { detail: [] }],
    ['something else', { detail: 42 }],
    ['no detail', {}],
    ['a bare text', '<html>Bad gateway</html>'],
    ['nothing', undefined],
    ['an exception', new TypeError('fetch failed')],
    ['words of the client itself', { detail: 'The server answered 502.', source: 'unreadable' }],
  ])('falls back on %s', (_, error) => {
    expect(readDetail(error, 'Login failed')).toBe('Login failed');
    expect(readDetail(error)).toBeUndefined();
  });
});
