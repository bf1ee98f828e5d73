import { foldAddress } from './address-characters.ts';
import { type Municipality, municipalities, municipalityOf, prefectures } from './municipalities.ts';
import { formerWards } from './place/former-wards.ts';

/** A place found in a text. */
export interface FoundMunicipality {
  /** Stated, or the only one that has this municipality. Null when several have it and the text names none. */
  prefecture: string | null;
  municipality: string;
  /** Five digits; null when the name is ambiguous. */
  code: string | null;
  /** What follows the municipality, trimmed. */
  rest: string;
}

const byName = new Map<string, Municipality[]>();
function remember(name: string, municipality: Municipality): void {
  const key = foldAddress(name).folded;
  byName.set(key, [...(byName.get(key) ?? []), municipality]);
}
for (const municipality of municipalities) {
  remember(municipality.name, municipality);
  // An address may leave out the city of a ward.
  if (municipality.ward) remember(municipality.ward, municipality);
}
// The list still has the wards of Hamamatsu that are gone: their names stand for the wards of today.
for (const [name, code] of formerWards) {
  const municipality = municipalityOf(code);
  if (municipality) byName.set(foldAddress(name).folded, [municipality]);
}
const longestName = Math.max(...[...byName.keys()].map((name) => name.length));
const county = /^[^0-9郡]{1,5}郡/;

interface Match {
  candidates: Municipality[];
  /** The name as the address book has it. */
  name: string;
  end: number;
}

/** Longest municipality name that begins at `start`, of the prefecture if one is given. */
function nameAt(folded: string, start: number, prefecture: string | null): Match | null {
  for (let length = Math.min(longestName, folded.length - start); length >= 2; length -= 1) {
    const named = byName.get(folded.slice(start, start + length)) ?? [];
    const candidates = prefecture ? named.filter((municipality) => municipality.prefecture === prefecture) : named;
    const [first] = candidates;
    if (!first) continue;
    const alone = candidates.length === 1 ? first.name : (first.ward ?? first.name);
    return { candidates, name: alone, end: start + length };
  }
  return null;
}

/** Name at `start`, or after a county (郡) that begins there. */
function nameBehindCounty(folded: string, start: number, prefecture: string | null): Match | null {
  const direct = nameAt(folded, start, prefecture);
  if (direct) return direct;
  const named = county.exec(folded.slice(start, start + 6));
  return named ? nameAt(folded, start + named[0].length, prefecture) : null;
}

function withPrefecture(folded: string): { prefecture: string; match: Match } | null {
  for (let start = 0; start < folded.length; start += 1) {
    for (const prefecture of prefectures) {
      if (!folded.startsWith(prefecture, start)) continue;
      const match = nameBehindCounty(folded, start + prefecture.length, prefecture);
      if (match) return { prefecture, match };
    }
  }
  return null;
}

function withoutPrefecture(folded: string): Match | null {
  for (let start = 0; start < folded.length; start += 1) {
    const match = nameAt(folded, start, null);
    if (match) return match;
  }
  return null;
}

/** What a text names, with every place that it may mean. */
export interface MatchedMunicipality {
  /** Stated, or shared by all candidates. */
  prefecture: string | null;
  candidates: readonly Municipality[];
  /** The name as the address book has it. */
  name: string;
  /** What follows the name, trimmed. */
  rest: string;
}

/** The name of a municipality that an address or a text around one holds, and the places of that name. */
export function matchMunicipality(given: string): MatchedMunicipality | null {
  const { text, folded, places } = foldAddress(given);
  const stated = withPrefecture(folded);
  const match = stated?.match ?? withoutPrefecture(folded);
  if (!match) return null;
  const sharedPrefectures = new Set(match.candidates.map((municipality) => municipality.prefecture));
  const [onlyPrefecture] = sharedPrefectures.size === 1 ? [...sharedPrefectures] : [];
  const lastPlace = places[match.end - 1] ?? text.length;
  return {
    prefecture: stated?.prefecture ?? onlyPrefecture ?? null,
    candidates: match.candidates,
    name: match.name,
    rest: text.slice(lastPlace + 1).trim(),
  };
}

/**
 * Finds the municipality that an address or a text around one names.
 * A name behind its prefecture wins over one without; then the earliest, and there the longest. Widths, spaces, ヶ/ケ/が and old forms of letters do not matter.
 */
export const municipalityBook = {
  find(given: string): FoundMunicipality | null {
    const match = matchMunicipality(given);
    if (!match) return null;
    const { prefecture, candidates, name, rest } = match;
    return { prefecture, municipality: name, code: candidates.length === 1 ? (candidates[0]?.code ?? null) : null, rest };
  },
};
