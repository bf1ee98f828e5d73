import type { Structure } from '../rules/structure.ts';
import type { Assumption } from './assumption.ts';
import { structureNames } from './structure-names.ts';

export const bankDefaults = {
  bank_unit_cost: {
    label: 'Banks’ building cost',
    label_ja: '銀行積算単価',
    unit: 'JPY/m2',
    definition: 'Building cost per square metre that lenders’ tables use: far below what building costs today.',
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
        reason: `Published bank practice of the 2010s and 2020s for ${structureNames[subject.structureUsed]}.`,
        source: 'Bank tables quoted in public pages',
      };
    },
  },
  road_price: {
    label: 'Road-side land price',
    label_ja: '路線価',
    unit: 'JPY/m2',
    definition: 'The tax office’s land price of the road in front (路線価), given by you.',
    limits: [1_000, 100_000_000],
    defaultFor: () => null,
  },
} as const satisfies Record<string, Assumption>;
