import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build wrote beside this file. Paths are file names inside `assets/`. */
export interface AssetManifest {
  charting: string;
  interactivity: string;
  fallback: string;
}

export interface FontFile {
  family: string;
  file: string;
  weight: string;
  /** Code points it holds, as pairs from and to. */
  ranges: [number, number][];
}

const folder = join(import.meta.dirname, 'assets');
const texts = new Map<string, string>();
const binaries = new Map<string, string>();

export function assetText(name: string): string {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(join(folder, name), 'utf8');
  texts.set(name, text);
  return text;
}

export function assetBase64(name: string): string {
  const known = binaries.get(name);
  if (known !== undefined) return known;
  const data = readFileSync(join(folder, name)).toString('base64');
  binaries.set(name, data);
  return data;
}

let manifest: AssetManifest | undefined;
export function assetManifest(): AssetManifest {
  manifest ??= JSON.parse(assetText('manifest.json')) as AssetManifest;
  return manifest;
}

let fonts: FontFile[] | undefined;
export function fontFiles(): FontFile[] {
  fonts ??= JSON.parse(assetText('fonts.json')) as FontFile[];
  return fonts;
}
