import type { AssumptionOverrides, Unit } from '@rimawari/underwriting';
import type { CardSource } from '../data/card-view.ts';

/** An assumption that the reader can move. Numbers are in its own unit. */
export interface LabInput {
  key: MovedKey;
  label: string;
  unit: Unit;
  /** What the report counts with; null where the assumption does not arise, such as the rate of a purchase with cash. */
  base: number;
  low: number;
  high: number;
  step: number;
}

const moved = {
  monthly_rent: { low: 0.5, high: 1.5, step: 1000, ofBase: true },
  vacancy: { low: 0, high: 50, step: 0.5 },
  rent_change: { low: -4, high: 3, step: 0.1 },
  loan_to_price: { low: 0, high: 100, step: 1 },
  loan_rate: { low: 0, high: 8, step: 0.05 },
  loan_years: { low: 1, high: 40, step: 1 },
  holding_years: { low: 1, high: 35, step: 1 },
  exit_cap_spread: { low: -1, high: 4, step: 0.1 },
} as const;

export type MovedKey = keyof typeof moved;
export type Owner = NonNullable<AssumptionOverrides['owner']>;

/** What the reader put in the place of the report's own values. */
export interface Changes {
  values: Partial<Record<MovedKey, number>>;
  owner?: Owner;
}

/** The inputs that arise in this report, each with the value that it counts with. */
export function labInputs({ figures }: Pick<CardSource, 'figures'>): LabInput[] {
  return (Object.keys(moved) as MovedKey[]).flatMap((key) => {
    const rent = key === 'monthly_rent';
    const figure = figures[rent ? 'income.gross_potential' : `assumptions.${key}`];
    if (figure === undefined || figure.value === null) return [];
    const { step, ...ends } = moved[key];
    const base = rent ? Math.round(figure.value / 12) : figure.value;
    const [low, high] = 'ofBase' in ends ? [atStep(base * ends.low, step), atStep(base * ends.high, step)] : [ends.low, ends.high];
    const named = rent ? { label: 'Full rent a month', unit: 'JPY/month' as const } : { label: figure.label, unit: figure.unit };
    return [{ key, ...named, base, low: Math.min(low, base), high: Math.max(high, base), step }];
  });
}

function atStep(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** Without what the report counts with anyway. */
export function onlyChanged({ values, owner }: Changes, inputs: readonly LabInput[], ownerOfReport: Owner): Changes {
  const moved = inputs.flatMap(({ key, base }) => {
    const value = values[key];
    return value === undefined || value === base ? [] : [[key, value] as const];
  });
  return { values: Object.fromEntries(moved), ...(owner !== undefined && owner !== ownerOfReport && { owner }) };
}

/** The inputs' own overrides with the reader's changes over them. */
export function withChanges(overrides: AssumptionOverrides, { values, owner }: Changes): AssumptionOverrides {
  const reason = 'Tried by the reader of the report';
  const given = Object.entries(values).map(([key, value]) => [key, { value, reason }]);
  return { ...overrides, ...Object.fromEntries(given), ...(owner === undefined ? {} : { owner }) };
}

export interface Preset {
  id: string;
  label: string;
  changes: Changes;
}

/** Ready changes, worked out from the report's own values. */
export function presetsOf(inputs: LabInput[]): Preset[] {
  const at = (key: MovedKey, to: (input: LabInput) => number): Changes | null => {
    const input = inputs.find((one) => one.key === key);
    return input === undefined ? null : { values: { [key]: Math.min(input.high, Math.max(input.low, to(input))) } };
  };
  const presets: [string, string, Changes | null][] = [
    ['cash', 'Cash', at('loan_to_price', () => 0)],
    ['rate', 'Rate +1 point', at('loan_rate', ({ base }) => Math.round((base + 1) * 100) / 100)],
    ['rent', 'Rent −10 %', at('monthly_rent', ({ base }) => Math.round(base * 0.9))],
    ['vacancy', 'Vacancy doubled', at('vacancy', ({ base }) => base * 2)],
    ['owner', 'Non-resident owner', { values: {}, owner: 'non_resident' }],
    ['sale', 'Sale after 5 years', at('holding_years', () => 5)],
  ];
  return presets.flatMap(([id, label, changes]) => (changes === null ? [] : [{ id, label, changes }]));
}
