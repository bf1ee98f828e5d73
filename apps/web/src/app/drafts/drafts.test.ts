import { userOf } from '@rimawari/api/testing';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../session/memory-storage.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createDrafts } from './drafts.ts';
import { keptValues } from './kept-values.ts';

const [aoi, ren] = [userOf('subscriber'), { ...userOf('subscriber'), id: 'another' }];

/** One tab: what it stores, who is signed in, and where it is. */
function tab() {
  const [storage, session] = [memoryStorage(), createSessionStore(memoryStorage())];
  const place = { address: '/account' };
  const open = () => createDrafts(session, storage, () => place.address);
  session.signIn('token-1', aoi);
  return { storage, session, place, open, drafts: open() };
}

describe('drafts', () => {
  test('are there again after a session that ended, for the same user', () => {
    const { session, drafts } = tab();
    drafts.write('name', { fullName: '森 はるか' });
    session.refuse();
    session.signIn('token-2', aoi);
    expect(drafts.read('name')).toEqual({ fullName: '森 はるか' });
  });

  test('are not shown to another user of the tab, and come back with the first', () => {
    const { session, drafts } = tab();
    drafts.write('name', { fullName: 'Aoi' });
    session.refuse();
    session.signIn('token-2', ren);
    expect(drafts.read('name')).toBeNull();
    drafts.write('name', { fullName: 'Ren' });
    session.refuse();
    session.signIn('token-3', aoi);
    expect(drafts.read('name')).toEqual({ fullName: 'Aoi' });
  });

  test('belong to their form at their address', () => {
    const { place, drafts } = tab();
    drafts.write('name', { fullName: 'Aoi' });
    expect(drafts.read('search')).toBeNull();
    place.address = '/admin/users';
    expect(drafts.read('name')).toBeNull();
  });

  test('outlive a reload, files excepted', () => {
    const { open, drafts } = tab();
    const files = [new File(['x'], 'plan.pdf')];
    drafts.write('analysis', { title: 'Shibuya', files });
    expect(drafts.read('analysis')).toEqual({ title: 'Shibuya', files });
    expect(open().read('analysis')).toEqual({ title: 'Shibuya', files: [{}] });
  });

  test('are forgotten form by form, and all of them when their user signs out by choice', () => {
    const { session, storage, open, drafts } = tab();
    drafts.write('name', { fullName: 'Aoi' });
    drafts.write('search', { text: 'oak' });
    drafts.forget('name');
    expect([drafts.read('name'), open().read('name'), open().read('search')]).toEqual([null, null, { text: 'oak' }]);
    session.logOut();
    expect(storage.length).toBe(0);
    session.signIn('token-2', aoi);
    expect([drafts.read('search'), open().read('search')]).toEqual([null, null]);
  });

  test.each(['password', 'newPassword', 'currentPassword', 'confirm_password', 'otp_code', 'code', 'mfa_token', 'clientSecret'])(
    'never hold a field named %s',
    (name) => {
      const { storage, drafts } = tab();
      drafts.write('any', { [name]: 'minato-42', title: 'Shibuya' });
      expect(drafts.read('any')).toEqual({ title: 'Shibuya' });
      expect(storage.getItem(storage.key(0) ?? '')).not.toContain('minato-42');
    },
  );

  test.each(['{broken', '[]', '7', '{"/account name":"text","/account search":[1]}'])('that are stored as %s read as none', (stored) => {
    const { storage, open } = tab();
    storage.setItem(`drafts:${aoi.id}`, stored);
    expect([open().read('name'), open().read('search')]).toEqual([null, null]);
  });

  test('last as long as the page where nothing can be stored, and are nobody’s while nobody is signed in', () => {
    const { session } = tab();
    const refuse = () => {
      throw new Error('no storage');
    };
    const drafts = createDrafts(session, { getItem: refuse, setItem: refuse, removeItem: refuse }, () => '/account');
    drafts.write('name', { fullName: 'Aoi' });
    expect(drafts.read('name')).toEqual({ fullName: 'Aoi' });
    const nobody = createDrafts(createSessionStore(memoryStorage()), memoryStorage(), () => '/account');
    nobody.write('name', { fullName: 'Aoi' });
    expect(nobody.read('name')).toBeNull();
  });
});

test('kept values take the place of first ones of their own kind alone', () => {
  const initial = { text: 'first', steps: ['one'] };
  expect(keptValues(initial, null)).toEqual(initial);
  expect(keptValues(initial, { text: 'kept', steps: ['two', 'three'] })).toEqual({ text: 'kept', steps: ['two', 'three'] });
  expect(keptValues(initial, { text: 7, steps: 'two', other: 'x' })).toEqual(initial);
  expect(keptValues(initial, { text: ['kept'], steps: [1] })).toEqual(initial);
});
