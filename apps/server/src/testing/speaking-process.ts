import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { testDeadlineMs } from '../../../../tests/deadline.ts';

/** What it said last: one that works through much says many lines. */
const lastOf = (said: string[]) => said.slice(-10).join('; ');

/** A process that says line by line what it does, and can be ended without warning. */
export interface SpeakingProcess {
  said: string[];
  /** Resolves when it has said the line. @throws when it says neither that nor anything else for long, or ended before */
  says(line: string): Promise<void>;
  kill(): Promise<void>;
}

/** Runs a program of this project. */
export function startSpeaking(program: string, args: string[]): SpeakingProcess {
  const child: ChildProcess = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  const waiting = new Map<string, () => void>();
  const waits = new Set<NodeJS.Timeout>();
  if (child.stdout === null) throw new Error('A process says nothing');
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line);
    for (const patience of waits) patience.refresh();
    waiting.get(line)?.();
  });
  return {
    said,
    says: (line) =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => {
          waits.delete(late);
          reject(new Error(`A process has not said "${line}" in time, but: ${lastOf(said)}`));
        }, testDeadlineMs);
        waits.add(late);
        const end = () => {
          clearTimeout(late);
          waits.delete(late);
        };
        waiting.set(line, () => {
          end();
          resolve();
        });
        child.once('exit', (code, signal) => {
          end();
          reject(new Error(`A process ended (${code ?? signal}) before it said "${line}", but after: ${lastOf(said)}`));
        });
        if (said.includes(line)) waiting.get(line)?.();
      }),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
