import type { CapLevel } from '@rimawari/underwriting';
import { lazily, readDataPack } from '../data-pack.ts';
import { municipalityOf } from '../municipalities.ts';

const pack = lazily(() => readDataPack('cap-levels'));

/** The level itself may be off by a tenth either way; ours. */
const levelReach = 0.1;
const classNames = ['unit', 'light_block', 'solid_block'] as const;
/**
 * How much of a level a figure decides: of before 2022 half, since yields have moved since; a newer one three quarters, since a
 * mean of asking yields mixes ages and qualities.
 */
const weightOf = (asOf: string): number => (asOf < '2022' ? 0.5 : 0.75);
/** Cities of Tokyo beside the wards, as the figures call them. */
const tama = /^132\d\d$/;

function areaOfCode(code: string): string | null {
  if (tama.test(code)) return '東京市部';
  const place = municipalityOf(code);
  return place?.city ?? place?.name ?? null;
}

/** Cap rates of new buildings by class that follow from yields published for the city, newest figure first; empty where none was. */
export function capLevels(code: string): CapLevel[] {
  const area = areaOfCode(code);
  const { dataset, rows } = pack();
  return classNames.flatMap((of): CapLevel[] => {
    const [found] = rows.filter(([name, own]) => name === area && own === of).sort(([, , , a = ''], [, , , b = '']) => (a > b ? -1 : 1));
    const [, , level = '', asOf = '', kind = '', percent = '', publisher = ''] = found ?? [];
    if (found === undefined || area === null) return [];
    const value = Number(level);
    return [
      {
        of,
        area,
        weight: weightOf(asOf),
        value,
        low: Number((value * (1 - levelReach)).toFixed(2)),
        high: Number((value * (1 + levelReach)).toFixed(2)),
        dataset: { ...dataset, vintage: asOf, source: publisher },
        row: `${area} ${of}`,
        further: [],
        basis: `From the ${kind === 'expected' ? 'yield investors expect' : 'average gross yield of listings'} of ${percent}% (${asOf}), converted by us to NOI and to a new building.`,
      },
    ];
  });
}
