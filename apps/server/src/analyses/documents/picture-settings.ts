import { availableParallelism, totalmem } from 'node:os';

export interface PictureSettings {
  /** Lines that are read at once. */
  threads: number;
  /** Longer side of a page when its lines are looked for, in pixels. */
  side: 2368 | 1600;
}

const economyBytes = 3 * 1024 ** 3;

/** How pictures are read on a machine of this size: one of one processor or little memory reads one line at a time, from smaller pages. */
export function pictureSettings(machine = { processors: availableParallelism(), memory: totalmem() }): PictureSettings {
  const small = machine.processors < 2 || machine.memory < economyBytes;
  return small ? { threads: 1, side: 1600 } : { threads: 2, side: 2368 };
}
