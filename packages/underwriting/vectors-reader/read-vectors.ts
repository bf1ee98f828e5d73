import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Vector } from './vector.ts';

export const ownVectors = fileURLToPath(new URL('../vectors', import.meta.url));

/** A file that holds no vectors stands as one vector that fails. */
function vectorsOf(file: string, text: string): unknown[] {
  try {
    const { vectors } = JSON.parse(text) as { vectors?: unknown };
    if (Array.isArray(vectors)) return vectors;
  } catch {
    // Reported as what it is: no file of vectors.
  }
  return [{ id: file }];
}

/** All vectors of the `.json` files of a folder, in the order of their names, each with its file. The schema itself is left out. */
export function readVectors(folder: string): { file: string; vector: Vector }[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'));
  return files
    .sort()
    .flatMap((file) => vectorsOf(file, readFileSync(join(folder, file), 'utf8')).map((vector) => ({ file, vector: vector as Vector })));
}
