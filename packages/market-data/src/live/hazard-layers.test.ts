import { describe, expect, it } from 'vitest';
import { hazardLayers, hazardOf } from './hazard-layers.ts';
import type { JsonRecord } from './shapes.ts';

function answer(kind: string, ...areas: JsonRecord[]) {
  const layer = hazardLayers.find((one) => one.kind === kind);
  if (layer === undefined) throw new Error(`no layer of ${kind}`);
  return hazardOf(layer, areas);
}

describe('hazards at a point', () => {
  it('are not found where no area holds it, and the plot itself is left open', () => {
    for (const { kind } of hazardLayers)
      expect(answer(kind)).toMatchObject({ state: 'not_found', detail: expect.stringContaining('the lot itself may') });
  });

  it('say the deepest water of several rivers in metres', () => {
    const { state, detail } = answer('flood', { A31a_205: 2 }, { A31a_205: 4 }, { A31a_205: 1 });
    expect(state).toBe('found');
    expect(detail).toContain('maximum water depth 5–10 m');
    expect(answer('flood', { A31a_205: 99 }).detail).toMatch(/inside such an area\.$/);
  });

  it('repeat the printed depth of a surge and of a tsunami', () => {
    expect(answer('storm_surge', { A49_003: '0.5m以上3m未満' }).detail).toContain('depth 0.5m以上3m未満');
    expect(answer('tsunami', { A40_003: '2m以上 ～ 5m未満' }).detail).toContain('depth 2m以上 ～ 5m未満');
  });

  it('put the special zone of a landslide before the plain one, with every cause', () => {
    expect(answer('landslide', { A33_001: 1, A33_002: 1 }, { A33_001: 2, A33_002: 2 }).detail).toContain(
      'special alert zone (特別警戒区域), steep slope, debris flow',
    );
    expect(answer('landslide', { A33_001: 1, A33_002: 3 }).detail).toContain('alert zone (警戒区域), not yet designated');
  });

  it.each([
    [1, '非常に液状化しやすい', 'found'],
    [3, 'やや液状化しやすい', 'found'],
    [4, 'やや液状化しにくい', 'not_found'],
    [5, '液状化しにくい', 'not_found'],
    [6, '評価対象外', 'not_checked'],
  ])('take level %i of liquefaction (%s) for %s, since the map covers the whole country', (level, note, state) => {
    expect(answer('liquefaction', { liquefaction_tendency_level: level, note }).state).toBe(state);
  });

  it('take the worst of several assessed areas', () => {
    const { state, detail } = answer(
      'liquefaction',
      { liquefaction_tendency_level: 6, note: '評価対象外' },
      { liquefaction_tendency_level: '5', note: '液状化しにくい' },
      { liquefaction_tendency_level: '2', note: '液状化しやすい', topographic_classification_name_ja: '後背湿地' },
    );
    expect(state).toBe('found');
    expect(detail).toContain('液状化しやすい, 後背湿地, level 2 of 5');
  });
});
