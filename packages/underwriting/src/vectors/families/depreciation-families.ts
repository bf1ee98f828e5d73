import { parseDate } from '../../calendar/days.ts';
import { type BuildingUse, legalLives, type TaxStructure } from '../../depreciation/legal-life.ts';
import {
  deemedDepreciation,
  fullYearDepreciation,
  monthsInFirstYear,
  straightLine,
  straightLineRate,
} from '../../depreciation/straight-line.ts';
import { simplifiedLife, usedLife } from '../../depreciation/used-life.ts';
import { type Family, flagIn, type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn, UnknownShape } from '../vector.ts';

const structureNames: Record<string, TaxStructure> = {
  木造: 'wood',
  鉄筋コンクリート造: 'RC',
  鉄骨鉄筋コンクリート造: 'SRC',
  重量鉄骨造: 'steel_over_4mm',
  軽量鉄骨造: 'steel_3_to_4mm',
  RC: 'RC',
  SRC: 'SRC',
  wood: 'wood',
  W: 'wood',
  wood_mortar: 'wood_mortar',
  heavy_steel: 'steel_over_4mm',
  S: 'steel_over_4mm',
  light_steel: 'steel_3_to_4mm',
  brick: 'brick_stone_block',
  block: 'brick_stone_block',
  CB: 'brick_stone_block',
  equipment: 'equipment_plumbing_electric',
};

function legalLifeIn(inputs: Inputs): number {
  const stated = numberIn(inputs, 'legal_life');
  if (stated !== undefined) return stated;
  const name = textIn(inputs, 'structure') ?? '';
  const thickness = numberIn(inputs, 'thickness_mm', 'steel_thickness_mm');
  const bySteel: TaxStructure | undefined =
    thickness === undefined ? undefined : thickness > 4 ? 'steel_over_4mm' : thickness > 3 ? 'steel_3_to_4mm' : 'steel_3mm_or_less';
  const structure = bySteel ?? structureNames[name] ?? (name in legalLives.residential ? (name as TaxStructure) : undefined);
  if (structure === undefined) throw new UnknownShape(`the structure "${name}" is not known`);
  return legalLives[(textIn(inputs, 'use') ?? 'residential') as BuildingUse][structure];
}

/** Months from the day it was built to the day it was put to use; a month that has begun is not counted until it is whole. */
function monthsBetween(from: string, to: string): number {
  const [start, end] = [parseDate(from.length === 7 ? `${from}-01` : from), parseDate(to.length === 7 ? `${to}-01` : to)];
  return Math.max(0, (end.year - start.year) * 12 + end.month - start.month - (end.day < start.day ? 1 : 0));
}

function elapsedMonths(inputs: Inputs): number {
  const built = textIn(inputs, 'built', 'built_on', 'completed', 'completed_on');
  const used = textIn(inputs, 'in_service', 'in_service_date', 'acquired', 'acquired_on');
  return built !== undefined && used !== undefined ? monthsBetween(built, used) : statedMonths(inputs);
}

const statedMonths = (inputs: Inputs) =>
  Math.round((numberIn(inputs, 'elapsed_years', 'age_years', 'age') ?? 0) * 12) + (numberIn(inputs, 'elapsed_months', 'age_months') ?? 0);

export const usedLifeFamily: Family = (inputs) => {
  const price = numberIn(inputs, 'purchase_price');
  const ratio = numberIn(inputs, 'capex_ratio_to_price', 'capex_ratio') ?? 0;
  const ofNew = numberIn(inputs, 'capex_ratio_to_reacquisition');
  const spent = numberIn(inputs, 'capital_expenditure', 'capex');
  const reacquisition = numberIn(inputs, 'reacquisition_price') ?? (ofNew === undefined ? undefined : (price ?? 1_000_000));
  const result = usedLife({
    legalLifeYears: legalLifeIn(inputs),
    elapsedMonths: elapsedMonths(inputs),
    purchasePrice: price ?? 1_000_000,
    capitalExpenditure: spent ?? (ofNew ?? ratio) * (price ?? 1_000_000),
    ...(reacquisition === undefined ? {} : { reacquisitionPrice: reacquisition }),
  });
  return { life: result.life, simplified_allowed: result.simplifiedAllowed, method: result.method, legal_life: legalLifeIn(inputs) };
};

export const lifeTable: Family = (inputs) => {
  const table = legalLives[(textIn(inputs, 'use') ?? 'residential') as BuildingUse];
  if (!table) throw new UnknownShape(`the use "${textIn(inputs, 'use')}" is not known`);
  return { ...table, life: textIn(inputs, 'structure') ? legalLifeIn(inputs) : undefined };
};

export const rateTable: Family = (inputs) => {
  const lives = numbersIn(inputs, 'lives');
  if (lives) return { rates: lives.map(straightLineRate) };
  return { rate: straightLineRate(needNumber(inputs, 'life')) };
};

export const straightLineFamily: Family = (inputs) => {
  const cost = needNumber(inputs, 'cost', 'acquisition_cost');
  const age = numberIn(inputs, 'age_years', 'elapsed_years', 'age') ?? 0;
  const stated = numberIn(inputs, 'rate');
  const used = age > 0 || elapsedMonths(inputs) > 0;
  const named =
    numberIn(inputs, 'life', 'useful_life') ??
    (textIn(inputs, 'structure') === undefined && numberIn(inputs, 'legal_life') === undefined && stated !== undefined
      ? Math.round(1 / stated)
      : undefined);
  const life = named ?? (used ? simplifiedLife(legalLifeIn(inputs), elapsedMonths(inputs)) : legalLifeIn(inputs));
  const rate = stated ?? straightLineRate(life);
  const started = textIn(inputs, 'in_service', 'in_service_date');
  const month = numberIn(inputs, 'in_service_month') ?? (started === undefined ? 1 : parseDate(started).month);
  const schedule = straightLine({
    cost,
    lifeYears: life,
    rate,
    monthsFirstYear: numberIn(inputs, 'months_first_year', 'months') ?? monthsInFirstYear(month),
  });
  return {
    life,
    rate,
    first_year: schedule.yearly[0],
    full_year: fullYearDepreciation(cost, life, rate),
    last_year: schedule.yearly.at(-1),
    yearly: schedule.yearly,
    closing: schedule.closing,
    number_of_years: schedule.yearly.length,
    total: schedule.yearly.reduce((sum, entry) => sum + entry, 0),
  };
};

/** The rule on losses from used buildings bars only buildings abroad. */
export const overseas: Family = (inputs) => ({
  loss_disregard_rule_applies:
    (textIn(inputs, 'property_country') ?? 'JP') !== 'JP' &&
    flagIn(inputs, 'used') !== false &&
    flagIn(inputs, 'loss_from_depreciation') !== false,
});

/** Legal life; where only the rate of one and a half times of it is printed (`rate_33y`), the life behind that. */
function lifeBehindRate(inputs: Inputs): number {
  if (numberIn(inputs, 'legal_life') !== undefined || textIn(inputs, 'structure') !== undefined) return legalLifeIn(inputs);
  const years = Object.keys(inputs)
    .map((key) => /^rate_(\d+)y$/.exec(key)?.[1])
    .find((entry) => entry !== undefined);
  return years === undefined ? legalLifeIn(inputs) : Math.ceil(Number(years) / 1.5);
}

export const nonBusiness: Family = (inputs): Outputs => ({
  deemed_depreciation: deemedDepreciation(needNumber(inputs, 'cost', 'building_cost'), lifeBehindRate(inputs), elapsedMonths(inputs)),
});
