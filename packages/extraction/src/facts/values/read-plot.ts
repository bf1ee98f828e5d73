import { coverageAndRatio } from '../../normalise/percent.ts';
import { landRightsOf, landShareOf } from '../../normalise/rights.ts';
import { one, type Read } from '../candidate.ts';
import { firstLine } from './read-amount.ts';
import { leasehold } from './read-charges.ts';

/** `法令制限 宅地造成工事規制区域`: a rule of another law than the one that zones. */
export function isOtherRule(text: string, label: string): boolean {
  return /法|規制/.test(label) && /区域|地区|条例|協定/.test(text) && !/(?:住居|商業|工業|専用|無指定|調整)/.test(text);
}

/** Both ratios of a plot in one cell, in the words of the source where they are not two. */
export function coverageAndFloorRatio(text: string): Read[] {
  const both = coverageAndRatio(text);
  return both
    ? [...one('building_coverage_pct', both.coverage), ...one('floor_area_ratio_pct', both.ratio)]
    : one('extra.coverage_ratio_raw', firstLine(text).slice(0, 80));
}

/** The right to the land, its share and, where it is leased, the lease. */
export function landRights(text: string): Read[] {
  return [
    ...one('land_rights', landRightsOf(text)),
    ...(/割合|持ち?分|\bshare\b/.test(text) ? one('extra.land_share', landShareOf(text)).map((read) => ({ ...read, weak: true })) : []),
    ...(firstLine(text).endsWith('のみ') ? one('extra.land_rights_raw', firstLine(text)) : []),
    ...leasehold(text),
  ];
}
