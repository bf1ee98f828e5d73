import type { PropertyKind } from '@rimawari/underwriting';
import type { Candidate } from './candidate.ts';

/** What a field is called for this kind of property: the land under a condominium is the building's site, not the unit's land. */
export function placedFor(kind: PropertyKind, candidates: readonly Candidate[], courtAuction: boolean): Candidate[] {
  const parcels = candidates.filter((candidate) => candidate.field === 'land_area_m2');
  const distinct = new Set(parcels.map((candidate) => candidate.value)).size;
  const upstairs = candidates.some(({ field, value }) => field === 'floor' && Number(value) > 1);
  const floors =
    kind === 'condominium_unit'
      ? candidates.flatMap(({ field, value, rank }) => (field === 'floor' && rank >= 3 ? [Number(value)] : []))
      : [];
  return candidates.flatMap((candidate) => {
    // `2DK` in the open, on the flyer of a whole house, is the plan of one of its rooms.
    const ofRooms = kind === 'apartment_building' || kind === 'other_building';
    if (ofRooms && candidate.field === 'layout' && candidate.evidence.label === null && candidate.means.form === 'line') return [];
    if (kind === 'condominium_unit' && candidate.field === 'land_area_m2') return [{ ...candidate, field: 'extra.site_area_m2' as const }];
    if (kind !== 'condominium_unit' && candidate.field === 'extra.site_area_m2')
      return [{ ...candidate, field: 'land_area_m2' as const, rank: candidate.rank - 1 }];
    if (kind !== 'condominium_unit' && candidate.field === 'extra.registered_storeys')
      return [candidate, { ...candidate, field: 'floors_total' as const, rank: 2 }];
    // The register counts the storeys of the part that is sold: `居宅・鉄骨鉄筋コンクリート造1階建`.
    if (kind === 'condominium_unit' && candidate.field === 'floors_total' && candidate.value === 1 && (courtAuction || upstairs)) return [];
    // Beside the unit's own floor, `所在階`, a number of storeys is the building's.
    // `階数 6階` of a unit on the sixth floor of ten says the floor again.
    const higher = candidates.some(({ field, value }) => field === 'floors_total' && Number(value) > Number(candidate.value));
    if (candidate.field === 'floor_or_storeys' && higher && floors.includes(Number(candidate.value)))
      return [{ ...candidate, field: 'floor' as const, rank: candidate.rank - 1 }];
    if (candidate.field === 'floor_or_storeys' && floors.some((floor) => floor <= Number(candidate.value)))
      return [{ ...candidate, field: 'floors_total' as const }];
    if (candidate.field === 'floor_or_storeys')
      return [{ ...candidate, field: kind === 'condominium_unit' ? 'floor' : 'floors_total', rank: candidate.rank - 1 }];
    if (kind !== 'condominium_unit' && candidate.field === 'floor')
      // `木造 2階` of a building sold whole counts its storeys.
      return /部分|所在|\d階\s*:?\s*\d[\d,]*(?:\.\d+)?\s*(?:㎡|m2|m²)/.test(`${candidate.evidence.raw}${candidate.evidence.label ?? ''}`) ||
        Number(candidate.value) < 1
        ? []
        : [{ ...candidate, field: 'floors_total' as const, rank: 1 }];
    if (courtAuction && candidate.field === 'land_area_m2' && distinct > 1) {
      return [{ ...candidate, field: 'extra.parcels_m2' as const, value: parcels.map((parcel) => parcel.value) }];
    }
    return [candidate];
  });
}
