import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServices } from '../services/create-services.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import { createSlowness, longMs, slowness } from './slowness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what takes long is told until it is there, a page before an answer', async () => {
  const told = createSlowness();
  const seen: unknown[] = [];
  told.subscribe(() => seen.push(told.read()));
  const answer = Promise.withResolvers<void>();
  const page = Promise.withResolvers<void>();
  const both = [told.follow('answer', answer.promise), told.follow('page', page.promise)];
  await vi.advanceTimersByTimeAsync(longMs - 1);
  expect(told.read()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(told.read()).toBe('page');
  page.resolve();
  await both[1];
  expect(told.read()).toBe('answer');
  answer.reject(new Error('The server cannot be reached'));
  await expect(both[0]).rejects.toThrow('cannot be reached');
  expect(seen).toEqual(['answer', 'page', 'answer', null]);
});

test('what is there soon is never told', async () => {
  const told = createSlowness();
  await told.follow('answer', Promise.resolve('here'));
  await vi.advanceTimersByTimeAsync(longMs);
  expect(told.read()).toBeNull();
});

test('answers that are asked for are followed, and what is sent is not: forms say themselves what they do', async () => {
  const answer = Promise.withResolvers<Response>();
  const { api } = createServices({
    storage: memoryStorage(),
    systemPrefersDark: false,
    baseUrl: 'http://127.0.0.1/api/v1',
    fetch: () => answer.promise,
  });
  const sent = api.POST('/logout');
  await vi.advanceTimersByTimeAsync(longMs);
  expect(slowness.read()).toBeNull();
  const asked = api.GET('/me');
  await vi.advanceTimersByTimeAsync(longMs);
  expect(slowness.read()).toBe('answer');
  answer.resolve(new Response(null, { status: 503 }));
  await Promise.all([sent, asked]);
  expect(slowness.read()).toBeNull();
});
