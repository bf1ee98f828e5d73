import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './command.ts';

function* filesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name === 'node_modules' || name === 'dist') continue;
    yield* filesBelow(join(path, name));
  }
}

/** A hash over the content of all files of some paths, relative to the root of the project. */
export function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      if (/\.(test|stories)\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Runs `build` unless the same sources were built before; the stamp lies beside what was built. */
export async function buildIfChanged(stamp: string, sources: string[], build: () => Promise<void>): Promise<boolean> {
  const file = join(root, stamp);
  const now = hashOf(sources);
  if (existsSync(file) && readFileSync(file, 'utf8') === now) return false;
  await build();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, now);
  return true;
}
