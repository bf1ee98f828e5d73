import { describe, expect, it } from 'vitest';
import { refusedFields } from './refused-fields.ts';

const names = ['title', 'urls'] as const;
const item = (loc: unknown[], msg: string) => ({ loc, msg, type: 'x' });

describe('refusedFields', () => {
  it('gives each message to its field, in words without a place', () => {
    const detail = [
      item(['body', 'urls', 0], 'must be an http or https address'),
      item(['body', 'title'], 'must not have more than 200 characters'),
    ];
    expect(refusedFields({ detail }, names)).toEqual({
      fields: { urls: 'Must be an http or https address.', title: 'Must not have more than 200 characters.' },
      rest: undefined,
    });
  });

  it('keeps apart what is about none of the fields', () => {
    const detail = [
      item(['body', 'urls', 0], 'Not there.'),
      item(['body', 'files'], 'is too many'),
      item(['header', 'title'], 'is needed'),
    ];
    expect(refusedFields({ detail }, names)).toEqual({
      fields: { urls: 'Not there.' },
      rest: 'body.files - is too many; header.title - is needed',
    });
  });

  it('joins what is said of one field', () => {
    const detail = [item(['body', 'title'], 'is odd'), item(['body', 'title'], 'is long.')];
    expect(refusedFields({ detail }, names).fields).toEqual({ title: 'Is odd. Is long.' });
  });

  it.each([
    ['a text', { detail: 'No.' }, 'No.'],
    ['nothing', undefined, undefined],
    ['the client’s own words', { detail: [item(['body', 'title'], 'x')], source: 'unreadable' }, undefined],
    ['odd items', { detail: [null, 'and this', { loc: ['body', 'title'] }] }, 'and this; body.title'],
  ])('has no fields in %s', (_what, error, rest) => {
    expect(refusedFields(error, names)).toEqual({ fields: {}, rest });
  });
});
