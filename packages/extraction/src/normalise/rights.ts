import { plainText } from './text.ts';

/** Right to the land as printed, `所有権のみ` → `所有権`. */
export function landRightsOf(text: string): string | null {
  const line = plainText(text).split('\n')[0]?.replace(/のみ$/, '').replace(/\s+/g, '') ?? '';
  if (line.length === 0 || line.length > 60) return null;
  return /権|借地|使用貸借|Freehold|Leasehold/i.test(line) ? (/[a-z]/i.test(line) ? (plainText(text).split('\n')[0] ?? line) : line) : null;
}

/** A share in the land, `228274分の5508` → `5508/228274`. */
export function landShareOf(text: string): string | null {
  const plain = plainText(text);
  const spoken = /(\d[\d,]*)\s*分の\s*(\d[\d,]*(?:\.\d+)?)/.exec(plain);
  if (spoken) return `${spoken[2]}/${spoken[1]}`;
  return /(\d[\d,]*(?:\.\d+)?)\s*\/\s*(\d[\d,]*(?:\.\d+)?)/.exec(plain)?.[0].replace(/\s+/g, '') ?? null;
}
