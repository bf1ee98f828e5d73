import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from './product.ts';

/** The sign-in codes in the mails that the product put into its outbox, oldest first. */
export function codesSent(product: Product): string[] {
  const folder = join(product.dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const mails = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return mails.sort().flatMap((name) => {
    // Long lines are folded with a trailing equals sign.
    const text = readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, '');
    return /enter this code:\s*(\d{6})/.exec(text)?.[1] ?? [];
  });
}
