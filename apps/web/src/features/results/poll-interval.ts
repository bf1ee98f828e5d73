/** What is known when the next question is due. */
export interface Asked {
  /** As the server spells it; undefined before the first answer. */
  status: string | undefined;
  /** Answers so far. */
  answers: number;
  /** Failures since the last answer. */
  failures: number;
  isHidden: boolean;
}

const secondMs = 1_000;
export const pollIntervalMs = 5_000;
const hiddenIntervalMs = 30_000;
const longestIntervalMs = 60_000;

/**
 * How long to wait before the status is asked for again; false once it can no longer change by itself. After one and two
 * seconds, since most analyses are done by then, and every five from then on; every thirty while nobody looks; ever less
 * often while no answer comes.
 */
export function pollInterval({ status, answers, failures, isHidden }: Asked): number | false {
  if (status !== undefined && status !== 'pending' && status !== 'processing') return false;
  // Without a first answer there is nothing to follow: the reader is offered to try again.
  if (status === undefined && failures === 0) return false;
  const usual = failures === 0 && answers <= 2 ? secondMs : pollIntervalMs * 2 ** Math.min(failures, 10);
  return Math.min(longestIntervalMs, Math.max(usual, isHidden ? hiddenIntervalMs : 0));
}
