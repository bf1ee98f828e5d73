import type { Assumption } from './assumption.ts';
import { fixed } from './fixed-default.ts';

export const targetDefaults = {
  target_dscr: {
    label: 'Coverage aimed at',
    label_ja: '目標DSCR',
    unit: 'ratio',
    definition: 'Target of the solver: NOI ÷ loan payments of at least so much.',
    limits: [0, 10],
    defaultFor: fixed(1.2, 1, 1.5, 'A common floor; lenders ask 1.2 to 1.3. Choose your own.'),
  },
  target_cash: {
    label: 'Cash flow aimed at',
    label_ja: '目標キャッシュフロー',
    unit: 'JPY/year',
    definition: 'Target of the solver: cash flow of a year of at least so much, before and after tax.',
    limits: [-1_000_000_000, 10_000_000_000],
    defaultFor: fixed(0, 0, 0, 'The property should at least carry itself. Choose your own.'),
  },
  target_irr: {
    label: 'IRR aimed at',
    label_ja: '目標IRR',
    unit: 'percent',
    definition: 'Target of the solver: rate of return before tax of at least so much.',
    limits: [-50, 100],
    defaultFor: fixed(4, 3, 8, 'About what prime blocks are expected to yield. Choose your own.'),
  },
} as const satisfies Record<string, Assumption>;
