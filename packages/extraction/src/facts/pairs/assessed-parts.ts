import { plainText } from '../../normalise/text.ts';
import type { PairBlock } from '../../reading/source-reading.ts';

const assessment = /^(?:固定資産税?)?評価(?:証明)?額(?:\([^()]*\))?$/;
const part = /(土地|建物|家屋)\s*[:／/]?\s*(¥?\d[\d,.]*\s*(?:千|万)?円)/g;

/** `固定資産税評価額` with `土地21,630,000円 建物18,420,000円`: a pair for the land and one for the building. */
export function assessedParts(block: PairBlock): PairBlock[] {
  if (!assessment.test(plainText(block.label).replace(/\s/g, ''))) return [block];
  const parts = [...plainText(block.value).matchAll(part)];
  return parts.length === 0
    ? [block]
    : parts.map(([, subject = '', value = '']) => ({ ...block, label: `固定資産税評価額(${subject})`, value }));
}
