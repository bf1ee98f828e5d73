import type { DatedRule, RuleVersion } from './dated-rule.ts';
import { standardBuildingCost, standardCostId, standardCostSource } from './standard-building-cost.ts';

/** Assessed values stand for three fiscal years. */
function baseYear(year: number): RuleVersion<string> {
  return {
    from: `${year}-01-01`,
    to: `${year + 2}-12-31`,
    value: `base year ${year}, for fiscal years ${year}–${year + 2}`,
    kind: 'statutory',
    source: '地方税法341条・409条',
    note: `The next revaluation is in ${year + 3}. Land values may be lowered in between if prices fall.`,
  };
}

export const revaluation: DatedRule<string> = {
  id: 'HOLD-FIXED-BASE-YEAR',
  title: 'Revaluation of land and houses, base year',
  title_ja: '固定資産の評価替え (基準年度)',
  trigger: 'Jan 1 of the fiscal year',
  rounding: 'none',
  versions: [2006, 2009, 2012, 2015, 2018, 2021, 2024, 2027, 2030, 2033, 2036].map(baseYear),
};

const [first, last] = [1959, 2023];
const inThousands = (year: number) => {
  const of = (column: 'wood' | 'SRC' | 'RC' | 'steel') => standardBuildingCost(column, year).yenPerSqm / 1000;
  return `${year}: wood ${of('wood')}, SRC ${of('SRC')}, RC ${of('RC')}, steel ${of('steel')}`;
};

export const standardBuildingCosts: DatedRule<string> = {
  id: standardCostId,
  title: 'Standard building cost by year of completion',
  title_ja: '建物の標準的な建築価額表',
  trigger: 'year of completion',
  rounding: 'none',
  versions: [
    {
      from: `${first}-01-01`,
      to: null,
      value: `¥1,000 per m², one row per year ${first}–${last}; ${[1981, 2000, last].map(inThousands).join('; ')}`,
      kind: 'statutory',
      source: standardCostSource,
      confirmed: false,
      note: `Years after ${last} have no row yet.`,
    },
  ],
};
