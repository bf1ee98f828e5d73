import type { Structure } from '../rules/structure.ts';
import type { Assumption } from './assumption.ts';
import { structureNames } from './structure-names.ts';

export const bankDefaults = {
  bank_unit_cost: {
    label: 'Lender’s building cost',
    label_ja: '銀行積算単価',
    unit: 'JPY/m2',
    definition: 'Building cost per m² in lender tables, far below today’s replacement cost.',
    limits: [20_000, 2_000_000],
    defaultFor: (subject) => {
      const table: Record<Structure, readonly [number, number, number]> = {
        W: [150_000, 120_000, 178_000],
        LGS: [150_000, 140_000, 160_000],
        CB: [160_000, 140_000, 180_000],
        S: [180_000, 170_000, 200_000],
        RC: [200_000, 190_000, 220_000],
        SRC: [200_000, 190_000, 220_000],
      };
      const [value, low, high] = table[subject.structureUsed];
      return {
        value,
        low,
        high,
        reason: `Published lender practice of the 2010s and 2020s for ${structureNames[subject.structureUsed]}.`,
        source: 'Lender tables quoted on public pages',
      };
    },
  },
  road_price: {
    label: 'Roadside land value',
    label_ja: '路線価',
    unit: 'JPY/m2',
    definition: 'Tax-office land price of the street in front (路線価), entered by you.',
    limits: [1_000, 100_000_000],
    defaultFor: () => null,
  },
} as const satisfies Record<string, Assumption>;
