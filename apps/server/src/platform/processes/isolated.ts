import type { ForkOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ProcessLimits } from '@rimawari/extraction/limits';

const repository = fileURLToPath(new URL('../../../../../', import.meta.url));
const readable = ['node_modules', 'packages', 'apps/server/src', 'apps/server/node_modules', 'apps/server/package.json', 'package.json'];

/** How a process is started that handles hostile bytes, or secrets. */
export function isolated(module: URL, { heapMb }: Pick<ProcessLimits, 'heapMb'>, permissions: readonly string[] = []): ForkOptions {
  return {
    // Nothing of the server's environment: no keys, no addresses. No writing, no child processes, no reading outside the code.
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      '--no-warnings',
      '--permission',
      ...permissions,
      ...readable.map((path) => `--allow-fs-read=${repository}${path}`),
      `--allow-fs-read=${fileURLToPath(new URL('./', module))}`,
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  };
}
