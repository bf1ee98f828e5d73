import type { Outputs } from './vector.ts';

/** Names that publishers give to the same result. The first that a reader works out answers for all of its row. */
const sameResult: readonly (readonly string[])[] = [
  ['total', 'total_tax', 'tax_total', 'total_tax_amount', 'tax'],
  [
    'payable',
    'total_payable',
    'tax_payable',
    'income_tax_payable',
    'income_tax_and_surtax',
    'income_tax_incl_surtax',
    'payable_tax',
    'amount_payable',
    'income_tax_inc_surtax',
    'payable_floor_100',
    'total_national',
  ],
  ['total_with_surtax', 'tax_with_surtax', 'income_tax_plus_surtax'],
  ['surtax', 'reconstruction_surtax', 'surtax_total', 'special_surtax'],
  ['taxable', 'taxable_gain', 'taxable_income'],
  ['gain', 'capital_gain'],
  ['cap_ex_tax', 'fee_ex_tax', 'fee_ex', 'brokerage_ex_tax', 'max_fee_ex_tax'],
  ['cap_inc_tax', 'fee_inc_tax', 'fee', 'brokerage_inc_tax', 'brokerage', 'max_fee_inc_tax', 'total_cap_inc_tax'],
  ['special', 'special_applies', 'special_applied'],
  ['total_cap_inc_tax', 'both_sides_cap_inc_tax', 'total_inc_tax'],
  ['per_side_cap_inc_tax', 'tenant_cap_inc_tax', 'each_side_cap_inc_tax'],
  ['stamp_tax', 'stamp', 'tax', 'stamp_duty'],
  ['tax', 'registration_tax', 'regtax'],
  ['rate', 'tax_rate', 'depreciation_rate', 'statutory_rate'],
  ['building_ex_tax', 'building_price_ex_tax'],
  ['building', 'building_price', 'building_cost'],
  ['land', 'land_price', 'land_cost'],
  ['deduction', 'house_deduction', 'deduction_total'],
  ['land_reduction', 'land_tax_reduction'],
  ['relief_years', 'years', 'new_house_years'],
  ['fixed_asset_tax', 'fixed_tax'],
  ['city_planning_tax', 'city_tax'],
  ['small_area', 'small_scale_area'],
  ['general_area', 'general_residential_area'],
  ['residential_land_share', 'residential_land_ratio', 'residential_ratio', 'ratio'],
  ['buyer_share', 'buyer_pays', 'settlement', 'buyer_amount'],
  ['correction', 'age_correction', 'factor'],
  ['assessed', 'assessed_value', 'assessed_estimate'],
  ['mean', 'average'],
  ['low', 'lower', 'low_bound'],
  ['high', 'upper', 'high_bound'],
  ['below_low_bound', 'below_band', 'below_low', 'flag_low'],
  ['above_high_bound', 'above_band', 'above_high'],
  ['Z', 'z', 'per_sqm_month'],
  ['rent', 'rents'],
  ['annual_decline', 'decline', 'rent_decline'],
  ['annual_turnover', 'turnover', 'turnover_rate'],
  ['cost_per_turnover', 'cost'],
  ['annualised', 'annualized', 'annual_cost'],
  ['fee', 'pm_fee', 'management_fee'],
  ['life', 'useful_life', 'used_life', 'years_of_life'],
  ['legal_life', 'life'],
  ['simplified_allowed', 'simplified_method_allowed'],
  ['first_year', 'first_year_depreciation', 'year1'],
  ['full_year', 'annual', 'annual_depreciation', 'depreciation'],
  ['deemed_depreciation', 'depreciation', 'wear'],
  ['monthly', 'payment', 'monthly_payment', 'payments'],
  ['payment', 'pmt', 'monthly', 'monthly_payment'],
  ['annual_debt_service', 'ads', 'annual', 'annual_payment'],
  ['total', 'total_paid', 'total_payment', 'total_repayment'],
  ['total_interest', 'interest_total'],
  ['interest_part', 'interest', 'ipmt'],
  ['principal_part', 'principal', 'ppmt'],
  ['first_payment', 'first_month', 'first_monthly', 'payment_first'],
  ['last_payment', 'last_month', 'last_monthly', 'payment_last'],
  ['balance', 'remaining', 'balance_after', 'remaining_balance', 'outstanding'],
  ['cum_interest', 'cumulative_interest', 'interest_paid'],
  ['cum_principal', 'cumulative_principal', 'principal_paid', 'principal_repaid'],
  ['marginal_rate', 'bracket_rate'],
  ['income_levy', 'resident_tax', 'levy'],
  ['added_income_tax', 'additional_income_tax', 'income_tax_increase', 'marginal_income_tax'],
  ['added_resident_tax', 'additional_resident_tax', 'resident_tax_increase'],
  ['saved_income_tax', 'income_tax_saved', 'income_tax_reduction'],
  ['saved_resident_tax', 'resident_tax_saved', 'resident_tax_reduction'],
  ['offsettable', 'offsettable_loss', 'deductible_loss'],
  ['disregarded', 'non_offsettable', 'disregarded_loss', 'not_offsettable'],
  ['blue_deduction', 'deduction'],
  ['business_scale', 'is_business_scale'],
  ['room_equivalents', 'rooms'],
  ['individual_enterprise_tax', 'enterprise_tax', 'tax'],
  ['defence_tax', 'defence_special_corporate_tax', 'defence'],
  ['effective', 'effective_rate'],
  ['withheld', 'withholding', 'withholding_tax', 'tax_withheld'],
  ['net', 'net_paid', 'net_amount'],
  ['report_required', 'required'],
  ['tax_agent_required', 'agent_required'],
  ['long_term', 'is_long_term'],
  ['deemed_cost', 'cost_used'],
  ['cost_basis', 'basis', 'acquisition_cost'],
  ['irr', 'value', 'rate'],
  ['roots', 'irrs', 'irr_roots', 'all_roots'],
  ['multiple', 'multiple_roots', 'has_multiple_roots'],
  ['number_of_roots', 'root_count'],
  ['npv', 'value', 'present_value'],
  ['n', 'nper', 'periods'],
  ['ber', 'break_even_ratio', 'bep'],
  ['break_even_occupancy', 'beo'],
  ['dscr', 'dcr'],
  ['ccr', 'cash_on_cash', 'coc'],
  ['k_pct', 'k', 'loan_constant', 'k_ratio'],
  ['net_yield_on_total_cost', 'fcr', 'net_yield'],
  ['net_yield_on_price', 'noi_yield', 'cap_rate', 'net_yield'],
  ['gross_yield', 'gross_yield_full', 'full_gross_yield'],
  ['gross_yield_current', 'current_gross_yield'],
  ['opex_ratio_of_egi', 'opex_ratio', 'oer'],
  ['payback_years', 'payback'],
  ['btcf', 'cash_flow', 'cash_flow_before_tax', 'cf_before_tax'],
  ['atcf', 'cash_flow_after_tax', 'cf_after_tax'],
  ['yield_gap', 'leverage_gap', 'spread'],
  ['equity', 'own_funds', 'cash_needed', 'cash_in'],
  ['fixed_and_city_tax', 'fixed_asset_and_city_tax', 'property_tax', 'annual_property_tax', 'fixed_city_tax'],
  ['acquisition_costs', 'acquisition_costs_total', 'acquisition_total', 'total_acquisition_costs', 'purchase_costs', 'closing_costs'],
  ['interest_year1', 'interest_first_year', 'year1_interest'],
  ['principal_year1', 'principal_first_year', 'year1_principal'],
  ['loan_balance_year1', 'balance_year1'],
  ['building_value', 'building'],
  ['land_value', 'land'],
  ['dcf_value', 'value'],
  ['terminal_gross', 'terminal_value', 'sale_price'],
  ['leasehold_value', 'leasehold'],
  ['ratio_to_price', 'ratio', 'cost_value_ratio', 'price_coverage'],
  ['effective_area', 'effective_land_area', 'effective_lot_area'],
  ['law', 'applicable_law'],
  ['flag', 'risk'],
  ['flags', 'keywords'],
  ['asbestos_suspect', 'asbestos_suspected'],
  ['over', 'exceeds', 'over_limit'],
];

