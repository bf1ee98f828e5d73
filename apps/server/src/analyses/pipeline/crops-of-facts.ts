import { type Crop, type Evidence, factNames, type PropertyFacts } from '@rimawari/underwriting';

/** Places on pages that are kept as pictures: more would be read by nobody. */
const cropsAtMost = 80;
/** Of one fact: further places say the same again. */
const placesOfFact = 2;

/** Evidence that stands at a place of a page. */
export type Placed = Evidence & Required<Pick<Evidence, 'page' | 'box'>>;

const isPlaced = (entry: Evidence): entry is Placed => entry.page !== undefined && entry.box !== undefined;

/** The same place is cut once, however many facts were read from it. */
export const placeKey = ({ source_id, page, box, label_box }: Evidence): string => JSON.stringify([source_id, page, box, label_box]);

/** What a reader of the report looks at: values that wait to be confirmed, then the facts, each at its first places. */
export function shownPlaces({ evidence, to_confirm: waiting = [] }: PropertyFacts): Placed[] {
  const all = [
    ...waiting.map((entry) => entry.evidence),
    ...factNames.flatMap((name) => (evidence[name] ?? []).filter(isPlaced).slice(0, placesOfFact)),
  ].filter(isPlaced);
  return [...new Map(all.map((entry) => [placeKey(entry), entry])).values()].slice(0, cropsAtMost);
}

/** The facts with the crops of their places; what was named before stays. */
export function withCrops(facts: PropertyFacts, crops: ReadonlyMap<string, Crop>): PropertyFacts {
  if (crops.size === 0) return facts;
  const pictured = (entry: Evidence): Evidence => {
    const crop = crops.get(placeKey(entry));
    return crop === undefined ? entry : { ...entry, crop };
  };
  return {
    ...facts,
    evidence: Object.fromEntries(Object.entries(facts.evidence).map(([field, entries]) => [field, entries?.map(pictured)])),
    ...(facts.to_confirm && { to_confirm: facts.to_confirm.map((entry) => ({ ...entry, evidence: pictured(entry.evidence) })) }),
  };
}

/** Paths of the pictures that the facts name, each once. */
export function cropFiles({ evidence, to_confirm: waiting = [] }: PropertyFacts): string[] {
  const all = [...Object.values(evidence).flatMap((entries) => entries ?? []), ...waiting.map((entry) => entry.evidence)];
  return [...new Set(all.flatMap(({ crop }) => crop?.file ?? []))];
}
