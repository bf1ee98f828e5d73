import type { Station } from '@rimawari/underwriting';
import { plainText } from '../normalise/text.ts';

function text(value: unknown): string {
  return typeof value === 'string' ? plainText(value).replace(/[\s　]/g, '').replace(/[ケヶ]/g, 'ケ') : JSON.stringify(value);
}

function decimals(value: number): number {
  return (String(value).split('.')[1] ?? '').length;
}

function sameWhenRounded(a: number, b: number): boolean {
  const places = Math.min(decimals(a), decimals(b));
  const [fine, coarse] = decimals(a) >= decimals(b) ? [a, b] : [b, a];
  return places < Math.max(decimals(a), decimals(b)) && Math.abs(fine - coarse) < 10 ** -places;
}

function structures(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** The more precise of two values that do not contradict each other; undefined where they do. */
export function reconcile(field: string, a: unknown, b: unknown): unknown {
  if (text(a) === text(b)) return a;
  if (typeof a === 'number' && typeof b === 'number') {
    if (/_m2$|_pct$/.test(field) && sameWhenRounded(a, b)) return decimals(a) >= decimals(b) ? a : b;
    return undefined;
  }
  if (field === 'stations') return mergeStations(a as Station[], b as Station[]);
  if (field === 'structure') {
    const [left, right] = [structures(a), structures(b)];
    if (left.every((code) => right.includes(code))) return b;
    return right.every((code) => left.includes(code)) ? a : undefined;
  }
  if (typeof a === 'string' && typeof b === 'string') {
    const [left, right] = [text(a), text(b)];
    if (field === 'address') return left.endsWith(right) || left.startsWith(right) ? a : right.endsWith(left) || right.startsWith(left) ? b : undefined;
    if (field === 'built' || field === 'land_rights' || field === 'zoning' || field === 'layout') return left.startsWith(right) ? a : right.startsWith(left) ? b : undefined;
  }
  return undefined;
}

function stationKey(station: Station): string {
  const line = (station.line ?? '').normalize('NFKC').replace(/^(?:JR|東京メトロ|都営|東急|京急|小田急|京王|西武|東武|相鉄|近鉄|阪急|阪神|南海|名鉄)\s*/i, '').replace(/\s/g, '');
  return `${line.slice(-4)}|${station.station.normalize('NFKC').replace(/[ケヶ]/g, 'ケ')}|${station.bus_min ?? ''}`;
}

/** Both lists in order, each station once, with the longer name of its line. */
export function mergeStations(a: readonly Station[], b: readonly Station[]): Station[] {
  const merged = a.map((station) => ({ ...station }));
  for (const station of b) {
    const known = merged.find((other) => stationKey(other) === stationKey(station) || (other.station === station.station && other.walk_min === station.walk_min && (other.line === null || station.line === null)));
    if (!known) merged.push({ ...station });
    else if ((station.line?.length ?? 0) > (known.line?.length ?? 0)) known.line = station.line;
  }
  return merged;
}
