// The one time limit of all tests. It ends what hangs and judges no speed: speeds belong to `npm run bench`.
import { availableParallelism, loadavg } from 'node:os';

/** What a single thing may take before it is given up, on a quiet machine as fast as the one of `referenceMs`. */
const usualMs = 60_000;
/** Processor time of `work` on the machine on which the limit was chosen. */
const referenceMs = 15;
/** A machine slower than this hangs for all that a person can tell. */
const mostSlowness = 20;

/** A fixed piece of the work that tests do: text is built, sorted and parsed. */
function work(): number {
  const lines = Array.from({ length: 20_000 }, (_, index) => JSON.stringify({ id: (index * 7_919) % 20_011, name: `unit ${index}` }));
  return JSON.parse(`[${lines.toSorted().join()}]`).length;
}

/** How many times longer than on the reference machine something takes here and now: by the processor's speed and by what else it does. */
function measureSlowness(): number {
  const tries = [1, 2, 3].map(() => {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  const processors = availableParallelism();
  const load = (loadavg()[0] ?? 0) / processors;
  return Math.min(mostSlowness, Math.max(1, Math.min(...tries) / referenceMs) * (1 + load));
}

// Measured by the process that starts a run; every process that it starts has the same answer.
process.env.TEST_SLOWNESS ??= measureSlowness().toFixed(2);

/** What one thing that is awaited may take, in milliseconds: an answer, a text on a page, a process that starts. */
export const deadlineMs = Math.round(usualMs * Number(process.env.TEST_SLOWNESS));

/** How long a page is looked at before it is loaded again, where nothing announces that the server has something new. */
export const lookMs = Math.round(deadlineMs / 20);

/** What a whole test or hook may take: it awaits several things, and the one that hangs is to be named before the test is ended. */
export const testDeadlineMs = 4 * deadlineMs;

/** For `vi.waitFor`, which has no setting of its own for a whole run; `expect.poll` needs none. */
export const patience = { timeout: deadlineMs, interval: 20 };
