import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A proof at the lowest priority of a busy machine waits long for a process to start. */
const patienceMs = 300_000;

/** A process that says line by line what it does, and can be ended without warning. */
export interface SpeakingProcess {
  said: string[];
  /** Resolves when it has said the line. @throws when it has not in time, or ended before */
  says(line: string): Promise<void>;
  kill(): Promise<void>;
}

/** Runs a program of this project. */
export function startSpeaking(program: string, args: string[]): SpeakingProcess {
  const child: ChildProcess = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  const waiting = new Map<string, () => void>();
  if (child.stdout === null) throw new Error('A process says nothing');
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line);
    waiting.get(line)?.();
  });
  return {
    said,
    says: (line) =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`A process has not said "${line}" in time, but: ${said.join(', ')}`)), patienceMs);
        waiting.set(line, () => {
          clearTimeout(late);
          resolve();
        });
        child.once('exit', (code, signal) => {
          clearTimeout(late);
          reject(new Error(`A process ended (${code ?? signal}) before it said "${line}", but after: ${said.join(', ')}`));
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
