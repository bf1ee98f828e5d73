import { plainName } from '@rimawari/ui/format';

/** What an analysis is called on screen. */
export function analysisName({ title }: { title: string | null }): string {
  return plainName(title ?? '') || 'Property Analysis';
}
