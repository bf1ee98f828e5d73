import type { PlaceClassReading } from '@rimawari/underwriting';
import { lazily, readDataPack } from '../data-pack.ts';
import { municipalityOf } from '../municipalities.ts';

type PlaceClass = PlaceClassReading['name'];

const classNames: readonly PlaceClass[] = ['tokyo_wards', 'major_city', 'commuter_belt', 'regional'];
const isPlaceClass = (name: string): name is PlaceClass => classNames.some((one) => one === name);

const pack = lazily(() => {
  const { dataset, rows } = readDataPack('place-classes');
  return { dataset, byCode: new Map(rows.map((row) => [row[0] ?? '', row])) };
});

/** What the rule saw, in words for the reader. */
function basisOf([, , density = '', centre = '', km = '', designated = '', kmToHall = '']: readonly string[], name: PlaceClass): string {
  if (name === 'tokyo_wards') return 'One of Tokyo’s 23 wards.';
  if (name === 'major_city') return 'A city designated by ordinance (政令指定都市), or one of its wards.';
  const perKm2 = `${Number(density).toLocaleString('en-US')} residents per km²`;
  if (designated === 'ward')
    return `An outlying ward: ${perKm2}, its office ${kmToHall === '' ? 'far' : `${kmToHall} km`} from the city hall.`;
  return density === '' || km === '' ? 'No census figures.' : `${perKm2} of habitable land, ${km} km from ${centre}.`;
}

/** Class of a municipality or ward by the table of all of them; null for a code that the census does not name. */
export function placeClassOf(code: string): PlaceClassReading | null {
  const { dataset, byCode } = pack();
  const row = byCode.get(code);
  const name = row?.[1] ?? '';
  if (row === undefined || !isPlaceClass(name)) return null;
  return { name, dataset, row: `${code} ${municipalityOf(code)?.name ?? ''}`.trim(), basis: basisOf(row, name) };
}
