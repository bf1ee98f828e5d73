import { describe, expect, it } from 'vitest';
import { changedChapter } from './changed-chapter.ts';

describe('changedChapter', () => {
  it.each([
    ['', 'costs:0', { id: 'costs', open: false }],
    ['costs:0', 'costs:1', { id: 'costs', open: true }],
    ['costs:0 tax:1', 'costs:0 tax:0', { id: 'tax', open: false }],
    ['costs:0', 'costs:0 exit-ladder:1', { id: 'exit-ladder', open: true }],
    ['costs:0', 'costs:0', null],
    ['costs:0', '', null],
  ])('from %j to %j', (before, after, changed) => {
    expect(changedChapter(before, after)).toEqual(changed);
  });
});
