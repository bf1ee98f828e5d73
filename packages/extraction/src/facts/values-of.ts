import { type FactValues, factNames } from '@rimawari/underwriting';
import type { MunicipalityBook } from './books/municipality-book.ts';
import type { Resolved } from './resolved.ts';

/** A municipality's name in the spelling of the address: 鎌ケ谷市 and 鎌ヶ谷市 are one place. */
function printedName(address: string, municipality: string): string | null {
  const folded = (text: string): string => text.replace(/\s/g, '').replace(/[ヶヵ]/g, (letter) => (letter === 'ヶ' ? 'ケ' : 'カ'));
  const name = folded(municipality);
  const at = folded(address).indexOf(name);
  return at === -1 ? null : address.replace(/\s/g, '').slice(at, at + name.length);
}

/** The common facts as they were resolved, with prefecture and municipality of the address where it prints them. */
export function valuesOf(resolved: Resolved, municipalities: MunicipalityBook): FactValues {
  const values = Object.fromEntries(factNames.map((name) => [name, resolved.values.get(name) ?? null])) as unknown as FactValues;
  if (values.address === null) return values;
  const place = municipalities.find(values.address);
  const addressEvidence = resolved.evidence.address ?? [];
  if (place?.prefecture && values.address.startsWith(place.prefecture)) {
    values.prefecture = place.prefecture;
    resolved.evidence.prefecture = addressEvidence;
  }
  const printed = place ? printedName(values.address, place.municipality) : null;
  if (printed) {
    values.municipality = printed;
    resolved.evidence.municipality = addressEvidence;
  }
  return values;
}
