import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Versions = Record<string, string>;
interface Lockfile {
  importers: Record<string, Partial<Record<'dependencies' | 'optionalDependencies', Record<string, { version: string }>>>>;
  snapshots: Record<string, { dependencies?: Versions; optionalDependencies?: Versions }>;
}

/** Names of all packages that `pnpm install --prod` installs, on any platform, by the lockfile. */
export function productPackages(lockfile = 'pnpm-lock.yaml'): Set<string> {
  const { importers, snapshots } = parse(readFileSync(lockfile, 'utf8')) as Lockfile;
  const waiting = Object.values(importers).flatMap(({ dependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([, { version }]) => !version.startsWith('link:'))
      .map(([name, { version }]): [string, string] => [name, version]),
  );
  const seen = new Set<string>();
  const names = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [name, version] = next;
    // A package under another name is written with its own name in place of a version.
    const key = `${name}@${version}` in snapshots ? `${name}@${version}` : version;
    if (seen.has(key)) continue;
    seen.add(key);
    names.add(key.slice(0, key.indexOf('@', 1)));
    const found = snapshots[key];
    if (found === undefined) throw new Error(`${key} is not in the lockfile`);
    waiting.push(...Object.entries({ ...found.dependencies, ...found.optionalDependencies }));
  }
  return names;
}
