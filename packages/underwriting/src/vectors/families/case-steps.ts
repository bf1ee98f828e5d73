/** A quantity, what it needs, and how it follows. */
export type Step = readonly [string, readonly string[], (...values: number[]) => number];

const tsuboSqm = 400 / 121;

/** Ratios that follow from the lines of a case, beside those of the statement itself. */
export const moreSteps: readonly Step[] = [
  ['opex', ['gpi', 'opex_rate_on_gpi'], (gpi, rate) => gpi * rate],
  ['egi', ['gpi', 'occupancy'], (gpi, occupancy) => gpi * occupancy],
  ['occupancy', ['egi', 'gpi'], (egi, gpi) => egi / gpi],
  ['vacancy', ['occupancy'], (occupancy) => 1 - occupancy],
  ['price', ['gpi', 'grm'], (gpi, grm) => gpi * grm],
  ['icr', ['noi', 'interest'], (noi, interest) => noi / interest],
  ['price_per_sqm_land', ['price', 'land_area'], (price, area) => price / area],
  ['price_per_tsubo', ['price', 'floor_area'], (price, area) => (price / area) * tsuboSqm],
  ['price_per_tsubo_land', ['price', 'land_area'], (price, area) => (price / area) * tsuboSqm],
  ['rent_per_sqm', ['rent_month', 'floor_area'], (rent, area) => rent / area],
  ['rent_per_tsubo', ['rent_month', 'floor_area'], (rent, area) => (rent / area) * tsuboSqm],
  ['margin_of_safety', ['occupancy', 'break_even_occupancy'], (occupancy, needed) => occupancy - needed],
  ['vacancy_tolerance', ['ber'], (ber) => 1 - ber],
  ['required_days', ['ber'], (ber) => 365 * ber],
  ['loan', ['total_cost', 'equity'], (cost, equity) => cost - equity],
  ['age_ratio', ['building_age', 'legal_life'], (age, life) => age / life],
  ['remaining_life', ['building_age', 'legal_life'], (age, life) => Math.max(0, life - age)],
  ['cost_value', ['assessed_cost_value'], (value) => value],
  ['cost_value', ['sekisan'], (value) => value],
  ['over_market', ['rent_month', 'market_rent'], (rent, market) => rent / market - 1],
  ['gap', ['rent_month', 'market_rent'], (rent, market) => rent / market - 1],
  ['spread_over_area', ['gross_yield', 'area_gross_yield'], (own, area) => own - area],
  ['repayment_ratio', ['ads', 'gpi'], (ads, gpi) => ads / gpi],
  ['equity_ratio', ['equity', 'price_or_value'], (equity, price) => equity / price],
  ['cumulative_btcf', ['btcf', 'hold_years'], (btcf, years) => btcf * years],
  ['roi', ['btcf', 'total_cost'], (btcf, cost) => btcf / cost],
  ['effective_tax', ['tax', 'taxable'], (tax, taxable) => tax / taxable],
  ['years_to_repay', ['loan', 'noi'], (loan, noi) => loan / noi],
  ['max_price', ['noi', 'target_net_yield'], (noi, target) => noi / target],
  ['max_price', ['gpi', 'target_gross_yield'], (gpi, target) => gpi / target],
];
