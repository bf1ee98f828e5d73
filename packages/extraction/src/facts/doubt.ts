import type { FactField } from '@rimawari/underwriting';
import { contested } from './confidence.ts';
import type { Resolved } from './resolved.ts';

/** Holds the value of a field below those that count as sure. */
export function doubt({ evidence, means }: Pick<Resolved, 'evidence' | 'means'>, field: FactField): void {
  const own = evidence[field];
  if (!own) return;
  evidence[field] = own.map((entry) => {
    const doubted = { ...entry, confidence: contested(entry.confidence) };
    const found = means.get(entry);
    if (found) means.set(doubted, found);
    return doubted;
  });
}
