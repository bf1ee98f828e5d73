import type { HazardAnswer, HazardKind } from '@rimawari/underwriting';
import { type JsonRecord, textOf } from './shapes.ts';

/** What the areas that hold a point say of it. */
export interface HazardVerdict {
  state: HazardAnswer['state'];
  /** The end of a sentence that begins with the layer's title; empty for a state that needs no words of its own. */
  words: string;
}

/** A layer of the ministry's library, and how its properties are read. */
export interface HazardLayer {
  kind: HazardKind;
  /** Its name in the library's address. */
  layer: string;
  title: string;
  /** @param areas properties of every area that holds the point; at least one */
  judge: (areas: readonly JsonRecord[]) => HazardVerdict;
}

/** Depths of a flood by rank (国土数値情報 A31a_205, 浸水深ランク). */
const floodDepths = ['', 'under 0.5 m', '0.5–3 m', '3–5 m', '5–10 m', '10–20 m', '20 m or more'];

/** Causes of a landslide (国土数値情報 A33_001, 現象の種類). */
const landslideCauses = ['', 'steep slope', 'debris flow', 'landslide'];

const inArea = (words: string): HazardVerdict => ({ state: 'found', words });
const numberOf = (value: unknown): number => Number(textOf(value) || Number.NaN);
const listOf = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ''))].join(', ');

/** Several rivers may reach one point: the deepest counts. */
function judgeFlood(areas: readonly JsonRecord[]): HazardVerdict {
  const deepest = Math.max(0, ...areas.map((area) => numberOf(area.A31a_205)).filter((rank) => floodDepths[rank]));
  const depth = floodDepths[deepest] ?? '';
  return inArea(depth === '' ? '' : `maximum water depth ${depth}`);
}

/** The depth is printed as words of its own, such as `0.5m以上3m未満`. */
const judgeDepth = (name: string) => (areas: readonly JsonRecord[]) => {
  const depths = listOf(areas.map((area) => textOf(area[name])));
  return inArea(depths === '' ? '' : `depth ${depths}`);
};

/** Zones 2 and 4 are special alert zones, 3 and 4 are surveyed and not yet designated (A33_002, 区域区分). */
function judgeLandslide(areas: readonly JsonRecord[]): HazardVerdict {
  const zones = areas.map((area) => numberOf(area.A33_002));
  const isSpecial = zones.some((zone) => zone === 2 || zone === 4);
  const isPending = zones.every((zone) => zone === 3 || zone === 4);
  const zone = `${isSpecial ? 'special alert zone (特別警戒区域)' : 'alert zone (警戒区域)'}${isPending ? ', not yet designated' : ''}`;
  return inArea(listOf([zone, ...areas.map((area) => landslideCauses[numberOf(area.A33_001)] ?? '')]));
}

/** The map covers the whole country: 1 to 3 liquefy very easily, easily and rather easily, 4 and 5 hardly, 6 is not assessed. */
function judgeLiquefaction(areas: readonly JsonRecord[]): HazardVerdict {
  const assessed = areas.filter((area) => numberOf(area.liquefaction_tendency_level) <= 5);
  const worst = [...assessed].sort((a, b) => numberOf(a.liquefaction_tendency_level) - numberOf(b.liquefaction_tendency_level))[0];
  if (worst === undefined) return { state: 'not_checked', words: 'the center of the town is not assessed' };
  const level = numberOf(worst.liquefaction_tendency_level);
  const words = listOf([textOf(worst.note), textOf(worst.topographic_classification_name_ja), `level ${level} of 5, level 1 most likely`]);
  return level <= 3 ? inArea(words) : { state: 'not_found', words: `liquefaction at the center of the town is unlikely (${words})` };
}

/** Inland flooding is not among the layers of the library: it stays not checked. */
export const hazardLayers: readonly HazardLayer[] = [
  { kind: 'flood', layer: 'XKT026', title: '洪水浸水想定区域（想定最大規模）', judge: judgeFlood },
  { kind: 'storm_surge', layer: 'XKT027', title: '高潮浸水想定区域', judge: judgeDepth('A49_003') },
  { kind: 'tsunami', layer: 'XKT028', title: '津波浸水想定', judge: judgeDepth('A40_003') },
  { kind: 'landslide', layer: 'XKT029', title: '土砂災害警戒区域', judge: judgeLandslide },
  { kind: 'liquefaction', layer: 'XKT025', title: '地形区分に基づく液状化の発生傾向図', judge: judgeLiquefaction },
];

/**
 * The answer in words.
 * @param areas properties of the areas that hold the point
 */
export function hazardOf({ title, judge }: HazardLayer, areas: readonly JsonRecord[]): { state: HazardAnswer['state']; detail: string } {
  if (areas.length === 0)
    return { state: 'not_found', detail: `${title}: the center of the town is outside such areas; the lot itself may differ.` };
  const { state, words } = judge(areas);
  if (state !== 'found') return { state, detail: `${title}: ${words}${state === 'not_found' ? '; the lot itself may differ' : ''}.` };
  return { state, detail: `${title}: the center of the town is inside such an area${words === '' ? '' : ` (${words})`}.` };
}
