import { type Matter, statedIn } from './statements.ts';

/** What the words of a listing give away: a flag, and the matter whose bad case raises it, or a word that does by itself. */
const listingKeywords: readonly (readonly [flag: string, by: Matter | RegExp])[] = [
  ['urbanisation_control_area', 'control_area'],
  ['not_rebuildable', 'not_rebuildable'],
  ['stigma_disclosure', 'stigma'],
  ['illegal_building', 'illegal_building'],
  ['non_conforming', 'non_conforming'],
  ['leasehold', /借地(権)?|賃借権|地上権/],
  ['shared_ownership', 'shared_ownership'],
  ['private_road', 'private_road'],
  ['setback', 'setback'],
  ['sublease', 'sublease'],
  ['no_inspection_certificate', 'inspection_certificate'],
  ['septic_tank', /浄化槽|汲取|くみ取/],
  ['well_water', /井戸/],
  ['propane', 'propane'],
  ['self_managed', 'self_managed'],
  ['boundary_unclear', 'boundary'],
  ['encroachment', 'encroachment'],
  ['no_liability', 'no_liability'],
  ['landslide_red', 'landslide_red'],
  ['landslide_yellow', 'landslide'],
  ['flood_zone', 'flood'],
  ['tsunami_zone', 'tsunami'],
  ['productive_green_land', /生産緑地/],
  ['cultural_property', /埋蔵文化財|文化財/],
  ['soil_contamination', /土壌汚染/],
  ['flag_lot', 'flag_lot'],
  ['planned_road', 'planned_road'],
  ['water_leak', /雨漏り/],
  ['termites', /シロアリ|白蟻/],
  ['three_in_one_bathroom', 'one_room_bath'],
  ['wall_defect', /界壁/],
  ['vacant_house_advice', 'neglected_house'],
  ['important_land', 'important_land'],
];

/** Flags that the words of a text raise, in the order of the list. Denials (`越境なし`) raise none where the matter knows them. */
export function keywordFlags(text: string): string[] {
  const plain = text.normalize('NFKC');
  return listingKeywords
    .filter(([, by]) => (typeof by === 'string' ? statedIn(plain, by) === 'bad' : by.test(plain)))
    .map(([flag]) => flag);
}
