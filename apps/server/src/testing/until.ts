import { setTimeout } from 'node:timers/promises';
import { deadlineMs } from '../../../../tests/deadline.ts';

const betweenMs = 20;

/** Asks again until the answer is as it should be, for what nothing announces. @throws at the deadline, or after the time given, with what was awaited */
export async function until<Answer>(
  awaited: string,
  ask: () => Answer | Promise<Answer>,
  isThere: (answer: Answer) => boolean,
  patienceMs = deadlineMs,
): Promise<Answer> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (isThere(answer)) return answer;
    if (performance.now() > end) throw new Error(`There was not in time: ${awaited}`);
    await setTimeout(betweenMs);
  }
}
