import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build wrote beside this file. Paths are file names inside `assets/`. */
export interface AssetManifest {
  charting: string;
  interactivity: string;
  fallback: string;
  /** What recomputes a report in the page, and the engine that it starts in a worker; both are loaded when they are needed. */
  lab: string;
  engine: string;
  /** What draws the report again beside the engine, in the same worker. */
  drawing: string;
  /** The same in a file, for the numbers alone. */
  numbers: string;
  /** Names this build of the renderer: another one may give other pages for the same report. */
  build: string;
}

/** A web font, served beside the scripts. */
export interface FontFile {
  family: string;
  file: string;
  weight: string;
  /** Code points it holds, as pairs from and to. */
  ranges: [number, number][];
}

/** A font that documents take single glyphs from: unpacked, of one weight, in `glyphs/`. `use`: for paper, or for the report in one file. */
export interface GlyphStore extends FontFile {
  use: 'paper' | 'file';
}

/** The Japanese of a title at the title's own weight; all other Japanese is set in one weight. */
export const titleFamily = 'Noto Sans JP Title';

/** Inside `glyphs/`: a font as the report in one file carries it. */
export function mailedName(file: string): string {
  return file.replace(/^fonts\//, 'mailed-');
}

const folder = import.meta.dirname;
const binaries = new Map<string, Buffer>();

/** A file of the build, read once. */
export function builtFile(name: string): Buffer {
  const known = binaries.get(name);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(folder, name));
  binaries.set(name, bytes);
  return bytes;
}

export function assetText(name: string): string {
  return builtFile(`assets/${name}`).toString('utf8');
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

let stores: GlyphStore[] | undefined;
export function glyphStores(): GlyphStore[] {
  stores ??= JSON.parse(builtFile('glyphs.json').toString('utf8')) as GlyphStore[];
  return stores;
}
