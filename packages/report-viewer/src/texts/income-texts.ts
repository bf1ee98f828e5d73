import type { RentBasis } from '../sections/rent-basis.ts';

export const incomeTexts = {
  title: 'Income',
  titleJa: '収入',
  analysis: 'Rent roll analysis',
} as const;

/** Where the full-occupancy rent comes from. */
export const rentSources: Readonly<Record<RentBasis, string>> = {
  stated: 'The rent is stated.',
  seller: 'The rent is the seller’s expectation.',
  given: 'The rent is entered by you.',
  from_stated_yield: 'The rent is calculated from the stated yield.',
  assumed: 'The rent is estimated.',
};

/** What stands above the income. */
export const rentLeads: Readonly<Record<RentBasis, string>> = {
  stated: 'The sources state the rent; vacancy and credit loss are deducted from it.',
  seller: 'In-place rent is not stated; the rent is the seller’s expectation.',
  given: 'The rent is the one you entered.',
  from_stated_yield: 'The rent is not stated; it is calculated from the advertised yield.',
  assumed: 'The rent is not stated; we estimate it as a range. It does not depend on the price.',
};

/** The units one by one. */
export const rentRollTexts = {
  title: 'Rent roll',
  titleJa: 'レントロール',
  unit: 'Unit',
  layout: 'Layout',
  area: 'Area, m²',
  rent: 'Rent a month',
  commonFee: 'Common-area fee',
  deposit: 'Deposit',
  leaseStart: 'Lease start',
  askingRent: 'asking rent',
  vacant: 'Vacant',
} as const;

/** From the advertised yield down to the net yield. */
export const ladderTexts = {
  title: 'Yield ladder',
  titleJa: '利回りの内訳',
  lead: (label: string, stated: string, net: string) =>
    `${label} is ${stated}%; net yield is ${net}% after vacancy, operating expenses and closing costs.`,
  /** Where one of the two is not known. */
  leadWithout: 'Each step deducts a cost from the yield above it.',
  notAvailable: 'Not available',
  points: '\u00a0pts',
} as const;
