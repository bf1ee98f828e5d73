import type { Words } from '../glance/words.ts';
import { Money } from './money.tsx';

/** A sentence in parts; its amounts follow the currency switch. */
export function WordParts({ words }: { words: Words }) {
  return words.map((part, index) => (typeof part === 'string' ? part : <Money key={index} yen={part.yen} short={part.exact !== true} />));
}
