import { createHash } from 'node:crypto';
import type { Raster } from '../recognition/raster.ts';
import type { KeptPicture } from './picture-of.ts';

/** A page as it was drawn, and as it is kept. */
export interface DrawnPage {
  raster: Raster;
  sheet: KeptPicture | null;
}

/** Pages that were drawn before it was known what is to be cut out of them. */
export interface DrawnPages {
  /** Keeps a page until it is taken; the oldest give way to it. */
  keep(pdf: Uint8Array, page: number, drawn: DrawnPage): void;
  /** The page, once. */
  take(pdf: Uint8Array, page: number): DrawnPage | null;
}

/** Each holds some 12 MB. */
const keptAtMost = 4;

export function createDrawnPages(): DrawnPages {
  const pages = new Map<string, DrawnPage>();
  const keyOf = (pdf: Uint8Array, page: number) => `${createHash('sha256').update(pdf).digest('base64')} ${page}`;
  return {
    keep: (pdf, page, drawn) => {
      pages.set(keyOf(pdf, page), drawn);
      for (const oldest of [...pages.keys()].slice(0, -keptAtMost)) pages.delete(oldest);
    },
    take: (pdf, page) => {
      const key = keyOf(pdf, page);
      const drawn = pages.get(key) ?? null;
      pages.delete(key);
      return drawn;
    },
  };
}
