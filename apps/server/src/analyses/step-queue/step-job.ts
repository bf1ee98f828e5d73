import { createHash } from 'node:crypto';
import type { StepName } from '../pipeline/step.ts';

/** One step of one session of one analysis. */
export interface StepJob {
  analysisId: string;
  sessionId: string;
  step: StepName;
}

/** The same for the same step, so that sending it twice queues it once. A UUID of version 5's form. */
export function jobIdOf(job: StepJob): string {
  const hash = createHash('sha1').update(`rimawari-step\n${job.analysisId}\n${job.sessionId}\n${job.step}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
