import type { Term } from '../figures/ledger.ts';
import * as figureTerms from '../standard-terms/figure-standard-terms.ts';
import { standard, term } from './term.ts';

const group = 'financial_analysis';

export const costTerms: Readonly<Record<string, Term>> = {
  'assessment.rebuilding_cost': term(
    'Replacement cost',
    '再調達原価',
    'JPY',
    'Floor area × cost per m². For a condominium unit, the area is raised by 20% for corridors and stairs.',
  ),
  'assessment.depreciated_cost': term(
    'Depreciated replacement cost',
    '減価後の建物価格',
    'JPY',
    'Replacement cost × remaining statutory life ÷ statutory useful life.',
  ),
  'assessment.building': term(
    'Assessed building value (estimated)',
    '家屋評価額 (推定)',
    'JPY',
    'Our estimate; the certificate of assessed value states the actual figure.',
  ),
  'assessment.land': term(
    'Assessed land value (estimated)',
    '土地評価額 (推定)',
    'JPY',
    'Estimated from the land allocation; the certificate of assessed value states the actual figure.',
  ),
  'split.building': standard(figureTerms.buildingAllocation, 'JPY', {
    note: 'It drives depreciation, capital gains tax and consumption tax. A split stated in the contract takes precedence.',
  }),
  'split.consumption_tax': term(
    'Consumption tax in the price',
    '建物に係る消費税',
    'JPY',
    'Due on the building only, and only if the seller is a taxable business. A residential landlord cannot reclaim it.',
  ),
  'split.land': standard(figureTerms.landAllocation, 'JPY', { note: 'Price − building allocation.' }),
  [`${group}.acquisition_costs.brokerage`]: standard(figureTerms.brokerage, 'JPY', {
    note: 'Above ¥4,000,000: 3% of the price + ¥60,000, plus consumption tax.',
  }),
  [`${group}.acquisition_costs.stamp_sale`]: term(
    'Stamp tax, sale contract',
    '印紙税 (売買)',
    'JPY',
    'Due on the buyer’s original of a paper contract; an electronic contract has none.',
  ),
  [`${group}.acquisition_costs.stamp_loan`]: term(
    'Stamp tax, loan contract',
    '印紙税 (金銭消費貸借)',
    'JPY',
    'Due on a paper loan contract; the relief for sale contracts does not apply.',
  ),
  [`${group}.acquisition_costs.registration_land`]: term(
    'Registration and license tax, land',
    '登録免許税 (土地)',
    'JPY',
    'Based on the assessed value of the land, not on the price.',
  ),
  [`${group}.acquisition_costs.registration_building`]: term(
    'Registration and license tax, building',
    '登録免許税 (建物)',
    'JPY',
    'Based on the assessed value of the building. The lower rates for an owner’s home do not apply to a rental.',
  ),
  [`${group}.acquisition_costs.registration_mortgage`]: term(
    'Registration and license tax, mortgage',
    '登録免許税 (抵当権)',
    'JPY',
    'Based on the loan amount.',
  ),
  [`${group}.acquisition_costs.acquisition_tax_land`]: term(
    'Acquisition tax, land',
    '不動産取得税 (土地)',
    'JPY',
    'Prefectural tax billed 3–12 months after closing.',
  ),
  [`${group}.acquisition_costs.acquisition_tax_building`]: term(
    'Acquisition tax, building',
    '不動産取得税 (建物)',
    'JPY',
    'Prefectural tax. The deduction for used houses requires the buyer’s own residence, so a rental gets none.',
  ),
  [`${group}.acquisition_costs.scrivener`]: term(
    'Judicial scrivener fee',
    '司法書士報酬',
    'JPY',
    'Fees for registering title and mortgage, without the taxes.',
  ),
  [`${group}.acquisition_costs.loan_fee`]: term('Loan fee', '融資手数料', 'JPY', 'The lender’s fee for granting the loan.'),
  [`${group}.acquisition_costs.fire_insurance`]: term(
    'Prepaid insurance',
    '火災保険料 (前払)',
    'JPY',
    'Premium of the first years, paid at closing and not paid again in the yearly cash flow.',
  ),
  [`${group}.acquisition_costs.tax_settlement`]: standard(figureTerms.taxProration, 'JPY', {
    note: 'For income tax it is part of the purchase price.',
  }),
  [`${group}.acquisition_costs.works`]: term(
    'Works at purchase',
    '取得時の改修費',
    'JPY',
    'Works before leasing that add value. For tax they are part of the building’s cost.',
  ),
  [`${group}.acquisition_costs.total`]: standard(figureTerms.closingCosts, 'JPY'),
  [`${group}.monthly_expenses.management_fee`]: standard(figureTerms.managementFee, 'JPY/month', {
    note: 'Due to the owners’ association, leased or vacant.',
  }),
  [`${group}.monthly_expenses.repair_reserve`]: standard(figureTerms.repairReserve, 'JPY/month', {
    note: 'Due to the owners’ association, leased or vacant; it often rises.',
  }),
  [`${group}.monthly_expenses.other_fees`]: term(
    'Other monthly charges',
    'その他月額費用',
    'JPY/month',
    'Garden, internet and other charges the sources name, due leased or vacant.',
  ),
  [`${group}.monthly_expenses.property_management`]: term(
    'Property management fee',
    '賃貸管理料',
    'JPY/month',
    'The rental manager’s fee on collected rent.',
  ),
  [`${group}.monthly_expenses.insurance`]: term(
    'Insurance',
    '火災・地震保険料',
    'JPY/month',
    'Premium spread over the months it covers, also if prepaid.',
  ),
  [`${group}.monthly_expenses.building_upkeep`]: term(
    'Building upkeep',
    '建物維持費',
    'JPY/month',
    'Cleaning, common-area electricity, inspections and minor repairs.',
  ),
  [`${group}.monthly_expenses.ground_rent`]: term('Ground rent', '地代', 'JPY/month', 'Rent of leased land.'),
  [`${group}.monthly_expenses.total`]: term(
    'Monthly expenses',
    '月額支出',
    'JPY/month',
    'Operating expenses paid every month, without property tax, leasing, turnover and debt.',
  ),
  [`${group}.annual_taxes.fixed_asset_tax`]: term(
    'Fixed asset tax (estimated)',
    '固定資産税 (推定)',
    'JPY/year',
    'Standard rate on the estimated assessed values, with the residential land relief of each unit.',
  ),
  [`${group}.annual_taxes.city_planning_tax`]: term(
    'City planning tax (estimated)',
    '都市計画税 (推定)',
    'JPY/year',
    'Municipal rate on the same values; residential land is taxed at one third, not one sixth.',
  ),
  [`${group}.annual_taxes.total`]: term(
    'Annual property tax',
    '年間税額',
    'JPY/year',
    'Fixed asset tax and city planning tax together. Income tax is not included.',
  ),
  [`${group}.maintenance_reserves.reletting`]: standard(figureTerms.leasingCost, 'JPY/year', {
    ja: '募集費用',
    definition: 'Fees paid to agents in an average year.',
  }),
  [`${group}.maintenance_reserves.restoration`]: standard(figureTerms.turnoverCost, 'JPY/year', { note: 'Average of a year.' }),
  [`${group}.maintenance_reserves.capital_reserve`]: standard(figureTerms.capitalReserve, 'JPY/year'),
  [`${group}.maintenance_reserves.total`]: term(
    'Maintenance reserves',
    '修繕・募集の備え',
    'JPY/year',
    'Leasing cost, turnover cost and capital reserve of an average year.',
  ),
  'costs.monthly_expenses.annualised': term('Monthly expenses × 12', null, 'JPY/year', 'Monthly expenses over a year.'),
};
