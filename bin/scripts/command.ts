import { type SpawnOptions, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A program of the packages; those of the build belong to the area that is built. */
export const tool = (name: string, area = '.'): string =>
  join(root, area, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.CMD` : name);

/** Runs a command to its end and gives its exit code; 1 for a signal, 127 when it cannot be started. */
export function runCommand(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: command.endsWith('.CMD'), ...options });
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command as above, and keeps what it writes instead of showing it. */
export async function hearCommand(command: string, args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: command.endsWith('.CMD') });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, said: `${command} could not be started: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}
