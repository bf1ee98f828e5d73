import {
  type ExtraFacts,
  extraNames,
  factNames,
  type PropertyFacts,
  type PropertyKind,
  type Refusal,
  type UnusedSource,
} from '@rimawari/underwriting';
import { doubtfulFields } from '../doubts/doubtful-fields.ts';
import { nearStations } from '../doubts/far-stations.ts';
import type { SourceReading } from '../reading/source-reading.ts';
import type { MunicipalityBook } from './books/municipality-book.ts';
import type { PlaceBook } from './books/place-book.ts';
import type { StationBook } from './books/station-book.ts';
import type { TownBook } from './books/town-book.ts';
import type { Candidate } from './candidate.ts';
import { type PassResult, runPasses } from './candidate-passes.ts';
import { placeCountedRooms } from './counted-rooms.ts';
import { deriveFacts } from './derive.ts';
import { doubt } from './doubt.ts';
import { gather } from './gather.ts';
import { placeAssumedRent, placeCurrentRent, placeFullRent, placeUndatedRent } from './income/place-rents.ts';
import { placedFor } from './placed-for-kind.ts';
import { openFields, type Proposal, proposedCandidates } from './proposals.ts';
import { resolve } from './resolve.ts';
import type { Resolved } from './resolved.ts';
import { confirmationNote } from './sources/confirmation-note.ts';
import { identities } from './sources/identities.ts';
import { offeredThing } from './sources/kind.ts';
import { withOtherReadings } from './sources/other-readings.ts';
import { refusalOf, refuse, saysProperty } from './sources/refusal.ts';
import { valuesOf } from './values-of.ts';

/** How values were chosen: the candidates after each pass, and what was used of the last ones. */
export interface Choice {
  passes: readonly PassResult[];
  resolved: Resolved;
}

export interface ExtractionOptions {
  municipalities: MunicipalityBook;
  /** Names of stations that were read from pictures are held against it. */
  stations?: StationBook;
  /** Addresses that were read from pictures are held against it. */
  towns?: TownBook;
  /** Stations are held against where the address lies. */
  places?: PlaceBook;
  /** Date of the analysis, `YYYY-MM-DD`. */
  asOf: string;
  /** Receives how the values were chosen, where the sources are an offer. */
  observe?: (choice: Choice) => void;
  /** What someone else takes for statements of facts. They fill gaps and never stand against what was read surely. */
  proposals?: readonly Proposal[];
}

function withEvidenceOnly(resolved: Resolved, names: ReadonlySet<string>): PropertyFacts['evidence'] {
  return Object.fromEntries(Object.entries(resolved.evidence).filter(([field]) => names.has(field)));
}

/**
 * Combines the readings of one analysis into facts, or says why they are not an offer of one property for sale.
 * Values hold only what is printed; what follows from them is in `derived`; contradictions are kept in `conflicts`.
 * Any document that cannot be read refuses the whole, naming it. A page that is not an offer is left aside when another
 * source is one, and named in `unused_sources`.
 */
export function extractFacts(readings: readonly SourceReading[], options: ExtractionOptions): PropertyFacts | Refusal {
  const { proposals = [], ...own } = options;
  const facts = factsOf(readings, own, []);
  if (facts.kind === 'refuse' || proposals.length === 0) return facts;
  const candidates = proposedCandidates(proposals, readings, openFields(facts));
  return candidates.length === 0 ? facts : factsOf(readings, own, candidates);
}

function factsOf(readings: readonly SourceReading[], options: ExtractionOptions, proposed: readonly Candidate[]): PropertyFacts | Refusal {
  const gathered = readings.map(gather);
  const judged = gathered.map((source) => ({ source, refusal: refusalOf(source) }));
  const unreadable = judged.find(({ refusal }) => refusal?.reason === 'unreadable');
  if (unreadable?.refusal) return unreadable.refusal;
  const usable = judged.filter(({ refusal }) => refusal === null).map(({ source }) => source);
  if (!usable.some(saysProperty)) {
    const told = judged.find(({ refusal }) => refusal !== null)?.refusal;
    return told ?? refuse('not_property', readings[0]?.source_name ?? 'The submission');
  }
  const identity = identities(usable, options.municipalities);
  if ('refusal' in identity) return identity.refusal;
  const kind = usable.map(offeredThing).find((thing) => thing !== null && thing !== 'land') ?? 'other_building';
  const gatheredCandidates = [...usable.flatMap(({ candidates }) => candidates), ...proposed];
  const isCourtAuction = gatheredCandidates.some((candidate) => candidate.field === 'extra.price_label');
  const passes = runPasses(gatheredCandidates, {
    kind: kind as PropertyKind,
    usable,
    isCourtAuction,
    stations: options.stations,
    towns: options.towns,
    year: Number(options.asOf.slice(0, 4)),
  });
  const resolved = resolve(passes.at(-1)?.candidates ?? []);
  options.observe?.({ passes, resolved });
  const waiting = withOtherReadings(resolved.toConfirm, usable, (candidates) =>
    placedFor(kind as PropertyKind, candidates, isCourtAuction),
  );
  const values = valuesOf(resolved, options.municipalities);
  const extra: ExtraFacts = {};
  for (const name of extraNames) {
    const value = resolved.values.get(`extra.${name}`);
    if (value !== null && value !== undefined) Object.assign(extra, { [name]: value });
  }
  placeUndatedRent(values, extra);
  placeCountedRooms(values, extra, resolved.evidence);
  placeFullRent(values, extra, resolved.evidence);
  placeAssumedRent(kind as PropertyKind, values, extra, resolved.evidence);
  placeCurrentRent(values, extra, resolved.evidence);
  const doubtful = doubtfulFields({
    kind: kind as PropertyKind,
    values,
    evidence: resolved.evidence,
    means: resolved.means,
    sources: usable,
    stations: options.stations,
  });
  if (values.stations !== null && values.address !== null && options.places) {
    const near = nearStations(values.stations, values.address, options.places);
    values.stations = near.stations;
    if (near.isDoubtful) doubtful.add('stations');
  }
  for (const field of doubtful) doubt(resolved, field);
  const notes = [...gathered.flatMap((source) => [...source.reading.notes, ...source.notes]), ...waiting.map(confirmationNote)];
  if (notes.length > 0) extra.reading_notes = notes;
  if (identity.unmatched.length > 0) extra.unmatched_sources = identity.unmatched;
  if (kind !== 'condominium_unit' || values.repair_reserve_jpy_month !== null) delete extra.fee_includes_reserve;
  const unused: UnusedSource[] = judged.flatMap(({ refusal }) =>
    refusal === null ? [] : [{ source_name: refusal.source_name, reason: refusal.reason }],
  );
  const stated = new Set<string>([
    ...factNames.filter((name) => values[name] !== null),
    ...extraNames.filter((name) => extra[name] !== undefined).map((name) => `extra.${name}`),
    ...resolved.conflicts.map((conflict) => conflict.field),
  ]);
  return {
    kind: kind as PropertyKind,
    values,
    ...deriveFacts(values, extra, options.municipalities),
    extra,
    evidence: withEvidenceOnly(resolved, stated),
    conflicts: resolved.conflicts,
    unused_sources: unused,
    ...(waiting.length > 0 && { to_confirm: waiting }),
  };
}
