import type { Station } from '@rimawari/underwriting';
import type { Candidate } from '../candidate.ts';
import { reconcile } from './compatible.ts';

/** So many stations may running text of a printed page add to those that labels name; that of a site's page names the agent's. */
const mostLoose = 2;

/** Running text names again, in other words, a station that a labelled list already gives; only new ones count. */
function withoutRepeatedStations(candidates: readonly Candidate[]): Candidate[] {
  const listed = candidates.filter((candidate) => candidate.rank > 1).flatMap((candidate) => candidate.value as Station[]);
  // Stations of two railways may have one name: another line, and another walk.
  const isListed = ({ line, station, walk_min: walk }: Station): boolean =>
    listed.some(
      (other) =>
        // `前駅（都営三田線）徒歩6分`, the second line of a cell, is the end of 板橋区役所前.
        (other.station === station || (other.station.endsWith(station) && other.line === line && other.walk_min === walk)) &&
        !(line !== null && other.line !== null && line.slice(-3) !== other.line.slice(-3) && walk !== null && walk !== other.walk_min),
    );
  const added = candidates.map((candidate) => {
    if (candidate.rank > 1) return candidate;
    // Beside stations that labels name, a sentence that names no line speaks of another place, such as the agent's.
    const value = (candidate.value as Station[]).filter((station) => !isListed(station) && (listed.length === 0 || station.line !== null));
    return { ...candidate, value };
  });
  const loose = new Set(added.filter(({ rank }) => rank <= 1).flatMap(({ value }) => (value as Station[]).map(({ station }) => station)));
  // More of them beside a labelled list are those of other offers.
  const isPrinted = candidates.some(({ evidence }) => evidence.page !== undefined);
  const areOthers = listed.length > 0 && loose.size > (isPrinted ? mostLoose : 0);
  return added.filter(({ rank, value }) => rank > 1 || (!areOthers && (value as Station[]).length > 0));
}

/** Forms of a table of facts: what its cells say goes before lists of the running text of the same source that say otherwise. */
const ofTable: ReadonlySet<string> = new Set(['table', 'row', 'definition']);

/** Stations without those of lists in running text that contradict a table of the same source: a bus stop, another way to walk. */
function withoutOtherWays(candidates: readonly Candidate[]): Candidate[] {
  const tabled = candidates.filter(({ rank, means }) => rank > 2 && ofTable.has(means.form));
  return candidates.filter(
    (candidate) =>
      candidate.means.form !== 'inline' ||
      !tabled.some(
        (other) =>
          other.evidence.source_id === candidate.evidence.source_id && reconcile('stations', other.value, candidate.value) === undefined,
      ),
  );
}

/** Stations without those that are told again, and those of other ways and of other offers. */
export function stationsTold(candidates: readonly Candidate[]): Candidate[] {
  return withoutRepeatedStations(withoutOtherWays(candidates));
}
