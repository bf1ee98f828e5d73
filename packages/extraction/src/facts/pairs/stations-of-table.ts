import type { Station } from '@rimawari/underwriting';
import { stationsOf } from '../../normalise/stations.ts';
import { plainText } from '../../normalise/text.ts';
import type { GridBlock, SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, one } from '../candidate.ts';

const columns = {
  line: /^(?:line|railway|路線名?|沿線名?|線)$/i,
  station: /^(?:station|駅名?|最寄り?駅)$/i,
  walk: /^(?:walk|on foot|walking time|distance|徒歩|所要時間|徒歩時間)$/i,
};

/** Stations of a table that names line, station and walk above their columns. */
export function stationsOfTable(reading: SourceReading, block: GridBlock): Candidate[] {
  const [names = [], ...rows] = block.rows;
  const at = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name.trim()));
  const [line, station, walk] = [at(columns.line), at(columns.station), at(columns.walk)];
  if (line < 0 || station < 0 || walk < 0 || rows.length === 0 || rows.length > 6) return [];
  const stations = rows.flatMap((row): Station[] => {
    const [name = '', way = ''] = [row[station]?.trim(), row[walk]?.trim()];
    if (name === '') return [];
    const minutes = /^(?:徒歩\s*)?約?(\d{1,2})\s*(?:分|min(?:ute)?s?\.?)/i.exec(plainText(way))?.[1];
    if (minutes === undefined) return stationsOf(`${row[line] ?? ''}「${name.replace(/駅$/, '')}」駅 ${way}`);
    return [{ line: row[line]?.trim() || null, station: name.replace(/(?:駅|\s+Station)$/, ''), walk_min: Number(minutes) }];
  });
  const raw = rows.map((row) => row.filter((cell) => cell.trim() !== '').join(' ')).join('\n');
  return candidatesFrom(stations.length > 0 ? one('stations', stations) : [], {
    reading,
    label: names[station]?.trim() ?? null,
    rule: 'table.stations',
    raw,
    form: 'table',
    weak: false,
    rank: 3,
    group: block.group,
    at: block.places?.[1] ?? {},
  });
}
