import type { Refusal } from '@rimawari/underwriting';
import type { MunicipalityBook } from '../books/municipality-book.ts';
import type { Gathered } from '../gathered.ts';
import { identityOf } from './identity.ts';
import { refuse } from './refusal.ts';

/** Refuses sources of different properties, saying what differs; otherwise names those of which nothing tells whether they belong together. */
export function identities(usable: readonly Gathered[], book: MunicipalityBook): { refusal: Refusal } | { unmatched: string[] } {
  const unmatched: string[] = [];
  for (const [index, source] of usable.entries()) {
    const judged = usable.flatMap((other, at) => (at === index ? [] : [{ other, at, ...identityOf(source, other, book) }]));
    const different = judged.find(({ verdict, at }) => verdict === 'different' && at > index);
    if (different) {
      const [one, other] = [source.reading.source_name, different.other.reading.source_name];
      const message = `${one} and ${other} describe different properties: they differ in ${different.differs.join(', ')}. Send the sources of one property at a time.`;
      return { refusal: refuse('several_properties', other, message) };
    }
    if (judged.length > 0 && judged.every(({ verdict }) => verdict === 'unknown')) unmatched.push(source.reading.source_name);
  }
  // Of two sources that share nothing, the one that says less is the one in doubt.
  const says = (name: string): number => usable.find(({ reading }) => reading.source_name === name)?.candidates.length ?? 0;
  return { unmatched: unmatched.length === usable.length ? unmatched.toSorted((a, b) => says(b) - says(a)).slice(1) : unmatched };
}
