import { configOf } from '@rimawari/api/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServices } from '../services/create-services.ts';
import { memoryStorage } from '../session/memory-storage.ts';

const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  logged.mockImplementation(() => {});
});
afterEach(() => {
  logged.mockReset();
});

const configOver = (answer: () => Response) =>
  createServices({ storage: memoryStorage(), systemPrefersDark: false, baseUrl: 'http://127.0.0.1/api/v1', fetch: async () => answer() })
    .config;

test('the flags are the server’s once it has answered', async () => {
  const config = configOver(() => Response.json(configOf('everything on')));
  expect(config.read()).toMatchObject({ isSettled: false, config: { free_mode: false } });
  await config.load();
  expect(config.read()).toEqual({ isSettled: true, config: configOf('everything on') });
});

test('a failure is only logged, and the flags stay off', async () => {
  const config = configOver(() => Response.json({ detail: 'The server failed' }, { status: 500 }));
  await config.load();
  expect(config.read()).toMatchObject({ isSettled: true, config: { free_mode: false, debug_mode: false, benchmark_enabled: false } });
  expect(logged).toHaveBeenCalledWith('Failed to fetch config', { code: 'internal', detail: 'The server failed' });
});
