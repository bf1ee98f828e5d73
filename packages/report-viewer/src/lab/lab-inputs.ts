import type { AssumptionKey, AssumptionOverrides, ScenarioInputs, Unit } from '@rimawari/underwriting';
import type { CardSource } from '../data/card-view.ts';
import { fixed } from '../format/group-digits.ts';
import * as texts from '../texts/scenarios-texts.ts';

/** The price is not an assumption: it stands in place of a stated fact. */
export type MovedKey = Extract<AssumptionKey, keyof typeof moved> | 'price_jpy';
export type GroupName = keyof typeof texts.labGroups;

/** A number that the reader can move, in its own unit. */
export interface LabInput {
  kind: 'number';
  key: MovedKey;
  group: GroupName;
  label: string;
  unit: Unit;
  /** What the report counts with. */
  base: number;
  low: number;
  high: number;
  step: number;
  /** Whole numbers alone are taken. */
  whole: boolean;
}

/** One of a few words. */
export interface LabChoice {
  kind: 'choice';
  key: 'owner' | 'exit_method';
  group: GroupName;
  label: string;
  base: string;
  options: readonly (readonly [value: string, label: string])[];
}

interface Move {
  group: GroupName;
  low: number;
  high: number;
  step: number;
  label?: string;
  whole?: true;
  /** `low` and `high` are shares of what the report counts with. */
  ofBase?: true;
}

const moved = {
  monthly_rent: { group: 'rent', low: 0.4, high: 1.6, step: 1000, ofBase: true },
  vacancy: { group: 'rent', low: 0, high: 50, step: 0.5 },
  rent_change: { group: 'rent', low: -5, high: 3, step: 0.1 },
  loan_to_price: { group: 'loan', low: 0, high: 100, step: 1 },
  loan_rate: { group: 'loan', low: 0, high: 8, step: 0.05 },
  loan_years: { group: 'loan', low: 1, high: 40, step: 1, whole: true },
  loan_fee: { group: 'loan', low: 0, high: 5, step: 0.1 },
  management_rate: { group: 'costs', low: 0, high: 15, step: 0.5 },
  cost_growth: { group: 'costs', low: -2, high: 5, step: 0.1 },
  scrivener_fee: { group: 'costs', low: 0, high: 500_000, step: 10_000 },
  building_share: { group: 'costs', low: 1, high: 99, step: 1 },
  land_assessed_share: { group: 'costs', low: 5, high: 120, step: 1 },
  city_planning_rate: { group: 'costs', low: 0, high: 0.3, step: 0.05 },
  other_income: { group: 'buyer', low: 0, high: 50_000_000, step: 500_000 },
  holding_years: { group: 'sale', low: 1, high: 35, step: 1, whole: true },
  market_cap_rate: { group: 'sale', low: 0.5, high: 15, step: 0.05 },
  exit_cap_spread: { group: 'sale', low: -2, high: 4, step: 0.1 },
  price_level_change: { group: 'sale', low: -3, high: 4, step: 0.1 },
  sale_other_costs: { group: 'sale', low: 0, high: 2_000_000, step: 50_000 },
} as const satisfies Partial<Record<AssumptionKey, Move>>;

/** Figures that hold what the report counts with, where it is not an assumption. */
const elsewhere: Partial<Record<MovedKey, { figure: string; unit: Unit }>> = {
  price_jpy: { figure: 'facts.price', unit: 'JPY' },
  monthly_rent: { figure: 'income.gross_potential', unit: 'JPY/month' },
  building_share: { figure: 'split.building', unit: 'percent' },
};
const price: Move = { group: 'rent', low: 0.5, high: 1.5, step: 100_000, ofBase: true, whole: true };

/** The inputs on the first screen, in order. */
export const quickKeys = ['price_jpy', 'loan_to_price', 'monthly_rent', 'holding_years'] as const;

/** A percentage or a count of years, with its unit: `70%`, `10 years`. */
export function quickText(key: string, value: number): string {
  if (key === 'holding_years') return texts.labYears(fixed(value, 0), value === 1);
  return `${fixed(value, Number.isInteger(value) ? 0 : 1)}%`;
}

const names: Partial<Record<MovedKey, string>> = texts.labInputNames;
type Figures = Pick<CardSource, 'figures'>;

/** The numbers that arise in this report, each with the value that it counts with. */
export function labInputs({ figures }: Figures): LabInput[] {
  const moves: Partial<Record<MovedKey, Move>> = { price_jpy: price, ...moved };
  return (Object.keys(moves) as MovedKey[]).flatMap((key) => {
    const move = moves[key];
    const other = elsewhere[key];
    const figure = figures[other?.figure ?? `assumptions.${key}`];
    if (move === undefined || figure === undefined || figure.value === null) return [];
    const base = baseOf(key, figure.value, figures);
    if (base === null) return [];
    const [low, high] =
      move.ofBase === true ? [atStep(base * move.low, move.step), atStep(base * move.high, move.step)] : [move.low, move.high];
    return [
      {
        kind: 'number' as const,
        key,
        group: move.group,
        label: names[key] ?? figure.label,
        unit: other?.unit ?? figure.unit,
        base,
        low: Math.min(low, base),
        high: Math.max(high, base),
        step: move.step,
        whole: move.whole ?? false,
      },
    ];
  });
}

function baseOf(key: MovedKey, value: number, figures: Figures['figures']): number | null {
  if (key === 'monthly_rent') return Math.round(value / 12);
  if (key !== 'building_share') return value;
  const whole = figures['facts.price']?.value ?? 0;
  return whole > 0 ? Math.round((value / whole) * 1000) / 10 : null;
}

