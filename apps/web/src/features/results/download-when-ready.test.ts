import type { DownloadResult } from '@rimawari/api';
import { problemOf } from '@rimawari/api/testing';
import { expect, test } from 'vitest';
import { downloadWhenReady } from './download-when-ready.ts';

const notReady = (retryAfter: string | null): DownloadResult => ({
  error: problemOf('not ready'),
  response: new Response(null, { status: 409, headers: retryAfter === null ? {} : { 'Retry-After': retryAfter } }),
});
const ready: DownloadResult = {
  data: { blob: new Blob(['%PDF']), filename: 'a.pdf', contentType: 'application/pdf' },
  response: new Response(),
};
const broken: DownloadResult = { error: problemOf('server fault'), response: new Response(null, { status: 500 }) };

/** Answers in turn, the last one for ever. */
async function wait(answers: DownloadResult[], signal = new AbortController().signal) {
  const pauses: number[] = [];
  let asked = 0;
  let told = 0;
  const result = await downloadWhenReady(
    async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer === undefined) throw new Error('no answer');
      return answer;
    },
    {
      signal,
      onNotReady: () => {
        told += 1;
      },
      pause: async (milliseconds) => {
        pauses.push(milliseconds);
      },
    },
  );
  return { result, pauses, asked, told };
}

test('a file that is there is not waited for', async () => {
  expect(await wait([ready])).toEqual({ result: ready, pauses: [], asked: 1, told: 0 });
});

test('a file that is being made is asked for again when the server says, and that is told once', async () => {
  expect(await wait([notReady('3'), notReady('1'), ready])).toEqual({ result: ready, pauses: [3000, 1000], asked: 3, told: 1 });
});

test('without a usable time, two seconds; and never more than fifteen', async () => {
  expect((await wait([notReady(null), notReady('soon'), notReady('900'), ready])).pauses).toEqual([2000, 2000, 15_000]);
});

test('any other error ends the waiting', async () => {
  expect(await wait([notReady('1'), broken])).toMatchObject({ result: broken, asked: 2 });
});

test('after two minutes the last answer stands', async () => {
  const { result, asked } = await wait([notReady('10')]);
  expect([result?.error?.code, asked]).toEqual(['not_ready', 13]);
});

test('whoever leaves ends it, also in the middle of a pause', async () => {
  const leaving = new AbortController();
  const waiting = downloadWhenReady(async () => notReady('15'), { signal: leaving.signal, onNotReady: () => leaving.abort() });
  expect(await waiting).toBeNull();
});
