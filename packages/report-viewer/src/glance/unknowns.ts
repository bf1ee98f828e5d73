import type { Figure, InsightReport, PropertyKind } from '@rimawari/underwriting';
import { glanceTexts, type Settling } from '../texts/glance-texts.ts';

/** Inputs that a buyer decides or negotiates; the others are uncertain. */
const decided: readonly string[] = ['loan_rate', 'loan_to_price', 'loan_years', 'management_rate'];

export interface Unknown {
  id: string;
  label: string;
  /** The ends of its range, in its unit. */
  from: number;
  to: number;
  unit: Figure['unit'];
  /** Net present value at the ends less that of the base case, yen: low end first. */
  swing: [number, number];
  /** Yen of net present value between the ends. */
  effect: number;
  settledBy: Settling;
}

const texts = glanceTexts.unknowns;
const settlings: Readonly<Record<string, Settling>> = texts.settledBy;

function settlingOf(id: string, kind: PropertyKind): Settling {
  if (id !== 'monthly_rent') return settlings[id] ?? texts.otherwise;
  return kind === 'condominium_unit' || kind === 'detached_house' ? texts.lease : texts.rentRoll;
}

/** Inputs that no source settles, by how far the result moves between the ends of their ranges. */
export function unknownsOf({ sensitivity, figures, inputs }: Pick<InsightReport, 'sensitivity' | 'figures' | 'inputs'>): Unknown[] {
  const base = figures['returns.npv']?.value ?? null;
  return sensitivity
    .filter(({ id }) => !decided.includes(id))
    .flatMap(({ id, label, low, high, low_input, high_input }): Unknown[] => {
      const [one, other] = [figures[low.npv]?.value, figures[high.npv]?.value];
      const [from, to] = [figures[low_input], figures[high_input]];
      if (one == null || other == null || from?.value == null || to?.value == null) return [];
      const middle = base ?? (one + other) / 2;
      return [
        {
          id,
          label,
          from: from.value,
          to: to.value,
          unit: to.unit,
          swing: [Math.round(Math.min(one, other) - middle), Math.round(Math.max(one, other) - middle)],
          effect: Math.abs(other - one),
          settledBy: settlingOf(id, inputs.facts.kind),
        },
      ];
    })
    .toSorted((one, other) => other.effect - one.effect);
}
