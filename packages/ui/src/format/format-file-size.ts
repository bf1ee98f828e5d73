import { notStated } from './not-stated.ts';

const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** `0 Bytes`, `812 Bytes`, `1.5 KB`, `18 MB`: steps of 1024, at most two decimals, GB is the largest. What is not a size is `Not stated`. */
export function formatFileSize(bytes: number): string {
  if (!isSize(bytes)) return notStated;
  let value = Math.abs(bytes);
  let step = 0;
  // Compared as it will be read, so that one byte less than a megabyte is 1 MB and not 1,024 KB.
  while (step < units.length - 1 && Math.round(value * 100) / 100 >= 1024) {
    value /= 1024;
    step += 1;
  }
  return `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })} ${units[step] ?? 'Bytes'}`;
}

/** Whether a number can be the size of a file. */
export function isSize(bytes: number): boolean {
  return Number.isFinite(bytes) && bytes >= 0;
}
