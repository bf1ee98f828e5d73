import { userOf } from '@rimawari/api/testing';
import { expect, test } from 'vitest';
import { createDrafts } from '../../app/drafts/drafts.ts';
import { memoryStorage } from '../../app/session/memory-storage.ts';
import { createSessionStore } from '../../app/session/session-store.ts';
import { createAnalysisDrafts } from './analysis-draft.ts';

const user = userOf('subscriber');

function signedIn(stored = memoryStorage(), lasting = memoryStorage()) {
  const session = createSessionStore(memoryStorage());
  session.signIn('token-1', user);
  return {
    session,
    drafts: createAnalysisDrafts(
      createDrafts(session, stored, () => '/analyze'),
      lasting,
    ),
  };
}

test('what was typed and chosen is there again', () => {
  const { drafts } = signedIn();
  const file = new File(['x'], 'plan.pdf');
  drafts.write(user.id, { title: 'Shibuya' });
  drafts.write(user.id, { files: [file] });
  expect(drafts.read(user.id)).toMatchObject({ title: 'Shibuya', url: '', files: [file] });
});

test('the texts outlive a reload, the files do not', () => {
  const stored = memoryStorage();
  const file = new File(['x'], 'plan.pdf');
  signedIn(stored).drafts.write(user.id, { title: 'Shibuya', url: 'https://example.com', files: [file] });
  expect(signedIn(stored).drafts.read(user.id)).toMatchObject({ title: 'Shibuya', url: 'https://example.com', files: [] });
});

test('a started analysis leaves no draft, and neither does signing out', () => {
  const { session, drafts } = signedIn();
  const draft = { title: 'Shibuya', files: [new File(['x'], 'plan.pdf')] };
  drafts.write(user.id, draft);
  drafts.forget();
  expect(drafts.read(user.id)).toMatchObject({ title: '', url: '', files: [] });
  drafts.write(user.id, draft);
  session.logOut();
  session.signIn('token-2', user);
  expect(drafts.read(user.id)).toMatchObject({ title: '', url: '', files: [] });
});

test('the buyer is kept for the next analysis, also when the draft is forgotten and the tab is closed', () => {
  const lasting = memoryStorage();
  const { drafts } = signedIn(memoryStorage(), lasting);
  const buyer = { owner: 'company', income: '', financing: 'cash' } as const;
  drafts.write(user.id, { title: 'Shibuya', buyer });
  drafts.forget();
  expect(drafts.read(user.id)).toEqual({ title: '', url: '', files: [], buyer, reused: null });
  const { drafts: later } = signedIn(memoryStorage(), lasting);
  expect(later.read(user.id).buyer).toEqual(buyer);
  expect(later.read('another').buyer.owner).toBe('');
});
