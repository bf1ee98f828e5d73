import { setTimeout } from 'node:timers/promises';

const usualPatienceMs = 60_000;
const betweenMs = 20;

/** Asks again until the answer is as it should be, for what nothing announces. @throws in a minute, or the patience given, with what was awaited */
export async function until<Answer>(
  awaited: string,
  ask: () => Answer | Promise<Answer>,
  isThere: (answer: Answer) => boolean,
  patienceMs = usualPatienceMs,
): Promise<Answer> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (isThere(answer)) return answer;
    if (performance.now() > end) throw new Error(`There was not in time: ${awaited}`);
    await setTimeout(betweenMs);
  }
}
