import type { Assumption } from './assumption.ts';
import { fixed } from './fixed-default.ts';

export const targetDefaults = {
  target_dscr: {
    label: 'Target DSCR',
    label_ja: '目標DSCR',
    unit: 'ratio',
    definition: 'Break-even target: NOI ÷ annual debt service of at least this value.',
    limits: [0, 10],
    defaultFor: fixed(1.2, 1, 1.5, 'Many lenders require 1.20×–1.30×. Enter your own target.'),
  },
  target_cash: {
    label: 'Target cash flow',
    label_ja: '目標キャッシュフロー',
    unit: 'JPY/year',
    definition: 'Break-even target: yearly cash flow of at least this amount, before and after tax.',
    limits: [-1_000_000_000, 10_000_000_000],
    defaultFor: fixed(0, 0, 0, 'At zero the property covers its own costs. Enter your own target.'),
  },
  target_irr: {
    label: 'Target IRR',
    label_ja: '目標IRR',
    unit: 'percent',
    definition: 'Break-even target: IRR before tax of at least this rate.',
    limits: [-50, 100],
    defaultFor: fixed(4, 3, 8, 'About the yield investors expect of prime apartment buildings. Enter your own target.'),
  },
} as const satisfies Record<string, Assumption>;
