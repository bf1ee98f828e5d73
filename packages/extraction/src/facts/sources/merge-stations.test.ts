import { expect, it } from 'vitest';
import { mergeStations } from './merge-stations.ts';

const at = (
  line: string | null,
  station: string,
  walk: number | null,
): { line: string | null; station: string; walk_min: number | null } => ({
  line,
  station,
  walk_min: walk,
});

it('lists one station once, by the fuller name of its line, whoever runs it', () => {
  expect(mergeStations([at('西鉄 貝塚線', '名島', 8)], [at('西日本鉄道貝塚線', '名島', 8)])).toEqual([at('西鉄 貝塚線', '名島', 8)]);
  expect(mergeStations([at('貝塚線', '名島', 8)], [at('西日本鉄道貝塚線', '名島', 8)])).toEqual([at('西日本鉄道貝塚線', '名島', 8)]);
  expect(mergeStations([at('JR東海道本線', '静岡', 12)], [at('東海道線', '静岡', null), at('静鉄静岡清水線', '新静岡', 9)])).toEqual([
    at('JR東海道本線', '静岡', 12),
    at('静鉄静岡清水線', '新静岡', 9),
  ]);
});

it('keeps two lines of one source at one station', () => {
  const both = [at('JR宝塚線', '宝塚', 5), at('阪急宝塚線', '宝塚', 5)];
  expect(mergeStations([at('阪急宝塚本線', '宝塚', 5)], both)).toEqual([at('阪急宝塚本線', '宝塚', 5), at('JR宝塚線', '宝塚', 5)]);
  expect(mergeStations(both, [at('宝塚線', '宝塚', 5)])).toHaveLength(2);
});

it('tells of two walks to one station', () => {
  expect(mergeStations([at('東京メトロ東西線', '浦安', 9)], [at('地下鉄東西線', '浦安', 14)])).toBeUndefined();
});

it('fills a walk that the Japanese source leaves out from the English one', () => {
  const english = [at('JR Yamanote Line', 'Gotanda', 6), at('Toei Asakusa Line', 'Gotanda', 11)];
  expect(mergeStations(english, [at('JR山手線', '五反田', 6), at('都営浅草線', '五反田', null)])).toEqual([
    at('JR山手線', '五反田', 6),
    at('都営浅草線', '五反田', 11),
  ]);
  expect(mergeStations([at('JR山手線', '五反田', 6), at(null, '大崎広小路', null)], english.slice(0, 1))?.[1]?.walk_min).toBeNull();
});
