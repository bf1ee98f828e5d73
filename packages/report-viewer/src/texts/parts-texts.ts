import type { Origin } from '@rimawari/underwriting';

/** A value that there is not, as every chapter says it. */
export const notStated = 'Not stated';
export const notAvailable = 'Not available';

/** What each mark of an origin says, in the order of the legend. */
export const originTexts: Readonly<Record<Origin['kind'], { short: string; long: string }>> = {
  read: { short: 'Stated', long: 'Stated in the listing or in a document' },
  given: { short: 'Entered by you', long: 'Entered by you' },
  dataset: { short: 'Public data', long: 'Public data, with its vintage' },
  rule: { short: 'Set by law', long: 'Set by law: a rate or table of a law or notice' },
  computed: { short: 'Calculated', long: 'Calculated' },
  assumed: { short: 'Assumed', long: 'Assumed: our default, with a reason and a range' },
  not_stated: { short: notStated, long: 'Not stated by any source; never counted as zero' },
};

/** The card of a figure or of a column: what it means and where it comes from. */
export const cardRange = 'Range: ';
export const cardUnit = (unit: string) => `Unit: ${unit}.`;
export const cardBasedOn = 'Based on ';
export const cardAssumptions = (count: number) => (count === 1 ? 'assumption' : 'assumptions');
export const cardReplaces = 'It replaces the value the report would have used.';
export const cardRow = '. Row: ';
export const cardLicense = '. License: ';
/** What kind of assumption a rule of the engine is, by the first part of its id, `default/vacancy@2026-11-28`. */
export const ruleKind = (rule: string): string => ruleKinds[rule.split(/[/@]/)[0] ?? ''] ?? 'Our default';
const ruleKinds: Readonly<Record<string, string>> = {
  default: 'Our default',
  reference: 'Our reference value',
  range: 'End of our range',
  simulation: 'Setting of the simulation',
  scenario: 'Change in the scenario',
  stress: 'Change in the stress test',
  score: 'Published card of the score',
};
export const cardVersion = (date: string) => `, set ${date}`;
export const cardReasonSource = '; source: ';
export const cardRuleSource = '. Source: ';
export const cardNotStated = 'No source states it.';
export const cardSettledBy = 'Settled by: ';
export const cardInForce = (from: string | null, to: string | null) =>
  from === null && to === null
    ? 'In force on the date used.'
    : `In force${from === null ? '' : ` from ${from}`}${to === null ? '' : ` until ${to}`}.`;
/** A whole column that a figure is worked out from. */
export const cardColumn = (label: string, isMonthly: boolean) => `${label}, ${isMonthly ? 'month by month' : 'year by year'}`;

/** Where a value was read. */
export const placeListing = 'Listing page';
export const placeDocument = 'Document';
export const placePage = (page: number) => `page ${page}`;
export const placeReadAs = 'Read as: ';
export const placeOnPage = 'On page ';
export const placeOfSource = ' of ';
export const placePicture = (page: number | undefined, source: string, words: string) =>
  `Part of page ${page} of ${source} reading “${words}”`;

/** Tables, whatever they hold. */
export const tableFrame = (label: string) => `${label}, table`;
export const columnFigure = 'Figure';
export const columnValue = 'Value';
export const columnUnit = 'Unit';
export const columnRange = 'Range';
export const columnYear = 'Year';

/** Tables as files, and all of them on one page. */
export const savedTablesSeeAll = 'See all tables';
export const savedTablesFold = 'Download tables as CSV or JSON';
export const savedTablesOne = 'Download this table';
export const savedTablesAll = 'All tables here';
export const savedTablesNamed = (table: string, format: string) => `${table}, ${format}`;

/** Every input at both ends of its range. */
export const endsTitle = 'Inputs at both ends of their ranges';
export const endsInput = 'Input';
export const endsSetTo = 'Set to';
/** In the order in which the engine gives them. */
export const endsOutcomes = ['Net yield', 'Cash flow before tax, year 1', 'Net present value'] as const;
export const endsReasonNote = ' The input’s name links to its assumption and the reason for its range.';

/** Tables of years, by the name under which a fold builds them. */
export const yearsCash = 'Cash flow by year';
export const yearsMonths = 'Cash flow by month';
export const yearsLoan = 'Loan schedule';
export const yearsTax = 'Tax by year';
export const yearsLongTerm = 'Long-term projection';
export const yearsExit = 'Exit by year of sale';
export const yearsRuns = 'Simulated cash flow, by year';
export const yearsRepairs = 'Capital reserve and planned repairs by year';
export const yearsPopulation = 'Population by year';
export const yearsMonth = 'Month';
export const yearsSoldAfter = 'Sold after year';
export const yearsTaxStep = 'tax step';
