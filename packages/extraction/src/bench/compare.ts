import { plainText } from '../normalise/text.ts';

function folded(value: unknown): string {
  return plainText(String(value)).replace(/\s+/g, '').replaceAll('･', '・').replace(/[ー]/g, '-');
}

interface StationLike {
  line?: string | null;
  station?: string;
  walk_min?: number | null;
  bus_min?: number;
  distance_m?: number;
}

function stationText(station: StationLike): string {
  return [
    folded(station.line ?? '').replace(/^JR/, ''),
    folded(station.station ?? ''),
    station.walk_min ?? '',
    station.bus_min ?? '',
    station.distance_m ?? '',
  ].join('|');
}

/** Whether a reading equals the truth: numbers by value, strings after NFKC with hyphens and spaces folded, stations and structures as sets. */
export function agrees(field: string, truth: unknown, read: unknown): boolean {
  if (truth === null || truth === undefined || read === null || read === undefined) return (truth ?? null) === (read ?? null);
  if (typeof truth === 'number' && typeof read === 'number') return Math.abs(truth - read) < 1e-6 * Math.max(1, Math.abs(truth));
  if (field === 'stations' && Array.isArray(truth) && Array.isArray(read)) {
    const [left, right] = [truth, read].map((list) => (list as StationLike[]).map(stationText).sort().join(' '));
    return left === right;
  }
  if (field === 'structure') {
    const [left, right] = [truth, read].map((value) => ([value].flat() as string[]).toSorted().join('+'));
    return left === right;
  }
  return folded(truth) === folded(read);
}
