import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { lendBrowser } from '../../apps/server/src/testing/browser-cache.ts';
import { embeddedTemplate } from '../../apps/server/src/testing/database-templates.ts';
import { quickFolder } from '../../apps/server/src/testing/quick-folder.ts';

export { freePort } from '../../apps/server/src/testing/free-port.ts';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const lightPasswords = fileURLToPath(new URL('./light-passwords.ts', import.meta.url));

/**
 * The product as a person starts it, on a data folder of its own, on loopback. Unless `isStrict`, passwords are hashed lightly, and an
 * empty database and the bundled browser are there already.
 */
export class Product {
  readonly dataDir = mkdtempSync(join(quickFolder(), 'rimawari-e2e-'));
  readonly port: number;
  readonly #environment: Record<string, string>;
  readonly #isStrict: boolean;
  #process: ChildProcess | undefined;
  readonly log: string[] = [];

  constructor(port: number, environment: Record<string, string> = {}, { isStrict = false } = {}) {
    this.port = port;
    this.#environment = environment;
    this.#isStrict = isStrict;
    if (!isStrict) lendBrowser(this.dataDir);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when the server says that it answers. */
  async start(): Promise<void> {
    const database = join(this.dataDir, 'database');
    if (!this.#isStrict && !existsSync(database))
      cpSync(await embeddedTemplate('migrated'), database, { recursive: true, mode: constants.COPYFILE_FICLONE });
    const child = spawn(process.execPath, [...(this.#isStrict ? [] : ['--import', lightPasswords]), main], {
      env: { ...process.env, PORT: String(this.port), HOST: '127.0.0.1', DATA_DIR: this.dataDir, FREE_MODE: 'true', ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    const ready = new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        if (!stream) continue;
        createInterface({ input: stream }).on('line', (line) => {
          this.log.push(line);
          if (line.includes(`:${this.port}`)) resolve();
        });
      }
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it answered:\n${this.log.join('\n')}`)));
    });
    await ready;
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
