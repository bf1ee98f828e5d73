import { userOf } from '@rimawari/api/testing';
import { expect, test } from 'vitest';
import { memoryStorage } from '../session/memory-storage.ts';
import { createServices } from './create-services.ts';
import { followOtherTabs } from './follow-other-tabs.ts';

const user = userOf('subscriber');

/** Two tabs of one browser: each hears what the other writes, as browsers tell it, and not what it writes itself. */
function twoTabs(stored: Record<string, string> = {}) {
  const storage = memoryStorage(stored);
  const pages: EventTarget[] = [];
  const asked: string[] = [];
  const open = () => {
    const page = new EventTarget();
    pages.push(page);
    const tell = (key: string) => {
      for (const other of pages) if (other !== page) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    const own: Storage = {
      ...storage,
      length: 0,
      setItem: (key, value) => {
        storage.setItem(key, value);
        tell(key);
      },
      removeItem: (key) => {
        storage.removeItem(key);
        tell(key);
      },
    };
    const services = createServices({
      storage: own,
      systemPrefersDark: false,
      baseUrl: 'http://127.0.0.1/api/v1',
      fetch: async (request) => {
        asked.push(new URL(request.url).pathname);
        return Response.json(user);
      },
    });
    followOtherTabs(page as unknown as Window, services);
    return { ...services, page };
  };
  return { here: open(), there: open(), storage, asked };
}

test('signing in reaches the other tab, with the user', () => {
  const { here, there, asked } = twoTabs();
  here.session.signIn('token-1', user);
  expect(there.session.read()).toEqual({ status: 'signed-in', token: 'token-1', user });
  expect(asked).toEqual([]);
});

test('signing out reaches the other tab, which says that the session has ended', () => {
  const { here, there } = twoTabs();
  here.session.signIn('token-1', user);
  here.session.logOut();
  expect(here.session.read()).toEqual({ status: 'signed-out', token: null, user: null, hasLoggedOut: true });
  expect(there.session.read()).toEqual({ status: 'signed-out', token: null, user: null, hasEnded: true });
});

test('another account takes the place of the first in every tab', () => {
  const { here, there } = twoTabs();
  here.session.signIn('token-1', user);
  here.session.logOut();
  here.session.signIn('token-2', userOf('administrator'));
  expect(there.session.read()).toMatchObject({ status: 'signed-in', token: 'token-2', user: { is_superuser: true } });
});

test('what became of the user, a verified address for example, reaches the other tab', () => {
  const { here, there } = twoTabs();
  here.session.signIn('token-1', userOf('unverified'));
  here.session.update('token-1', { ...userOf('unverified'), email_verified: true });
  expect(there.session.read().user?.email_verified).toBe(true);
});

test('a session without its user is asked about', async () => {
  const { there, storage, asked } = twoTabs();
  storage.setItem('access_token', 'token-1');
  there.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'access_token' }));
  await expect.poll(() => there.session.read().status).toBe('signed-in');
  expect(asked).toEqual(['/api/v1/me']);
});

test('the theme and the currency reach the other tab', () => {
  const { here, there } = twoTabs();
  here.preferences.choose({ theme: 'dark', currency: 'USD' });
  expect(there.preferences.read()).toEqual({ theme: 'dark', currency: 'USD' });
});

test('a page that comes back from the browser’s memory catches up', () => {
  const { there, storage } = twoTabs();
  there.session.signIn('token-1', user);
  storage.clear();
  there.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(there.session.read().status).toBe('signed-out');
});
