import { say } from './standard-term.ts';

// The standard terms that name figures of a report: the engine takes labels and definitions from here. Each is a name of its own, which
// costs the engine's script least.

export const askingPrice = say('Asking price', '価格', 'Price in the listing, before closing costs.');
export const closingCosts = say(
  'Closing costs',
  '購入諸費用',
  'One-time costs on top of the price, including acquisition tax billed 3–12 months later.',
);
export const equity = say('Equity required', '自己資金', 'Price + closing costs − loan.');
export const statedRent = say('Stated full-occupancy rent', '満室想定賃料', 'Monthly rent the sources give with every unit leased.');
export const inPlaceRent = say('In-place rent', '現況賃料', 'Rent tenants pay today, without vacant units.');
export const rentUsed = say('Full-occupancy rent used', '満室想定月額賃料', 'Monthly rent the model uses with every unit leased.');
export const gpi = say('Gross potential income (GPI)', '総潜在収入 (GPI)', 'Full-occupancy rent × 12.');
export const vacancyLoss = say('Vacancy and credit loss', '空室・滞納損', 'Share of GPI not collected.');
export const egi = say('Effective gross income (EGI)', '実効総収入 (EGI)', 'GPI − vacancy and credit loss.');
export const opex = say(
  'Operating expenses (OPEX)',
  '運営費 (OPEX)',
  'Management, insurance, upkeep, property tax, leasing and turnover; no debt, income tax or capital reserve.',
);
export const noi = say('Net operating income (NOI)', '純営業収益 (NOI)', 'EGI − operating expenses.');
export const capitalReserve = say('Capital reserve', '大規模修繕積立 (自主)', 'Yearly provision for major repairs, below NOI.');
export const ncf = say('Net cash flow (NCF)', '純キャッシュフロー (NCF)', 'NOI − capital reserve.');
export const debtService = say('Annual debt service', '年間元利返済額 (ADS)', 'Interest + principal of one year.');
export const btcf = say('Cash flow before tax', '税引前キャッシュフロー (BTCF)', 'NCF − debt service ± closing prorations.');
export const grossYield = say('Gross yield', '表面利回り', 'Annual full-occupancy rent ÷ price.');
export const advertisedYield = say('Advertised gross yield', '表面利回り (広告)', 'Gross yield as stated in the listing.');
export const currentYield = say('Current gross yield', '現況利回り', 'Annual in-place rent ÷ price.');
export const effectiveYield = say('Effective gross yield', '実効利回り', 'EGI ÷ price.');
export const goingInCap = say('Going-in cap rate', 'NOI利回り', 'NOI ÷ price.');
export const netYield = say('Net yield', '実質利回り', 'NOI ÷ (price + closing costs), before debt, capital reserve and income tax.');
export const cashOnCash = say('Cash-on-cash return', '自己資本配当率 (CCR)', 'Year-1 cash flow before tax ÷ equity required.');
export const dscr = say('DSCR', '債務返済余裕率 (DSCR)', 'NOI ÷ annual debt service, as a multiple.');
export const breakEven = say(
  'Break-even occupancy',
  '損益分岐入居率 (BER)',
  '(OPEX + debt service) ÷ GPI; above 100%, full occupancy does not break even.',
);
export const ltv = say('Loan-to-value (LTV)', '融資比率 (LTV)', 'Loan ÷ asking price.');
export const loanBalance = say('Loan balance', '残債', 'Principal outstanding at year end.');
export const leverageSpread = say(
  'Leverage spread',
  'イールドギャップ (K%基準)',
  'Net yield − loan constant; above zero, debt raises the return.',
);
export const yieldInterestSpread = say('Yield–interest spread', 'イールドギャップ (金利基準)', 'Gross yield − interest rate.');
export const payback = say(
  'Equity payback period',
  '自己資本回収期間',
  'Equity ÷ year-1 cash flow before tax; N/A if cash flow is negative.',
);
export const irr = say('IRR', '内部収益率 (IRR)', 'Discount rate at which NPV is zero; before tax unless stated.');
export const multiple = say('Equity multiple', '自己資本倍率', 'Total cash received ÷ total cash contributed.');
export const exitCapRate = say('Exit cap rate', '売却時キャップレート', 'Market cap rate at purchase + exit cap rate spread.');
export const exitPrice = say(
  'Modeled exit price',
  '想定売却価格',
  'Weighted average of the exit methods, unless you choose one; a reference, not a forecast.',
);
export const valueToday = say('Model value today', '取得日の評価', 'The exit methods applied today.');
export const sellingCosts = say('Selling costs', '売却費用', 'Brokerage, stamp tax and other costs of the exit; consent fee on leasehold.');
export const statutoryLife = say('Statutory useful life', '法定耐用年数', 'Legal life by structure, used for tax and by lenders.');
export const remainingLife = say('Remaining statutory life', '残存耐用年数', 'Statutory life − age, minimum zero.');
export const buildingAllocation = say('Building allocation', '建物価格', 'Share of the price allocated to the building for tax.');
export const landAllocation = say('Land allocation', '土地価格', 'Part of the price that falls to the land for tax.');
export const taxProration = say('Property tax proration', '固都税精算金', 'Buyer’s share of the year’s property tax, paid at closing.');
export const brokerage = say('Brokerage fee, legal maximum', '仲介手数料 (上限)', 'Statutory cap; negotiable.');
export const units = say('Units', '戸数', 'Separately leasable apartments.');
export const turnoverCost = say('Turnover cost', '原状回復費', 'Owner’s cost to make a unit leasable again.');
export const managementFee = say('Management fee', '管理費', 'Monthly condominium charge for running the building.');
export const repairReserve = say('Repair reserve fee', '修繕積立金', 'Monthly condominium charge for major repairs.');
export const stressedDscr = say('Stressed DSCR', '審査金利DSCR', 'DSCR at the lender’s stress rate.');
export const debtToRent = say('Debt service to rent', '返済比率', 'Annual debt service ÷ GPI.');
export const marketRent = say('Market rent estimate', '公的水準の賃料', 'Rent for this size and age in this area, from public data.');
export const incomeValue = say('Income value', '収益還元 (直接法)', 'NOI ÷ reference cap rate; a reference, not an appraisal.');
export const dcfValue = say('DCF value', 'DCF法', 'Present value of unlevered pre-tax cash flows and exit.');
export const lenderValue = say(
  'Lender’s cost value',
  '積算評価 (銀行慣行)',
  'Land at roadside value + depreciated building by lender tables.',
);
export const roadsideValue = say('Roadside land value', '路線価', 'Tax-office land price by street × area.');
export const officialLandPrice = say(
  'Official land price',
  '地価公示・地価調査',
  'Estimated level for the municipality from official survey points.',
);
export const depreciationPeriod = say(
  'Depreciation period',
  '簡便法耐用年数',
  'Useful life for a used building under the simplified method.',
);
export const deadCross = say(
  'Dead cross',
  'デッドクロス',
  'First year principal exceeds depreciation, so taxable income can exceed cash flow.',
);
export const gainsTax = say('Capital gains tax', '譲渡税', 'Tax on the exit gain; negative means tax savings.');
export const rentProration = say('Rent proration', '賃料の日割精算', 'Seller pays you the rent for your days of the closing month.');
export const leasingCost = say('Leasing cost', '広告料 (AD)', 'Fees paid to agents per new lease.');
