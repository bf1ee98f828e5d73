/** What ends, begins or falls due along the years of holding. `when` is a year of holding with its calendar year. */
export const milestoneAxis = 'Year of holding, with its end date';
export const milestoneWhen = (year: number, calendarYear: number) => `year ${year} (${calendarYear})`;
export const milestoneLoan = 'Loan';
export const milestoneDepreciation = 'Depreciation';
export const milestoneContinues = (name: string, when: string) => `${name}: continues after ${when}`;
export const milestoneEnds = (name: string, when: string) => `${name}: ends in ${when}`;
export const milestoneNoCross = 'Dead cross: none in these years';
export const milestoneCross = (when: string) => `Dead cross: principal exceeds depreciation from ${when}`;
export const milestoneTaxStep = (when: string) => `Capital gains tax: lower long-term rate for a sale after ${when}`;
export const milestoneRepairs = (count: number, when: string) =>
  `Major repairs: ${count === 1 ? when : `in ${count} years, first in ${when}`}`;
export const milestoneBest = (when: string) => `Highest equity multiple after tax: sale after ${when}`;

/** The sentence above them, put together from those parts that there are. */
export const titleLoan = 'the loan';
export const titleDepreciation = 'depreciation';
export const titleContinues = (name: string, year: number) => `${name} continues after year ${year}`;
export const titleEnds = (name: string, year: number) => `${name} ends in year ${year}`;
export const titleTaxStep = (year: number) => `capital gains tax falls to the long-term rate for a sale after year ${year}`;
export const titleAnd = ' and ';
export const titleNone = 'net sale proceeds by year';

/** What a sale in a chosen year leaves. */
export const saleSlider = 'Year of sale';
export const saleTitle = (year: number, calendarYear: number) => `Sold after year ${year}, in ${calendarYear}`;
export const saleSpoken = (year: number, calendarYear: number, values: string) => `Year ${year}, ${calendarYear}: ${values}`;
export const saleNetAfterTax = 'Net sale proceeds, after tax';
export const saleMultiple = 'Equity multiple, after tax';
export const saleIrr = 'IRR, after tax';
export const saleCashFlow = 'Cash flow after tax of the year';
export const saleLoanBalance = 'Loan balance, repaid from the sale';
export const saleBookValue = 'Book value';
export const saleNoRate = 'Not available: no single rate';
export const saleNoEquity = 'Not available: no equity';
/** By milestone. */
export const saleEvents = {
  loan: 'the loan ends',
  depreciation: 'depreciation ends',
  cross: 'principal exceeds depreciation from here',
  step: 'the long-term capital gains rate applies from here',
  repairs: 'major repairs are due',
  best: 'the equity multiple is highest',
} as Readonly<Record<string, string>>;