const lookUp = (outputs: Outputs, key: string): unknown => {
  if (outputs[key] !== undefined) return outputs[key];
  for (const names of sameResult) if (names.includes(key)) for (const name of names) if (outputs[name] !== undefined) return outputs[name];
  return undefined;
};

const timesHundred = (value: unknown): unknown => {
  if (typeof value === 'number') return Number((value * 100).toPrecision(15));
  return Array.isArray(value) ? value.map(timesHundred) : undefined;
};

/** Greatest K (debt service over loan) that is still read as a ratio: above it the example prints percent. */
const highestConstant = 0.5;

/**
 * What a reader worked out for an expected key: under that name, a synonym of its family, or in percent where the key says so.
 * The unit of `k_pct`, which examples print both ways, is told by the size of the figure.
 */
export function answerFor(key: string, outputs: Outputs, expected: unknown): unknown {
  if (key === 'k_pct' && typeof expected === 'number' && expected > highestConstant) return timesHundred(lookUp(outputs, key));
  const direct = lookUp(outputs, key);
  if (direct !== undefined) return direct;
  if (/_(pct|percent)$/.test(key)) return timesHundred(lookUp(outputs, key.replace(/_(pct|percent)$/, '')));
  if (/_(yen|jpy|sqm)$/.test(key)) return lookUp(outputs, key.replace(/_(yen|jpy|sqm)$/, ''));
  return undefined;
}
