import { currencyKey, themeKey } from '../preferences/preferences.ts';
import { tokenKey, userKey } from '../session/session-store.ts';
import { startSession } from '../session/start-session.ts';
import type { Services } from './create-services.ts';

/** What another tab has written holds here too: who is signed in, and how this device likes to read. */
export function followOtherTabs(page: Pick<Window, 'addEventListener'>, services: Services): void {
  const { session, preferences } = services;
  function reread() {
    session.reread();
    preferences.reread();
    void startSession(services);
  }
  page.addEventListener('storage', ({ key }) => {
    if (key === null || [tokenKey, userKey, themeKey, currencyKey].includes(key)) reread();
  });
  // A page that was put aside and is shown again heard nothing meanwhile.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reread();
  });
}
