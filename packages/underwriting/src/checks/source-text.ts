import type { Evidence } from '../facts/evidence.ts';
import type { FactField } from '../facts/fact-list.ts';
import type { Subject } from '../facts/subject.ts';
import { privateRoadWords } from './rules/road-words.ts';
import { type Matter, statedIn } from './rules/statements.ts';

const texts = new WeakMap<Subject, string>();
/** Far beyond any listing; a longer text would only cost time. */
const mostCharacters = 50_000;
/** Names say nothing of the property: a house called after a university has no students for that. */
const names = /name|agent|company|url|address/;

/** Remarks, road, rights, zone and every other sentence that the sources have beside the figures, after NFKC. */
export function sourceText(subject: Subject): string {
  const known = texts.get(subject);
  if (known !== undefined) return known;
  const lines = [subject.text];
  for (const [key, value] of Object.entries(subject.extra)) {
    if (typeof value !== 'string' || names.test(key)) continue;
    lines.push(key === 'private_road' ? privateRoadWords(value) : value);
  }
  const text = lines.join('\n').slice(0, mostCharacters).normalize('NFKC');
  texts.set(subject, text);
  return text;
}

/** What the sources state of a matter; null where they are silent, which is not evidence either way. */
export const stated = (subject: Subject, matter: Matter): 'bad' | 'good' | null => statedIn(sourceText(subject), matter);

/** Evidence of the first of these fields that has any, for a figure read from words. */
export function evidenceOf(subject: Subject, ...fields: FactField[]): Evidence[] {
  for (const field of fields) {
    const evidence = subject.facts.evidence[field];
    if (evidence && evidence.length > 0) return evidence;
  }
  return [];
}
