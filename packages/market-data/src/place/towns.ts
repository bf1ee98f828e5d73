import { lazily, lazilyByKey, openPackPart, readDataPack } from '../data-pack.ts';
import { townKey, townKeyWithoutAza } from './town-key.ts';

/** A town of the register with its middle; coordinates are null for the few that have none. */
export interface Town {
  name: string;
  latitude: number | null;
  longitude: number | null;
}

/** Towns of one municipality by the ways in which addresses write them. */
export interface TownIndex {
  byKey: ReadonlyMap<string, Town>;
  /** Names without their 丁目, where the register has them only with one: all of its parts. */
  byBase: ReadonlyMap<string, readonly Town[]>;
  towns: readonly Town[];
  longestKey: number;
}

/** Dataset of the register of towns. */
export const townDataset = lazily(() => readDataPack('towns').dataset);

function indexTowns(towns: readonly Town[]): TownIndex {
  const byKey = new Map<string, Town>();
  const byBase = new Map<string, Town[]>();
  for (const town of towns) {
    const key = townKey(town.name);
    for (const name of [key, townKeyWithoutAza(town.name)]) if (!byKey.has(name)) byKey.set(name, town);
    const base = key.replace(/\d+丁目$/, '');
    if (base !== key && base !== '') byBase.set(base, [...(byBase.get(base) ?? []), town]);
  }
  const longestKey = Math.max(0, ...[...byKey.keys()].map((key) => key.length));
  return { byKey, byBase, towns, longestKey };
}

const registerOf = lazilyByKey((prefecture) => openPackPart(`towns/${prefecture}`));
const degrees = (text: string) => (text === '' ? null : Number(text) / 10_000);

/** Towns of a municipality or ward by its five-digit code; empty for a code without towns. */
export const townsOf = lazilyByKey((code): TownIndex => {
  if (!/^(?:0[1-9]|[1-3]\d|4[0-7])\d{3}$/.test(code)) return indexTowns([]);
  const rows = registerOf(code.slice(0, 2)).rowsOf(code);
  return indexTowns(
    rows.map(([, name = '', latitude = '', longitude = '']) => ({ name, latitude: degrees(latitude), longitude: degrees(longitude) })),
  );
});
