import { moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import { isPrinted } from '../../reading/source-reading.ts';
import type { Gathered } from '../gathered.ts';
import { placeKey } from './compatible.ts';

/** What a container, or a page of a document, says of an offer. */
interface Told {
  prices: ReadonlySet<number>;
  addresses: ReadonlySet<string>;
  areas: ReadonlySet<string>;
  /** Whether a place, a station or an area stands beside the price. */
  placed: boolean;
}

const placing: ReadonlySet<string> = new Set(['address', 'stations', 'floor_area', 'land_area', 'areas']);

const meet = <Value>(a: ReadonlySet<Value>, b: ReadonlySet<Value>): boolean => [...a].some((value) => b.has(value));

/** Whether one of the places is the other, or a part of its name: `練馬区風見台1-2` and `東京都練馬区風見台1-2`. */
function samePlace(a: Told, b: Told): boolean {
  return [...a.addresses].some((one) => [...b.addresses].some((other) => one.endsWith(other) || other.endsWith(one)));
}

function sameOffer(a: Told, b: Told): boolean {
  const differ = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean => one.size > 0 && other.size > 0 && !meet(one, other);
  if (!meet(a.prices, b.prices)) return false;
  if (a.addresses.size > 0 && b.addresses.size > 0) return samePlace(a, b);
  return !differ(a.areas, b.areas);
}

/** Offers side by side: containers (or pages) that each print a price, with a place or an area. One that is told twice counts once. */
export function separateOffers({ pairs, reading }: Gathered): number {
  const groups = Map.groupBy(pairs, ({ group, page }) => (isPrinted(reading.medium) ? `page ${page}` : String(group)));
  const texts = (own: typeof pairs, name: string, key: (value: string) => string): Set<string> =>
    new Set(own.filter((pair) => pair.reading === name).map(({ value }) => key(value)));
  const told = [...groups.values()].map(
    (own): Told => ({
      prices: new Set(own.filter((pair) => pair.reading === 'price').flatMap(({ value }) => moneyAmounts(value).slice(0, 1))),
      addresses: texts(own, 'address', placeKey),
      areas: texts(own, 'floor_area', (value) => /\d[\d,.]*/.exec(plainText(value))?.[0] ?? value),
      placed: own.some((pair) => placing.has(pair.reading)),
    }),
  );
  const distinct: Told[] = [];
  for (const one of told) if (one.placed && one.prices.size > 0 && !distinct.some((other) => sameOffer(one, other))) distinct.push(one);
  return distinct.length;
}
