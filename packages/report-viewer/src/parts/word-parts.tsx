import type { ReactNode } from 'react';
import type { Words } from '../glance/words.ts';
import { Money } from './money.tsx';

/** A sentence in parts; its amounts follow the currency switch. */
export function WordParts({ words }: { words: Words }) {
  return words.map((part, index) => (typeof part === 'string' ? part : <Money key={index} yen={part.yen} short={part.exact !== true} />));
}

/** A sentence of a catalogue whose values are elements. */
export function Sentence({ parts }: { parts: readonly ReactNode[] }) {
  return parts.map((part, index) => <Part key={index}>{part}</Part>);
}

function Part({ children }: { children: ReactNode }) {
  return children;
}
