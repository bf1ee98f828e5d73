import { figureStandardTerms } from './figure-standard-terms.ts';
import { type StandardTerm, say } from './standard-term.ts';

/**
 * The standard terms, each written once: labels of figures and tables, the glossary, notes and the check of words take them from here.
 * Those that no figure bears are apart from the engine, whose script has a limit of size.
 */
export const standardTerms = {
  ...figureStandardTerms,
  allCash: say('All-cash purchase', null, 'The same case with no loan, loan fees or payments.'),
  marketRent: say('Market rent estimate', '公的水準の賃料', 'Rent for this size and age in this area, from public data.'),
  monthlyCash: say(
    'Monthly cash flow, after tax',
    '税引後月額キャッシュフロー',
    'After-tax cash flow of the stated year ÷ 12; negative means you add money.',
  ),
  shortfall: say('Monthly shortfall', null, 'The amount you add in an average month.'),
  stressedDscr: say('Stressed DSCR', '審査金利DSCR', 'DSCR at the lender’s stress rate.'),
  stressRate: say('Stress rate', '審査金利', 'Higher rate lenders use to test repayment.'),
  debtToRent: say('Debt service to rent', '返済比率', 'Annual debt service ÷ GPI.'),
  discountRate: say('Discount rate', '割引率', 'Required annual return used for NPV and DCF.'),
  marketCapRate: say(
    'Market cap rate at purchase',
    '取得時キャップレート',
    'NOI cap rate the market pays today; not this deal’s going-in cap rate.',
  ),
  exitSpread: say(
    'Exit cap rate spread',
    '売却時キャップレートの上乗せ',
    'Points added to the cap rate for aging, over the holding period.',
  ),
  saleProceeds: say('Net sale proceeds', '売却手取り', 'Exit price − selling costs − loan balance; before tax unless stated.'),
  incomeValue: say('Income value', '収益還元 (直接法)', 'NOI ÷ reference cap rate; a reference, not an appraisal.'),
  dcfValue: say('DCF value', 'DCF法', 'Present value of unlevered pre-tax cash flows and exit.'),
  lenderValue: say('Lender’s cost value', '積算評価 (銀行慣行)', 'Land at roadside value + depreciated building by lender tables.'),
  roadsideValue: say('Roadside land value', '路線価', 'Tax-office land price by street × area.'),
  officialLandPrice: say('Official land price', '地価公示・地価調査', 'Estimated level for the municipality from official survey points.'),
  depreciationPeriod: say('Depreciation period', '簡便法耐用年数', 'Useful life for a used building under the simplified method.'),
  deadCross: say('Dead cross', 'デッドクロス', 'First year principal exceeds depreciation, so taxable income can exceed cash flow.'),
  gainsTax: say('Capital gains tax', '譲渡税', 'Tax on the exit gain; negative means tax savings.'),
  propertyTax: say('Property tax', '固都税', 'Fixed asset tax and city planning tax together.'),
  acquisitionTax: say('Real estate acquisition tax', '不動産取得税', 'One-time prefectural tax billed after closing.'),
  registrationTax: say('Registration and license tax', '登録免許税', 'National tax on registering title and mortgage.'),
  rentProration: say('Rent proration', '賃料の日割精算', 'Seller pays you the rent for your days of the closing month.'),
  occupancy: say('Leased; partly leased; vacant', '満室・賃貸中・空室', 'Occupancy of units.'),
  turnover: say('Annual tenant turnover', '年間退去率', 'Share of leases ending in a year.'),
  leasingCost: say('Leasing cost', '広告料 (AD)', 'Fees paid to agents per new lease.'),
  commonFee: say('Common-area fee', '共益費', 'Monthly charge paid with the rent.'),
  nonResident: say('Non-resident owner', '非居住者', 'Owner treated as non-resident for Japanese tax.'),
  withholding: say('Withhold / remit', '源泉徴収', 'Payer deducts tax and pays it to the tax office.'),
  taxAgent: say('Tax agent', '納税管理人', 'Person in Japan who handles a non-resident’s tax filings.'),
  importantMatters: say('Explanation of Important Matters', '重要事項説明書', 'Statutory broker disclosure before contract.'),
  nonConformity: say(
    'Seller’s liability for non-conformity',
    '契約不適合責任',
    'Seller’s liability if the property differs from the contract.',
  ),
  disclosure: say('Disclosure matters', '告知事項', 'Past events, such as deaths, that must be disclosed.'),
  frontage: say('Road frontage', '接道', 'Length of lot on a qualifying road; decides rebuildability.'),
  seismicCode: say('Seismic code: current 1981 / pre-1981', '新耐震・旧耐震', 'Code in force at building confirmation.'),
  shortTermRental: say('Short-term rental', '民泊', 'Rental to guests under lodging law.'),
  breakEvenTargets: say('Break-even targets', '成立条件', 'Price, occupancy, rent or rate at which a target is met.'),
  sensitivity: say('Sensitivity', '感応度', 'Change in NPV across each input’s range.'),
  percentiles: say('Median; 10th–90th percentile', null, 'Monte Carlo results.'),
  scoreCap: say('Score adjustment / score cap', null, 'Rule that reduces or caps the Scenario Score.'),
  checkStates: say('Passed; Not verified; Flagged', null, 'Status of a check.'),
  recalculated: say('Recalculated; Recalculate', null, 'Run the model again.'),
  range: say('Range', null, 'Low–high we consider reasonable.'),
  asWritten: say('As written in source', null, 'Original wording in the document.'),
} as const satisfies Record<string, StandardTerm>;

export type StandardTermName = keyof typeof standardTerms;
