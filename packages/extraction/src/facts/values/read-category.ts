import { oneRoom } from '../../lexicon/layouts.ts';
import { composed } from '../../lexicon/pattern.ts';
import { layoutOf } from '../../normalise/layout.ts';
import { one, type Read } from '../candidate.ts';
import { firstLine } from './read-amount.ts';
import { buildingInBrackets, withoutBuilding } from './read-building.ts';

/** The kind of property, with the plan of a unit or the building behind it. */
export function category(text: string): Read[] {
  return [
    ...one('extra.category', withoutBuilding(firstLine(text)).slice(0, 60)),
    ...buildingInBrackets(firstLine(text)),
    ...(composed.i`^\d{1,2}\s*(?:S?L?D?K|S?R)$|^${oneRoom}$`.test(firstLine(text)) ? one('layout', layoutOf(text)) : []),
  ];
}
