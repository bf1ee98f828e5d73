import * as figureTerms from '../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../terms/term.ts';

// rent.monthly_full

export const formulas = {
  gross_yield_pct: 'price × advertised gross yield ÷ 12, as stated',
  annual_rent_jpy: 'annual rent ÷ 12',
  rent_roll: 'leased units at in-place rent, vacant units at the lower of market rent estimate and asking rent, with common-area fees',
};
export const methodWords = {
  A: 'rents of the ward by unit size',
  B: 'the average rent of the municipality',
  C: 'prefecture, land price and density, a rough estimate',
} as const;
export const asEnteredFormula = 'the rent you entered';
export const estimateFormula = 'units at the market rent estimate, at least the in-place rent';
export const lodgingFormula = (share: string) => `${share} of the seller’s claimed revenue, as the rent an operator would pay`;
export const upToEstimateFormula = 'the seller’s rent, up to the high end of the market rent estimate';
export const enteredYieldFormula = 'price × the gross yield you entered ÷ 12';
export const marketRentFormula = 'the market rent estimate';
export const perSqmFormula = 'floor area × assumed rent per m²';

// market.rent_level

export const rentLevel = (basis: string, method: string, words: string) =>
  term(
    'Market rent estimate per unit',
    '賃料水準',
    'JPY/month',
    `${basis} Method ${method}: ${words}. Housing only; it does not depend on the price.`,
  );

// rent.public_level

export const publicLevelFormula = 'market rent estimate per unit × units';
export const publicLevel = standard(figureTerms.marketRent, 'JPY/month', {
  definition: 'Rent for this size and age in this area, from public data; the range is meant to include 80% of asking rents.',
});

// rent.paid_now

export const paidNowFormula = 'in-place rent + common-area fees of the leased units';
export const paidNow = term(
  'In-place rent and fees',
  '現況賃料・共益費',
  'JPY/month',
  'The stated total covers rents only; the rent roll adds the fees, which the full-occupancy rent includes.',
);

// rent.claim

export const claimFormula = 'as the seller states it';
export const claimedRevenue = term(
  'Seller’s claimed revenue',
  '宿泊事業の想定売上',
  'JPY/month',
  'Revenue of a lodging business before manager, portal, utility and cleaning costs; not rent.',
);
export const claimedRent = term(
  'Seller’s rent',
  '売主の想定賃料',
  'JPY/month',
  'Above the high end of the market rent estimate: shown for comparison, not used in results.',
);

// income.gross_potential

export const grossPotentialFormula = 'full-occupancy rent × 12';

// income.vacancy_loss

export const vacancyLossFormula = 'GPI × vacancy and credit loss rate';
export const vacancyLossYear1Formula = 'GPI × vacancy and credit loss rate, and in year 1 at least the rent of units vacant today';

// notes

export const rollRows = (rows: number, units: number, leased: number, missing: number) =>
  `The rent roll has ${rows} rows for ${units} units; ${leased} of its ${rows} rows are leased, which is not the building’s occupancy. Rows of the other ${missing} units are not stated.`;
export const rentIsEstimated = (rent: string) =>
  `The rent is estimated as a range. Results without a range (cash flow by year, tax, scenarios, price limits) use our central estimate, ${rent} a month.`;
export const lodgingRevenue = (revenue: string, share: string) =>
  `The property is for sale as a lodging business (民泊・旅館業), and its claimed revenue of ${revenue} a month is not rent. The model uses ${share} of it as the rent an operator would pay, our default until a lease is stated.`;
export const claimAboveEstimate = (rent: string) =>
  `The seller’s rent of ${rent} a month is not paid today and is above the market rent estimate, whose high end is used instead.`;
export const someVacant =
  'Some units are vacant: year 1 uses the in-place rent, later years the full-occupancy rent − vacancy and credit loss.';
export const notVerified = 'Not verified: whether the full-occupancy rent is paid. It is within the market rent estimate.';
