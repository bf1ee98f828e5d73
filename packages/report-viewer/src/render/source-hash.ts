import { createHash } from 'node:crypto';

/** What a content policy calls one script or style by: nothing else of its kind runs. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
