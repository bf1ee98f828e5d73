import { emptyHouse, fullyLet, livedIn, presentState, tenanted, vacantUnit } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { roleOf } from '../../normalise/agents-role.ts';
import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';
import { firstLine } from './read-amount.ts';
import { occupancy } from './read-occupancy.ts';

/** The state of a building, and who is in it. */
export function buildingStatus(text: string, label: string): Read[] {
  return [
    ...one(presentState.pattern.test(label) ? 'extra.building_current' : 'extra.building_status', firstLine(text).slice(0, 40)),
    // `建物現況 空室`: who is in it.
    ...(presentState.pattern.test(label) &&
    composed`^(?:${vacantUnit}|${emptyHouse}|${tenanted}|${livedIn}|${fullyLet})$`.test(plainText(text).trim())
      ? occupancy(text, label)
      : []),
  ];
}

/** The role of the agent, and the seller in brackets behind it. */
export function transaction(text: string): Read[] {
  return [
    ...one('extra.transaction', roleOf(firstLine(text))),
    // `専任媒介（売主：法人）`.
    ...one('extra.seller', /売主\s*:\s*([^()、,。\s]{2,40})/.exec(plainText(text))?.[1]).map((read) => ({ ...read, lastResort: true })),
  ];
}
