import { readFile } from 'node:fs/promises';

export interface ProcessUse {
  processorMs: number;
  residentMb: number;
}

const ticksPerSecond = 100;
const pageBytes = 4096;

/** What a process has used so far, from /proc; null where there is none. */
export async function processUse(pid: number): Promise<ProcessUse | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    // The command's name may hold spaces and brackets; the numbers begin after the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { processorMs: (ticks * 1000) / ticksPerSecond, residentMb: (Number(fields[21]) * pageBytes) / 1024 / 1024 };
  } catch {
    return null;
  }
}
