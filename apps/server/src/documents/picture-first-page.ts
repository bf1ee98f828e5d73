import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { processLimits } from '@rimawari/extraction/limits';
import { Problem } from '../http/problem.ts';
import { isolated } from '../processes/isolated.ts';

const drawer = new URL('./first-page.run.ts', import.meta.url);
const waitMs = 15_000;

type Drawn = { picture: Uint8Array } | { problem: string };

/**
 * Draws the first page of a PDF as PNG, in a process of its own that ends with it: drawing needs native code, which the
 * readers go without. @throws Problem 415 when it cannot be drawn
 */
export function pictureFirstPage(pdf: Uint8Array): Promise<Uint8Array> {
  const child = fork(fileURLToPath(drawer), isolated(drawer, processLimits, ['--allow-addons']));
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const refuse = (why: string) => reject(new Problem('unsupported_type', `The first page of this PDF cannot be shown: ${why}`));
  const tooSlow = setTimeout(() => {
    refuse(`drawing it took longer than ${waitMs / 1000} seconds.`);
    child.kill('SIGKILL');
  }, waitMs);
  child.once('message', (drawn: Drawn) => ('picture' in drawn ? resolve(drawn.picture) : refuse(drawn.problem)));
  child.once('error', reject);
  child.once('exit', () => refuse('what draws it ended before it was done.'));
  child.send(pdf);
  return promise.finally(() => clearTimeout(tooSlow));
}
