import type { FactField, ValueToConfirm } from '@rimawari/underwriting';
import { thresholds } from '../lexicon/thresholds.ts';
import type { Candidate } from './candidate.ts';
import { withAgreement } from './confidence.ts';
import { doubt } from './doubt.ts';
import { rollConflicts } from './income/roll-conflicts.ts';
import { weighRents } from './income/weigh-rents.ts';
import type { Resolved, UsedMeans } from './resolved.ts';
import { betterEvidenced } from './sources/better-evidenced.ts';
import { grouped, spoken } from './sources/candidate-groups.ts';
import { reconcile } from './sources/compatible.ts';
import { conflictOf } from './sources/conflict-of.ts';
import { rentsOfTwoSources } from './sources/rents-of-two-sources.ts';
import { resolveExtra } from './sources/resolve-extra.ts';
import { runnersUp } from './sources/runners-up.ts';
import { datesOf } from './sources/source-dates.ts';
import { stationsTold } from './sources/stations-told.ts';
import { surelyRead } from './sources/surely-read.ts';

const evidencePerField = 6;

/** The best of readings of which each rests on a number that only one of two readers saw. */
function toConfirm(field: FactField, unsure: readonly Candidate[]): ValueToConfirm[] {
  const [best] = unsure.toSorted((a, b) => b.rank - a.rank || b.evidence.confidence - a.evidence.confidence);
  return best === undefined ? [] : [{ field, value: best.value, is_used: field === 'price_jpy', evidence: best.evidence }];
}

/** Whether a label announces another value for the field than the one in use. */
function isContested(field: FactField, value: unknown, all: readonly Candidate[]): boolean {
  return field !== 'stations' && all.some((candidate) => candidate.rank >= 2 && reconcile(field, value, candidate.value) === undefined);
}

/** Names what else was read for a field beside the first place of its value. */
function showRunnersUp({ values, evidence }: Resolved, field: FactField, all: readonly Candidate[]): void {
  const [first, ...rest] = evidence[field] ?? [];
  const used = all.find(({ evidence: { raw, label } }) => raw === first?.raw && label === first.label);
  if (!first || !used) return;
  const others = runnersUp(field, values.get(field), used, all);
  if (others.length > 0) evidence[field] = [{ ...first, runners_up: others }, ...rest];
}

/**
 * Weighs candidates. Within a source the highest rank speaks; agreeing statements unite. Where places or sources
 * contradict each other the better evidenced value is used, and all of them stand in `conflicts`.
 */
export function resolve(candidates: readonly Candidate[]): Resolved {
  const dates = datesOf(candidates);
  const result: Resolved = { values: new Map(), evidence: {}, conflicts: [], toConfirm: [], means: new Map(), used: new Map() };
  const fields = [...new Set(candidates.map((candidate) => candidate.field))];
  for (const field of fields) {
    // Placed before, by the kind of property.
    if (field === 'floor_or_storeys') continue;
    const all = candidates.filter((candidate) => candidate.field === field);
    const sure = surelyRead(all);
    // What one reader alone saw never stands against what both saw, and counts by itself only where no report is possible without it.
    if (sure.length === 0) result.toConfirm.push(...toConfirm(field, all));
    if (sure.length === 0 && field !== 'price_jpy') continue;
    const own = sure.length > 0 ? sure : all;
    const sources = [...new Set(own.map((candidate) => candidate.evidence.source_id))];
    const best = sources.flatMap((source) => {
      const ofSource = own.filter((candidate) => candidate.evidence.source_id === source);
      const rank = Math.max(...ofSource.map((candidate) => candidate.rank));
      return field === 'stations' ? ofSource : ofSource.filter((candidate) => candidate.rank === rank);
    });
    const labelled = best.filter((candidate) => candidate.rank > 1);
    // A price set large without a label speaks for its flyer beside the labelled price of a page.
    const speaking = labelled.length > 0 && field !== 'stations' && field !== 'price_jpy' ? labelled : best;
    if (field.startsWith('extra.')) {
      const top = Math.max(...speaking.map((candidate) => candidate.rank));
      const ranked = speaking.filter((candidate) => candidate.rank === top);
      // Words of a picture on which the readers hardly agree give way to any others.
      const legible = ranked.filter(({ evidence }) => (evidence.agreement ?? 1) >= thresholds.legible.value);
      const best = legible.length > 0 ? legible : ranked;
      result.values.set(field, resolveExtra(field, best, dates, speaking));
      result.used.set(field, best);
      result.evidence[field] = best.slice(0, evidencePerField).map((candidate) => candidate.evidence);
      continue;
    }
    let means: UsedMeans | null = null;
    const groups = spoken(grouped(field, field === 'stations' ? stationsTold(speaking) : speaking));
    const [only] = groups;
    if (groups.length === 1 && only) {
      const agreeing = own.filter(
        (candidate) => !only.candidates.includes(candidate) && reconcile(field, only.value, candidate.value) !== undefined,
      );
      result.values.set(field, only.value);
      const said = [...only.candidates, ...agreeing];
      result.used.set(field, said);
      const places = new Set(said.map(({ evidence }) => `${evidence.source_id}|${evidence.label}|${evidence.raw}`)).size;
      means = said[0] ? { ...said[0].means, places } : null;
      result.evidence[field] = said
        .slice(0, evidencePerField)
        .map(({ evidence }, index) => (index === 0 ? { ...evidence, confidence: withAgreement(evidence.confidence, places) } : evidence));
    } else {
      const used = betterEvidenced(field, groups, dates);
      result.values.set(field, used.value);
      result.used.set(field, used.candidates);
      result.conflicts.push(conflictOf(field, groups, used, dates));
      means = used.candidates[0] ? { ...used.candidates[0].means, places: 1 } : null;
      const ordered = [used, ...groups.filter((group) => group !== used)];
      result.evidence[field] = ordered.flatMap((group) => group.candidates.slice(0, 2)).map((candidate) => candidate.evidence);
    }
    if (isContested(field, result.values.get(field), own)) doubt(result, field);
    showRunnersUp(result, field, own);
    const [first] = result.evidence[field] ?? [];
    if (first && means) result.means.set(first, means);
  }
  weighRents(result);
  const ofRolls = rollConflicts(candidates, dates).filter(({ field }) => !result.conflicts.some((conflict) => conflict.field === field));
  result.conflicts.push(...ofRolls);
  const rents = candidates.some(({ field }) => field === 'extra.rent_roll') ? null : rentsOfTwoSources(result, dates);
  if (rents) result.conflicts.push(rents);
  return result;
}
