import { furtherByRule, type Spelling } from './further-rule-synonyms.ts';
import type { Inputs } from './vector.ts';

/** Spellings of inputs that mean a quantity only under rules of a kind, and the name that their readers ask for. */
const byRule: readonly (readonly [RegExp, readonly Spelling[]])[] = [
  [
    /^ACQ-BROKERAGE/,
    [
      [/^(base_price|price_without_tax|sale_price_ex_tax|price_tax_excluded|price_excluding_tax)$/, 'price_ex_consumption_tax'],
      [/^(special_rule_agreed|low_price_special|special|low_price_rule_agreed)$/, 'low_price_special_agreed'],
      [/^(contracted_on|contract_on|signed_on|agreed_on)$/, 'contract_date'],
      [/^(rent_per_month|rent_monthly|month_rent)$/, 'monthly_rent'],
    ],
  ],
  [
    /^ACQ-/,
    [
      [/^(building_price_inc_tax|building_with_tax)$/, 'building_inc_tax'],
      [/^(purchase_price|property_price|sale_price|contract_price)$/, 'price'],
    ],
  ],
  [
    /^ACQ-RAT/,
    [
      [/^(built_dates|built_on_dates|built_ons)$/, 'build_dates'],
      [/^(is_residential_land|residential_lot)$/, 'residential_land_half'],
      [/^(total_floor_area|house_floor_area)$/, 'floor_area'],
    ],
  ],
  [
    /^(ACQ-REG|REG)/,
    [
      [/^(taxable_value|value_assessed|registered_value|tax_base_value)$/, 'value'],
      [/^(case|property_type|registration_of)$/, 'kind'],
      [/^(rate_bp|rate_bps|rate_basis_points)$/, 'rate_per_10000'],
    ],
  ],
  [
    /^ACQ-SPLIT/,
    [
      [/^(seller_is_business|seller_is_taxable|seller_taxable_business)$/, 'seller_is_taxable_business'],
      [/^(stated_consumption_tax|tax_stated)$/, 'consumption_tax_stated'],
    ],
  ],
  [
    /^ACQ-STAMP/,
    [
      [/^(doc|document_name|document_kind)$/, 'document'],
      [/^(created_on|drawn_up_on|contracted_on|executed_on)$/, 'made_on'],
    ],
  ],
  [
    /^DEP-USED/,
    [
      [/^(years_elapsed|elapsed|years_passed|years)$/, 'elapsed_years'],
      [/^(extra_months|plus_months|months_elapsed)$/, 'elapsed_months'],
      [/^(life|original_life|new_life|original_useful_life)$/, 'legal_life'],
      [/^(improvement_cost|renovation_cost|improvement)$/, 'capital_expenditure'],
      [/^(replacement_price|reacquisition_cost|replacement_cost)$/, 'reacquisition_price'],
      [/^(acquisition_price|acquisition_cost|price|cost)$/, 'purchase_price'],
    ],
  ],
  [
    /^DEP-/,
    [
      [/^(years_elapsed|years_passed|years_of_use)$/, 'elapsed_years'],
      [/^acquired_on$/, 'acquired'],
      [/^(acquisition_price|purchase_cost)$/, 'cost'],
      [/^(first_year_months|months_in_first_year)$/, 'months_first_year'],
      [/^(start_date|started|use_from)$/, 'in_service'],
      [/^(start_month|first_month)$/, 'in_service_month'],
    ],
  ],
  [/^DEP-SMALL|^TAX-SMALL/, [[/^(acquisition_cost|acquisition_price|building_cost|price)$/, 'cost']]],
  [/^DEP-SL/, [[/^years$/, 'life']]],
  [/^DEP-NONB/, [[/^years$/, 'elapsed_years']]],
  [
    /^HOLD-(FIXED|CITY)/,
    [
      [/^(land_assessed_value|land_assessment|land_price_assessed)$/, 'land_assessed'],
      [/^(building_assessed_value|building_assessment|house_assessed|house_value)$/, 'building_assessed'],
      [/^(housing_units|residential_units|households)$/, 'dwelling_units'],
      [/^(new_unit_floor_area|new_house_area|new_house_floor|new_floor_area)$/, 'new_house_floor_area'],
      [/^(city_planning_rate|city_planning_tax_rate|city_tax_rate)$/, 'city_rate'],
      [/^(fixed_asset_rate|fixed_asset_tax_rate|fixed_tax_rate)$/, 'fixed_rate'],
      [/^(house_base|building_base_total|house_taxable_base)$/, 'house_base_total'],
      [/^(land_base|total_land_base|land_taxable_base)$/, 'land_base_total'],
      [/^years$/, 'fiscal_years'],
      [/^(parcel_areas|parcel_areas_sqm|parcel_area_list)$/, 'parcels'],
      [/^(unit_areas|areas)$/, 'unit_floor_areas'],
      [/^(type|case|property_type)$/, 'kind'],
    ],
  ],
  [
    /^HOLD-/,
    [
      [/^(common_charges|common_service_fee|service_charge)$/, 'common_fee'],
      [/^(base_level|even_level)$/, 'base_plan_level'],
      [/^(pref|prefs|prefectures)$/, 'prefecture'],
      [/^(rent_monthly|month_rent)$/, 'monthly_rent'],
      [/^vacancy_rate$/, 'vacancy'],
      [/^(buyer_from|buyer_bears_since)$/, 'buyer_bears_from'],
    ],
  ],
  [
    /^EXIT-/,
    [
      [/^(adjusted_cost|net_cost|cost_net_of_depreciation|acquisition_cost_net)$/, 'acquisition_cost_net_of_depreciation'],
      [/^(selling_expenses|sale_costs|sale_expenses|disposal_costs)$/, 'transfer_expenses'],
      [/^(purchased|bought|purchased_on)$/, 'acquired'],
      [/^(disposed|transferred|transferred_on)$/, 'sold'],
      [/^owner_type$/, 'holder'],
      [/^(acquisition_cost_unknown|unknown_cost|cost_is_unknown)$/, 'cost_unknown'],
      [/^net_operating_income$/, 'noi'],
    ],
  ],
  [/^(EXIT|STR|E2E|CASE)/, [[/^(transfer_price|selling_price|sales_price|disposal_price)$/, 'sale_price']]],
  [/^(EXIT|NR)-/, [[/^is_long_term$/, 'long_term']]],
  [
    /^(E2E|CASE)/,
    [
      [/^land_assessed_value$/, 'land_assessed'],
      [/^building_assessed_value$/, 'building_assessed'],
      [/^building$/, 'building_price'],
      [/^(other_income|salary_taxable)$/, 'other_taxable_income'],
      [/^(opex_annual|operating_expenses|annual_opex)$/, 'opex'],
    ],
  ],
  [
    /^EST-/,
    [
      [/^life$/, 'floor_life_years'],
      [/^years$/, 'ages'],
    ],
  ],
  [
    /^NR-/,
    [
      [/^(payment|payment_amount|paid|rent_paid)$/, 'amount'],
      [/^(case|property_type|income_type|payment_type)$/, 'kind'],
      [/^(usage|used_as)$/, 'use'],
      [/^purchaser$/, 'buyer'],
      [/^(purchase_price|property_price|contract_price)$/, 'price'],
      [/^(rent_month|rent_monthly|rent_per_month)$/, 'monthly_rent'],
      [/^(landlord|owner_type|seller_type|lessor)$/, 'owner'],
    ],
  ],
  [
    /^TAX-/,
    [
      [/^(interest_on_land|land_interest_amount)$/, 'land_interest'],
      [/^(re_income|rental_income|letting_income)$/, 'real_estate_income'],
      [/^(interest_paid|yearly_interest)$/, 'annual_interest'],
      [/^taxable$/, 'taxable_income'],
    ],
  ],
  [/^(TAX-LAND|TAX-MARGINAL)/, [[/^income$/, 'real_estate_income']]],
  [
    /^(VAL|EST)/,
    [
      [/^(unit_price|unit_replacement_cost)$/, 'unit_cost'],
      [/^road_price$/, 'rosenka'],
      [/^(land_assessed_value|land_assessed)$/, 'land_value'],
      [/^net_operating_income$/, 'noi'],
      [/^(holding_period|projection_years)$/, 'years'],
    ],
  ],
  [
    /^(RATIOS?|E2E|CASE|STRESS|VAL|LOAN)/,
    [
      [/^net_operating_income$/, 'noi'],
      [/^(purchase_price|property_price|asking_price)$/, 'price'],
      [/^(marginal_tax_rate|income_tax_rate|combined_tax_rate)$/, 'tax_rate'],
    ],
  ],
  [
    /^STR/,
    [
      [/^(rate_shock|interest_shock|interest_rate_shock)$/, 'rate_shock_pct'],
      [/^rent_decrease$/, 'rent_change'],
    ],
  ],
  [
    /^(RISK|LEGAL|CHECK)/,
    [
      [/^(date|contracted_on|contract_on|signed_on|agreed_on|lease_date|lease_start)$/, 'contract_date'],
      [/^(land_rights|right|right_type)$/, 'land_right'],
      [/^(planned_days|days|days_per_year|operating_days)$/, 'days_planned'],
      [/^(zoning|use_zone|use_district)$/, 'zone'],
      [/^(far_limit|designated_floor_area_ratio|far)$/, 'designated_far'],
      [/^(market_gross_yield|area_gross_yield|area_yield|market_yield)$/, 'area_market_gross_yield'],
      [/^(gross_yield|listed_gross_yield|advertised_yield|listing_yield)$/, 'listing_gross_yield'],
      [/^(confirmed_on|confirmation_issued)$/, 'confirmation'],
      [/^(exclusive_area|room_area)$/, 'unit_area_sqm'],
      [/^life$/, 'legal_life'],
      [/^reserve$/, 'reserve_month'],
    ],
  ],
  [/^NR-FEFA/, [[/^use$/, 'purpose']]],
  [/^TAX-ENT/, [[/^profit$/, 'real_estate_income']]],
  [/^RATIOS?/, [[/^life$/, 'legal_life']]],
  [/^LOAN-STRESS/, [[/^shocks_pct$/, 'shock_pct']]],
  [/^(IRR|NPV)/, [[/^values$/, 'flows']]],
  [/^NPV/, [[/^initial_cost$/, 'initial_investment']]],
  [/^LOAN-PREPAY/, [[/^(early_repayment|partial_repayment)$/, 'prepay_amount']]],
];

/** Adds what an example states under the names that the readers of its rule ask for. What is stated is never replaced. */
export function withNamesOfRule(rule: string, inputs: Inputs): Inputs {
  const known: Inputs = { ...inputs };
  for (const [pattern, spellings] of [...byRule, ...furtherByRule]) {
    if (!pattern.test(rule)) continue;
    for (const [key, value] of Object.entries(inputs))
      for (const [spelling, name] of spellings) if (spelling.test(key) && !(name in known)) known[name] = value;
  }
  return known;
}
