import { userOf } from '@rimawari/api/testing';
import { expect, test } from 'vitest';
import { createServices } from '../services/create-services.ts';
import { memoryStorage } from './memory-storage.ts';
import { refreshUser, startSession } from './start-session.ts';

/** The app's services over a server that gives these answers, one after the other; the last one stays. */
function servicesOver(answers: (() => Response)[], stored: Record<string, string> = { access_token: 'token-1' }) {
  const asked: string[] = [];
  const services = createServices({
    storage: memoryStorage(stored),
    systemPrefersDark: false,
    baseUrl: 'http://127.0.0.1/api/v1',
    fetch: async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('Authorization')}`);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === undefined) throw new TypeError('no answer');
      return answer();
    },
  });
  const refusals: string[] = [];
  services.session.onRefused(() => refusals.push('refused'));
  return { services, asked, refusals };
}

const user = userOf('subscriber');
const me = () => Response.json(user);
const noSession = () => Response.json({ detail: 'No valid session' }, { status: 401 });
const noServer = () => {
  throw new TypeError('Failed to fetch');
};

test('a stored token is checked with the server, and the user is the server’s', async () => {
  const { services, asked } = servicesOver([me]);
  await startSession(services);
  expect(asked).toEqual(['GET /api/v1/me Bearer token-1']);
  expect(services.session.read()).toEqual({ status: 'signed-in', token: 'token-1', user });
});

test('a token the server no longer accepts is cleared silently', async () => {
  const { services, refusals } = servicesOver([noSession]);
  await startSession(services);
  expect(services.session.read().status).toBe('signed-out');
  expect(refusals).toEqual([]);
});

test('a server that cannot be reached is tried twice before the session is cleared', async () => {
  const recovering = servicesOver([noServer, me]);
  await startSession(recovering.services);
  expect(recovering.services.session.read().status).toBe('signed-in');
  const gone = servicesOver([noServer]);
  await startSession(gone.services);
  expect(gone.asked).toHaveLength(2);
  expect(gone.services.session.read().status).toBe('signed-out');
});

test('without a stored token nobody is asked', async () => {
  const { services, asked } = servicesOver([me], {});
  await startSession(services);
  expect(asked).toEqual([]);
});

test('a 401 in the middle of a session ends it and says so', async () => {
  const { services, refusals } = servicesOver([me, noSession]);
  await startSession(services);
  expect(await refreshUser(services)).toBe(false);
  expect(services.session.read().status).toBe('signed-out');
  expect(refusals).toEqual(['refused']);
});

test('a failed sign-in ends nothing', async () => {
  const { services, refusals } = servicesOver([me, noSession]);
  await startSession(services);
  await services.api.POST('/login', { body: { email: 'aoi@example.com', password: 'wrong' } });
  expect(services.session.read().status).toBe('signed-in');
  expect(refusals).toEqual([]);
});
