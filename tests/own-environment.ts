import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settingNames } from '../apps/server/src/platform/config.ts';

/** A setting of tests too: which browser they use. */
const kept = new Set(['BROWSER_PATH']);
const dropped = new Set(settingNames.filter((name) => !kept.has(name)));
/** Proxies, languages, folders of a desktop, a database server, fonts and libraries of the machine. */
const ofTheMachine = /^(https?|all|ftp|no)_proxy$|^(lc_|xdg_|pg|fontconfig_)|^(language|ld_library_path|node_use_env_proxy)$/i;

/** An environment without what the machine says of itself and without settings of the product: in it tests find the same everywhere. */
export function withoutMachine(environment: NodeJS.ProcessEnv, home: string): NodeJS.ProcessEnv {
  const rest = Object.entries(environment).filter(([name]) => !dropped.has(name) && !ofTheMachine.test(name));
  return { ...Object.fromEntries(rest), LANG: 'C.UTF-8', TZ: 'UTC', HOME: home };
}

/** Changes the environment of this process, and so of all that it starts. */
export function dropMachine(): void {
  const home = fileURLToPath(new URL('../node_modules/.cache/home', import.meta.url));
  mkdirSync(home, { recursive: true });
  const own = withoutMachine(process.env, home);
  for (const name of Object.keys(process.env)) if (!(name in own)) delete process.env[name];
  Object.assign(process.env, own);
}
