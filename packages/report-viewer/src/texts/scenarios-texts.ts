import type { ReactNode } from 'react';
import type { Word } from '../format/prose-words.ts';

/** The same property under changed inputs. */
export const scenariosTexts = {
  title: 'Scenarios',
  titleJa: 'シナリオ',
  tryOthers: 'Try other assumptions',
  changes: 'Changes',
  noChanges: 'None',
  summary: 'Summary',
  outcomes: {
    net_yield: 'Net yield',
    noi: 'NOI, year 1',
    btcf: 'Cash flow before tax, year 1',
    dscr: 'DSCR',
    irr: 'IRR, before tax',
  },
  /** In which of the cases the owner has to add money. */
  negative: (negative: readonly string[], count: number, of: 'scenarios' | 'stress' | 'both') => {
    const kind = { scenarios: 'scenario', stress: 'stress test', both: 'scenario and stress test' }[of];
    if (negative.length === 0) return `Cash flow before tax in year 1 is zero or above in every ${kind}.`;
    if (negative.length === count) return `Cash flow before tax in year 1 is negative in every ${kind}.`;
    return `Cash flow before tax in year 1 is negative in: ${negative.join(', ')}.`;
  },
} as const;

export const stressTexts = { title: 'Stress tests', titleJa: 'ストレステスト', test: 'Stress test' } as const;

/** For each target, how far one input alone may go. */
export const thresholdTexts = {
  title: 'Break-even targets',
  titleJa: '成立条件',
  target: 'Target',
  levers: {
    price: 'Highest price',
    occupancy: 'Lowest occupancy',
    rent: 'Fall in rent the target allows (negative: rise needed)',
    rate: 'Highest interest rate',
  },
  none: 'None',
  riseNeeded: 'rise needed',
  note: 'Each cell changes one input only; all others stay as in the base case.',
  estimatedRent: ' The rent is estimated, so each limit applies at the base-case rent.',
  lead: (highest: ReactNode, asked: ReactNode, isBelowAsked: boolean, rent: ReactNode | null): ReactNode[] => [
    'Cash flow before tax of year 1 breaks even at a price of ',
    highest,
    '; the asking price of ',
    asked,
    ` is ${isBelowAsked ? 'above' : 'at or below'} it`,
    ...(rent === null ? [] : [', at the estimated rent of ', rent, ' a month']),
    '.',
  ],
  leadWithout: 'How far one input can change before a target is missed.',
} as const;

export const sensitivityTexts = {
  title: 'Sensitivity',
  titleJa: '感応度',
  allInputs: (count: number) => `All ${count} inputs at both ends of their ranges`,
  notAvailable: 'Not available',
  baseCase: ' (base case)',
  /** Points added to a percentage are not a percentage of it: the axis says so. */
  inPoints: (label: string) => `${label}, pts`,
} as const;

export const simulationTexts = {
  title: 'Simulation',
  titleJa: 'モンテカルロ分析',
  distributions: 'Simulated cash flow and distributions',
} as const;

export const sensitivityChartTexts = {
  title: (input: string, low: number, high: number): Word[] => [
    `${input} moves the result most: NPV before tax is `,
    { yen: low },
    ' at the low end of its range and ',
    { yen: high },
    ' at the other.',
  ],
  low: 'Input at low end',
  high: 'Input at high end',
} as const;

export const simulationChartTexts = {
  title: (low: number, high: number): Word[] => [
    'Cash flow before tax of year 1 is ',
    { yen: low },
    ' at the 10th percentile and ',
    { yen: high },
    ' at the 90th.',
  ],
  titleWithout: 'Cash flow before tax in the simulation, by year.',
  median: 'Median',
  band: '10th–90th percentile',
} as const;

/** What stands in the place of the lab, and of the proof at the foot, where their script does not load. */
export const labAbsent = 'We couldn’t load the calculator, so other assumptions can’t be tried here. The report is unchanged.';
export const labNotLoaded = 'the calculator did not load.';
export const labScriptNotLoaded = (address: string) => `${address} did not load.`;
export const proofRefused = (reason: string) => `We couldn’t recalculate this report here: ${reason}`;

/** The inputs of the lab, some of which stand on the first screen too. */
export const labGroups = { rent: 'Price and rent', loan: 'Loan', costs: 'Costs and taxes', buyer: 'Buyer', sale: 'Sale' } as const;
/** An assumption has its own name; these inputs are others. */
export const labInputNames = {
  price_jpy: 'Asking price',
  monthly_rent: 'Full-occupancy rent',
  building_share: 'Building share of the price',
} as const;
export const labOwner = 'Buyer';
export const labOwners = { resident: 'Resident individual', non_resident: 'Non-resident individual', company: 'Japanese company' } as const;
export const labExitMethod = 'Value and exit price';
export const labExitMethods = {
  weighted: 'Weighted average of the methods',
  income: 'By income',
  cost: 'By cost',
  contracts: 'By comparable sales',
} as const;
export const labPresets = {
  cash: 'All cash',
  rate: 'Rate +1 pt',
  'rate-two': 'Rate +2 pts',
  rent: 'Rent −10%',
  vacancy: 'Vacancy doubled',
  all: 'All combined',
  owner: 'Non-resident owner',
  sale: 'Sale after 5 years',
} as const;
/** A count of years, as a slider shows it. */
export const labYears = (years: string, isOne: boolean) => `${years} ${isOne ? 'year' : 'years'}`;
