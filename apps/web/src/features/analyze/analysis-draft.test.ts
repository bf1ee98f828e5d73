import { expect, test } from 'vitest';
import { createAnalysisDrafts } from './analysis-draft.ts';

function memory() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

test('what was typed and chosen is there again', () => {
  const drafts = createAnalysisDrafts(memory());
  const file = new File(['x'], 'plan.pdf');
  drafts.write('u1', { title: 'Shibuya' });
  drafts.write('u1', { files: [file] });
  expect(drafts.read('u1')).toMatchObject({ title: 'Shibuya', url: '', files: [file] });
});

test('the texts outlive a reload, the files do not', () => {
  const storage = memory();
  createAnalysisDrafts(storage).write('u1', { title: 'Shibuya', url: 'https://example.com', files: [new File(['x'], 'plan.pdf')] });
  expect(createAnalysisDrafts(storage).read('u1')).toMatchObject({ title: 'Shibuya', url: 'https://example.com', files: [] });
});

test('another user does not see it', () => {
  const drafts = createAnalysisDrafts(memory());
  drafts.write('u1', { title: 'Shibuya' });
  expect(drafts.read('u2').title).toBe('');
});

test('a started analysis leaves no draft', () => {
  const drafts = createAnalysisDrafts(memory());
  drafts.write('u1', { title: 'Shibuya', files: [new File(['x'], 'plan.pdf')] });
  drafts.forget('u1');
  expect(drafts.read('u1')).toMatchObject({ title: '', url: '', files: [] });
});

test('a damaged draft reads as empty', () => {
  const storage = memory();
  storage.setItem('analysis_draft:u1', '{broken');
  expect(createAnalysisDrafts(storage).read('u1').title).toBe('');
});

test('the buyer is kept for the next analysis, also when the draft is forgotten and the tab is closed', () => {
  const lasting = memory();
  const drafts = createAnalysisDrafts(memory(), lasting);
  const buyer = { owner: 'company', income: '', financing: 'cash' } as const;
  drafts.write('u1', { title: 'Shibuya', buyer });
  drafts.forget('u1');
  expect(drafts.read('u1')).toEqual({ title: '', url: '', files: [], buyer, reused: null });
  expect(createAnalysisDrafts(memory(), lasting).read('u1').buyer).toEqual(buyer);
  expect(createAnalysisDrafts(memory(), lasting).read('u2').buyer.owner).toBe('');
});
