import type { Station } from '@rimawari/underwriting';
import { mainTexts } from '../../doubts/main-texts.ts';
import { type Candidate, doubted } from '../candidate.ts';
import type { Gathered } from '../gathered.ts';
import type { StationBook } from './station-book.ts';

/** Words in Latin letters on which both readers of a picture agree: the lists, which are in Japanese, say nothing of them. */
export function isAgreedLatin({ evidence: { raw, agreement } }: Candidate): boolean {
  return /^[\p{Script=Latin}\p{P}\s\d]+$/u.test(raw) && (agreement ?? 1) >= 0.95;
}

const differing = (a: readonly string[], b: readonly string[]): number => a.filter((letter, at) => letter !== b[at]).length;

/** The only station of the list that a source names elsewhere and that differs from the one read by a letter: `鶴見` of `鶴見区` for `鈴見`. */
function namedElsewhere({ line, station }: Station, texts: readonly string[], book: StationBook): string | null {
  const letters = [...station];
  if (letters.length < 2 || letters.length > 8) return null;
  const near = new Set<string>();
  for (const text of texts) {
    const all = [...text];
    for (let at = 0; at + letters.length <= all.length; at += 1)
      if (differing(letters, all.slice(at, at + letters.length)) === 1) near.add(all.slice(at, at + letters.length).join(''));
  }
  const listed = [...near].filter((name) => {
    const known = /^[\p{L}々ヶ]+$/u.test(name) ? book.nearest({ line, station: name }) : null;
    return known !== null && !known.doubtful && known.station === name;
  });
  const [only] = listed;
  return only !== undefined && listed.length === 1 ? only : null;
}

/** Stations that were read from a picture, as the list of stations has them. */
export function withKnownStations(
  candidates: readonly Candidate[],
  book: StationBook | undefined,
  sources: readonly Gathered[],
): readonly Candidate[] {
  if (!book) return candidates;
  const textsOf = new Map(sources.map(({ reading }) => [reading.source_id, mainTexts(reading)]));
  return candidates.map((candidate) => {
    if (candidate.field !== 'stations' || candidate.evidence.recognised === undefined || isAgreedLatin(candidate)) return candidate;
    let doubtful = false;
    const value = (candidate.value as Station[]).map((station) => {
      const { doubtful: isDoubtful, ...known } = book.nearest(station);
      const elsewhere = isDoubtful ? namedElsewhere(station, textsOf.get(candidate.evidence.source_id) ?? [], book) : null;
      doubtful ||= isDoubtful && elsewhere === null;
      return { ...station, ...known, ...(elsewhere !== null && { station: elsewhere }) };
    });
    return doubtful ? { ...doubted(candidate), value } : { ...candidate, value };
  });
}
