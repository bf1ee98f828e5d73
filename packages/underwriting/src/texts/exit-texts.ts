import type { Unit } from '../numbers/unit.ts';
import { term } from '../terms/term.ts';

// notes

export const landLeaseEnds =
  'The land lease ends without renewal. Exit prices and reference values capitalize income as if it continued; a buyer pays less the nearer the end, and nothing at the end.';

// value_today and exit, by method

const valueNotice =
  'Calibrated to asking prices of 2026, not to sale prices. A reference, not an appraisal. No method uses this property’s asking price.';
export const methodTitles = {
  income: { label: 'by income', label_ja: '収益' },
  cost: { label: 'by cost', label_ja: '積算' },
  contracts: { label: 'by comparable sales', label_ja: '取引事例' },
};
export const atYearOfSale = ' at the age of the year of sale';
export const byIncomeFormula = 'NOI of the year after the sale ÷ exit cap rate';
export const byIncomeTodayFormula = 'NOI of year 1 with every unit leased ÷ market cap rate at purchase';
export const byCostFormula = (age: string) => `1.1 × official land value + replacement cost depreciated over a market life${age}`;
export const byUnitSalesFormula = (isAtSale: boolean) =>
  `comparable sales per m² × 1.05 × age factor × floor area${isAtSale ? ', aged to the year of sale' : ''}`;
export const byHouseSalesFormula = (age: string) => `comparable sales of houses × floor area ÷ 102 m² × age factor${age}`;
export const valueToday = (label: string, ja: string) => term(`Model value today, ${label}`, `取得日の評価 (${ja})`, 'JPY', valueNotice);

// market.typical_yield

export const typicalYield = (basis: string, isAsking: boolean, area: string) =>
  term(
    'Market yield of this type',
    '想定利回り水準',
    'percent',
    `${basis} ${isAsking ? 'Gross yield at which this type is offered' : 'NOI yield investors expect'}; ${area}.`,
  );

// market.contract_price

export const contractPrice = (isByArea: boolean, unit: Unit, basis: string, count: number) =>
  term(
    isByArea ? 'Comparable sales per m²' : 'Comparable sales of houses',
    isByArea ? '成約㎡単価' : '成約価格',
    unit,
    `${basis} ${count} contracts.`,
  );

// value_today.noi

export const valueNoiFormula = 'NOI of the first year with every unit leased at the assumed vacancy';
export const valueNoi = term(
  'NOI used for value',
  '査定NOI',
  'JPY/year',
  'NOI at the assumed vacancy; units vacant at purchase do not lower it.',
);

// exit.day_one, exit.price

export const byChosenMethod = 'by the method that you chose';
export const byMeanOfMethods = 'weighted geometric mean of the methods';
export const byIncomeAlone = 'by its income, the only method available';

// exit.noi_forward

export const noiForwardFormula = 'NOI of the year after the holding period: rent changed and costs grown each year';

// exit.cap_rate

export const capRateFormula = 'market cap rate at purchase + exit cap rate spread';

// exit.consent_fee

export const consentFeeFormula = 'exit price × land share of the price × fee rate';

// exit.loan_balance

export const loanBalanceFormula = 'loan balance at the end of the holding period';

// exit.net_proceeds

export const netProceedsFormula = 'exit price − selling costs − loan balance';

// first sentence

export const thePrice = (isAuction: boolean) => `the ${isAuction ? 'base' : 'asking'} price`;
export const withinHalfPercent = (name: string) => `within 0.5% of ${name}`;
export const besidePrice = (percent: string, side: string, name: string) => `${percent}% ${side} ${name}`;
export const valueRange = (range: string) => ` Its range is ${range}, depending on cap rate and land price level.`;
export const valueAndExit = (
  value: string,
  valueAgainst: string,
  range: string,
  years: number,
  isOneYear: boolean,
  price: string,
  priceAgainst: string,
) =>
  `Model value today is ${value}, ${valueAgainst}.${range} Modeled exit price after ${years} ${isOneYear ? 'year' : 'years'} is ${price}, ${priceAgainst}.`;
