import { plainText } from '../normalise/text.ts';
import { agrees } from './compare.ts';

function flat(value: unknown): string {
  return plainText(String(value))
    .replace(/[\s,、・／/()「」。]/g, '')
    .toLowerCase();
}

/** Whether a further fact agrees: records by the names that the truth has, lists in any order, words without spaces and marks. */
export function agreesFurther(truth: unknown, read: unknown): boolean {
  if (truth === null || truth === undefined || read === null || read === undefined) return (truth ?? null) === (read ?? null);
  if (typeof truth === 'number' || typeof truth === 'boolean') return agrees('', truth, read);
  if (Array.isArray(truth) && Array.isArray(read))
    return truth.length === read.length && truth.every((entry) => read.some((other) => agreesFurther(entry, other)));
  if (typeof truth === 'object' && typeof read === 'object') {
    const known = new Map(Object.entries(read as object));
    return Object.entries(truth).every(([name, value]) => agreesFurther(value, known.get(name)));
  }
  return flat(truth) === flat(read);
}
