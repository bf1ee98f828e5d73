/** A spelling of an input, and the name that the readers of a rule ask for. */
export type Spelling = readonly [RegExp, string];

/** More spellings by rule, read after those of the first table in the same way. */
export const furtherByRule: readonly (readonly [RegExp, readonly Spelling[]])[] = [
  [
    /^ACQ-BROKERAGE/,
    [
      [/^(building_consumption_tax|building_tax|tax_on_building|tax_in_price)$/, 'consumption_tax'],
      [/^(vacant_house_special|low_cost_special|vacant_house_rule|special_fee_agreed)$/, 'low_price_special_agreed'],
      [/^(agreed_on|date_of_contract|mediation_date)$/, 'contract_date'],
    ],
  ],
  [/^(ACQ-REG|REG)/, [[/^(debt|debt_amount|claim|claim_amount|secured_amount|secured_debt)$/, 'value']]],
  [
    /^ACQ-SPLIT/,
    [
      [/^(tax_included_in_price|tax_in_price|consumption_tax_in_price|consumption_tax_amount|included_tax)$/, 'consumption_tax_stated'],
      [/^(rate|tax_rate)$/, 'consumption_tax_rate'],
    ],
  ],
  [
    /^HOLD-/,
    [
      [/^(initial_rent|first_rent|current_rent|base_rent|rent_now)$/, 'monthly_rent'],
      [/^(monthly_rent_total|total_rent|rent_total|total_monthly_rent|rents_total)$/, 'monthly_rent'],
      [/^(coverage|cover|insured_amount|insurance_amount|amount_insured|sum_assured)$/, 'sum_insured'],
      [/^(current_reserve|reserve_now|reserve_fee|monthly_reserve)$/, 'reserve_month'],
      [/^(base|start_date|period_start|from_date)$/, 'start_day'],
      [/^(settlement_date|handover_date|handover|delivery_date|transfer_date)$/, 'closing_date'],
      [/^(houses|homes|dwelling_count)$/, 'dwelling_units'],
      [/^(load_ratio|load_level|burden)$/, 'burden_level'],
    ],
  ],
  [/^HOLD-RENT/, [[/^(annual_rate|rate|yearly_decline)$/, 'annual_decline']]],
  [/^HOLD-PM/, [[/^(fee|fee_rate|management_rate|commission_rate)$/, 'rate']]],
  [
    /^LOAN-/,
    [
      [/^(grace_months|grace_period_months|io_months|deferral_months)$/, 'interest_only_months'],
      [/^(grace_years|grace_period_years|io_years|deferral_years)$/, 'interest_only_years'],
      [/^(examination_rate|screening_rate|stress_rate|assessment_rate|review_rate)_pct$/, 'annual_rate_pct'],
      [/^(prepay|prepaid_amount|lump_sum|extra_payment)$/, 'prepay_amount'],
    ],
  ],
  [
    /^EXIT-/,
    [
      [/^(documented_cost|proven_cost|actual_acquisition_cost|recorded_cost)$/, 'actual_cost'],
      [/^(brokerage_fee|selling_brokerage_fee|agent_fee|sale_brokerage)$/, 'brokerage_sell'],
      [/^(acquisition_price_land)$/, 'land_cost'],
      [/^(acquisition_price_building)$/, 'building_cost'],
    ],
  ],
  [/^TAX-MARGINAL/, [[/^(salary_income|salary|other_income_taxable|employment_income|taxable_salary)$/, 'other_taxable_income']]],
  [
    /^TAX-CORP-EFF/,
    [
      [/^(corporate_rate|corporate_tax_rate|corporation_tax_rate)$/, 'corporate'],
      [/^(local_corporate_rate|local_corporate_tax_rate|local_corporation_tax_rate)$/, 'local_corporate'],
      [/^(resident_rate|resident_tax_rate|inhabitant_tax_rate)$/, 'resident'],
      [/^(enterprise_rate|enterprise_tax_rate|business_tax_rate)$/, 'enterprise'],
      [/^(special_enterprise_rate|special_rate|special_enterprise_tax_rate|special_corporate_rate)$/, 'special'],
      [/^(standard_enterprise_rate|enterprise_standard_rate)$/, 'enterprise_std'],
      [/^(defence_rate|defense_rate)$/, 'defence'],
    ],
  ],
  [
    /^(RISK|LEGAL|CHECK)/,
    [
      [/^(lodging_days|stay_days|minpaku_days|days_operated|annual_days)$/, 'days_planned'],
      [/^(completion_date|completed_in|built_in)$/, 'completion'],
    ],
  ],
  [/^VAL/, [[/^(built_years_ago|years_since_built|building_years)$/, 'age']]],
  [
    /^(IRR|NPV|PAYBACK|EQUITY|PI|CAGR)/,
    [
      [/^(initial_outlay|outlay|initial_cost|initial_cash_outflow|purchase)$/, 'initial_investment'],
      [/^(annual_inflow|annual_cash_flow|yearly_inflow|level_cash_flow)$/, 'yearly_flow'],
    ],
  ],
  [
    /^MIRR/,
    [
      [/^(finance|financing|borrow_rate)$/, 'finance_rate'],
      [/^(reinvest|reinvestment|reinvesting_rate)$/, 'reinvest_rate'],
    ],
  ],
];
