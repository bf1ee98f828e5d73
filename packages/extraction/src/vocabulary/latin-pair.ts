import { meaningOf } from './labels.ts';

const separators =
  /^\s*[-•·*]?\s*([A-Z][A-Za-z][A-Za-z /&().'’]{0,38}?)(?:\s*[:：]\s*|\s*[‒–—―]\s*|\s+-\s+|(?<=[a-z)])(?=[¥￥\d]|JPY))(\S.*)$/s;

/**
 * A line of Latin letters that is one label with its value, where the label is known whole: `BCR / FAR: 60% / 200%`,
 * `Structure – Reinforced concrete`, `Gross yield4.08 %` of two runs set without a space. Null for any other text.
 */
export function latinPair(text: string): { label: string; value: string } | null {
  if (text.length > 200 || /[\u3040-\u9fff]/.test(text) || text.includes('\n')) return null;
  const [, label = '', value = ''] = separators.exec(text) ?? [];
  if (label === '' || value === '' || meaningOf(label.trim()) === null) return null;
  // `Price: JPY 10m | Yield: 5%`: several pairs are parted elsewhere.
  return /[|｜;]|\s\/\s[A-Z][A-Za-z ]+:/.test(value) || meaningOf(value.trim()) !== null
    ? null
    : { label: label.trim(), value: value.trim() };
}
