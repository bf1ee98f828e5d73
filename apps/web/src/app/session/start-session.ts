import { readDetail } from '@rimawari/api';
import type { Services } from '../services/create-services.ts';

/** Checks a stored session with the server. If that fails, the session is cleared silently. */
export async function startSession({ api, session }: Pick<Services, 'api' | 'session'>): Promise<void> {
  const { status, token } = session.read();
  if (status !== 'starting' || token === null) return;
  const answer = (await readUser(api)) ?? (await readUser(api));
  if (answer) session.update(token, answer);
  else session.clear(token);
}

/** Asks for the user as they are now, after something that changed what they may do. */
export async function refreshUser({ api, session }: Pick<Services, 'api' | 'session'>): Promise<boolean> {
  const { token } = session.read();
  const { data } = await api.GET('/me');
  if (data && token !== null) session.update(token, data);
  return data !== undefined;
}

/** False when the server said no; null, worth a second try, when it did not say anything. */
async function readUser(api: Services['api']) {
  const { data, error } = await api.GET('/me');
  if (data) return data;
  return readDetail(error) === undefined ? null : false;
}