function atStep(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** Choices of a word; a way of pricing the sale is offered where the report has a price by it. */
export function labChoices({ figures }: Figures, { owner, exit_method }: AssumptionOverrides): LabChoice[] {
  const methods = (
    [
      ['weighted', 'exit.price'],
      ['income', 'exit.by_income'],
      ['cost', 'exit.by_cost'],
      ['contracts', 'exit.by_contracts'],
    ] as const
  ).filter(([, figure]) => figures[figure]?.value != null);
  return [
    {
      kind: 'choice',
      key: 'owner',
      group: 'buyer',
      label: texts.labOwner,
      base: owner ?? 'resident',
      options: Object.entries(texts.labOwners),
    },
    ...(methods.length > 2
      ? [
          {
            kind: 'choice' as const,
            key: 'exit_method' as const,
            group: 'sale' as const,
            label: texts.labExitMethod,
            base: exit_method ?? 'weighted',
            options: methods.map(([value]) => [value, texts.labExitMethods[value]] as const),
          },
        ]
      : []),
  ];
}

export function valueIn(scenario: ScenarioInputs, key: MovedKey | LabChoice['key']): number | string | undefined {
  if (key === 'price_jpy') return scenario.price_jpy;
  const value = scenario.assumptions?.[key];
  return typeof value === 'object' ? value.value : value;
}

export function isChanged(scenario: ScenarioInputs): boolean {
  return scenario.price_jpy !== undefined || Object.keys(scenario.assumptions ?? {}).length > 0;
}

/** Both, where the second has the word. */
export function merged(first: ScenarioInputs, second: ScenarioInputs): ScenarioInputs {
  return { ...first, ...second, assumptions: { ...first.assumptions, ...second.assumptions } };
}

export function withValue(scenario: ScenarioInputs, key: MovedKey | LabChoice['key'], value: number | string): ScenarioInputs {
  return merged(scenario, key === 'price_jpy' ? { price_jpy: Number(value) } : { assumptions: { [key]: value } });
}

/** Without what the report counts with anyway, in the order of the panel; what the panel does not show stays as it is. */
export function onlyChanged(scenario: ScenarioInputs, inputs: readonly (LabInput | LabChoice)[]): ScenarioInputs {
  const shown = inputs.filter(({ key, base }) => ![undefined, base].includes(valueIn(scenario, key)));
  const others = Object.entries(scenario.assumptions ?? {}).filter(([key]) => !inputs.some((input) => input.key === key));
  const moves = shown.filter(({ key }) => key !== 'price_jpy').map(({ key }) => [key, valueIn(scenario, key)] as const);
  const assumptions = Object.fromEntries([...moves, ...others]) as AssumptionOverrides;
  const { price_jpy } = scenario;
  return {
    ...(price_jpy !== undefined && shown.some(({ key }) => key === 'price_jpy') && { price_jpy }),
    ...(Object.keys(assumptions).length > 0 && { assumptions }),
  };
}

export interface Preset {
  id: string;
  label: string;
  changes: ScenarioInputs;
}

/** Ready changes, worked out from the report's own values. */
export function presetsOf(inputs: readonly LabInput[]): Preset[] {
  const at = (key: Exclude<MovedKey, 'price_jpy'>, to: (input: LabInput) => number): ScenarioInputs | null => {
    const input = inputs.find((one) => one.key === key);
    if (input === undefined) return null;
    return { assumptions: { [key]: Math.min(input.high, Math.max(input.low, to(input))) } };
  };
  const rate = (points: number) => at('loan_rate', ({ base }) => Math.round((base + points) * 100) / 100);
  const rent = at('monthly_rent', ({ base }) => Math.round(base * 0.9));
  const vacancy = at('vacancy', ({ base }) => base * 2);
  const presets: [keyof typeof texts.labPresets, ScenarioInputs | null][] = [
    ['cash', at('loan_to_price', () => 0)],
    ['rate', rate(1)],
    ['rate-two', rate(2)],
    ['rent', rent],
    ['vacancy', vacancy],
    ['all', [rate(2), rent, vacancy].reduce((sum, one) => (sum === null || one === null ? null : merged(sum, one)))],
    ['owner', { assumptions: { owner: 'non_resident' } }],
    ['sale', at('holding_years', () => 5)],
  ];
  return presets.flatMap(([id, changes]) => (changes === null ? [] : [{ id, label: texts.labPresets[id], changes }]));
}

/**
 * Share of full rent that nobody pays today, percent, where the first year counts it; null where none does. A vacancy below it moves nothing of
 * the first year.
 */
export function emptyShare({ figures }: Figures): number | null {
  const origin = figures['income.vacancy_loss']?.origin;
  const paidId =
    origin?.kind === 'computed' ? origin.inputs.find((id) => id === 'rent.paid_now' || id === 'facts.current_rent') : undefined;
  const [full, paid] = [figures['rent.monthly_full']?.value ?? 0, figures[paidId ?? '']?.value ?? 0];
  return paidId === undefined || full <= 0 || paid >= full ? null : Math.round((1 - paid / full) * 1000) / 10;
}

/** They say something of this property and nothing of its buyer: no default for the next one. */
const ofThisProperty: readonly string[] = ['monthly_rent', 'building_share', 'land_assessed_share'];

/** What of a scenario can stand for the reader's later analyses. */
export function asDefaults({ assumptions = {} }: ScenarioInputs): ScenarioInputs {
  const standing = Object.entries(assumptions).filter(([key]) => !ofThisProperty.includes(key));
  return standing.length === 0 ? {} : { assumptions: Object.fromEntries(standing) as AssumptionOverrides };
}
