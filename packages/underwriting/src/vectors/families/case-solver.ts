import { brokerageCap } from '../../acquisition/brokerage.ts';
import { buildingAcquisitionTax, landAcquisitionTax } from '../../acquisition/real-estate-acquisition-tax.ts';
import { registrationTax } from '../../acquisition/registration-tax.ts';
import { stampTax } from '../../acquisition/stamp-tax.ts';
import { fullYearDepreciation } from '../../depreciation/straight-line.ts';
import { simplifiedLife } from '../../depreciation/used-life.ts';
import { levelPayment } from '../../loan/level-payment.ts';
import { timesRate } from '../../money/yen.ts';
import { registrationBuildingSale, registrationLandSale, registrationMortgage } from '../../rules/registration-tax.ts';
import { stampTaxLoan, stampTaxSale } from '../../rules/stamp-tax.ts';
import { defaultDate, type Inputs } from '../vector.ts';
import { aliases } from './case-aliases.ts';
import { moreSteps, type Step } from './case-steps.ts';

type Known = Record<string, number>;

const sum = (...values: number[]) => values.reduce((total, value) => total + value, 0);

/** How each quantity follows from others; tried in order until nothing new follows. */
const steps: readonly Step[] = [
  ['annual_monthly_rent', ['monthly_rent'], (rent) => rent * 12],
  ['gpi', ['annual_monthly_rent'], (rent) => rent],
  ['gpi', ['rent_month', 'units'], (rent, units) => rent * units * 12],
  ['gpi', ['rent_month'], (rent) => rent * 12],
  ['gpi', ['price', 'gross_yield'], (price, rate) => price * rate],
  ['vacancy', ['occupancy'], (occupancy) => 1 - occupancy],
  [
    'vacancy_loss',
    ['gpi', 'vacancy', 'credit_loss'],
    (gpi, vacancy, credit) => Math.round(gpi * (vacancy + (credit < 1 ? credit : credit / gpi)) * 1e6) / 1e6,
  ],
  ['vacancy_loss', ['gpi', 'vacancy'], (gpi, vacancy) => Math.round(gpi * vacancy * 1e6) / 1e6],
  ['egi', ['gpi', 'vacancy_loss', 'other_income'], (gpi, loss, other) => gpi - loss + other],
  ['egi', ['gpi', 'vacancy_loss'], (gpi, loss) => gpi - loss],
  ['opex', ['egi', 'opex_rate_on_egi'], (egi, rate) => egi * rate],
  ['pm_fee', ['egi', 'pm_rate'], (egi, rate) => timesRate(Math.round(egi), rate)],
  ['opex', ['pm_fee', 'fixed_opex'], sum],
  ['opex', ['pm_fee', 'listed_opex'], sum],
  ['opex', ['fixed_opex', 'variable_opex_rate', 'egi'], (fixed, rate, egi) => fixed + rate * egi],
  ['noi', ['gpi', 'noi_ratio'], (gpi, ratio) => gpi * ratio],
  ['noi', ['egi', 'opex'], (egi, opex) => egi - opex],
  ['noi', ['price', 'net_yield_on_price'], (price, rate) => price * rate],
  ['monthly', ['loan', 'rate_pct', 'years'], (loan, rate, years) => levelPayment(loan, rate / 1200, years * 12)],
  ['ads', ['monthly'], (monthly) => monthly * 12],
  ['ads', ['interest', 'principal_paid'], sum],
  ['noi', ['dscr', 'ads'], (dscr, ads) => dscr * ads],
  ['ads', ['loan', 'k_pct'], (loan, k) => loan * k],
  ['ncf', ['noi', 'capex'], (noi, capex) => noi - capex],
  ['btcf', ['ncf', 'ads'], (ncf, ads) => ncf - ads],
  ['btcf', ['noi', 'ads'], (noi, ads) => noi - ads],
  ['principal_repaid', ['ads', 'interest'], (ads, interest) => ads - interest],
  ['taxable', ['noi', 'interest', 'depreciation'], (noi, interest, depreciation) => noi - interest - depreciation],
  ['tax', ['taxable', 'tax_rate'], (taxable, rate) => taxable * rate],
  ['atcf', ['btcf', 'tax'], (btcf, tax) => btcf - tax],
  ['total_cost', ['price', 'acquisition_costs'], sum],
  ['total_cost', ['price', 'listed_acquisition_costs'], sum],
  ['equity', ['total_cost', 'loan'], (cost, loan) => cost - loan],
  ['equity', ['price', 'loan'], (price, loan) => price - loan],
  ['loan', ['price', 'ltv'], (price, ltv) => price * ltv],
  ['loan', ['price', 'equity'], (price, equity) => price - equity],
  ['gross_yield', ['gpi', 'price'], (gpi, price) => gpi / price],
  ['gross_yield_current', ['current_rent', 'price'], (rent, price) => rent / price],
  ['net_yield_on_price', ['noi', 'price'], (noi, price) => noi / price],
  ['net_yield_on_total_cost', ['noi', 'total_cost'], (noi, cost) => noi / cost],
  ['k_pct', ['ads', 'loan'], (ads, loan) => ads / loan],
  ['yield_gap', ['net_yield_on_total_cost', 'k_pct'], (fcr, k) => fcr - k],
  ['yield_gap_simple', ['gross_yield', 'rate_pct'], (gross, rate) => gross - rate / 100],
  ['dscr', ['noi', 'ads'], (noi, ads) => noi / ads],
  ['ber', ['opex', 'ads', 'gpi'], (opex, ads, gpi) => (opex + ads) / gpi],
  [
    'break_even_occupancy',
    ['fixed_opex', 'ads', 'gpi', 'variable_opex_rate'],
    (fixed, ads, gpi, rate) => (fixed + ads) / (gpi * (1 - rate)),
  ],
  ['break_even_occupancy', ['opex', 'ads', 'gpi'], (opex, ads, gpi) => (opex + ads) / gpi],
  ['grm', ['price', 'gpi'], (price, gpi) => price / gpi],
  ['debt_yield', ['noi', 'loan'], (noi, loan) => noi / loan],
  ['opex_ratio_of_gpi', ['opex', 'gpi'], (opex, gpi) => opex / gpi],
  ['ltv', ['loan', 'price_or_value'], (loan, price) => loan / price],
  ['price_per_sqm', ['price', 'floor_area'], (price, area) => price / area],
  ['price_per_unit', ['price', 'units'], (price, units) => price / units],
  ['cost_value', ['building_cost_value', 'land_value'], sum],
  ['cost_value', ['building_value', 'land_value'], sum],
  ['ratio_to_price', ['cost_value', 'price'], (value, price) => value / price],
  ['value', ['noi', 'cap'], (noi, cap) => Math.floor(noi / cap + 1e-6)],
  ['cap', ['noi', 'value'], (noi, value) => noi / value],
  ['max_ads', ['noi', 'target_dscr'], (noi, target) => noi / target],
  [
    'max_loan',
    ['max_ads', 'rate_pct', 'years'],
    (ads, rate, years) => (rate === 0 ? ads * years : (ads / 12 / (rate / 1200)) * (1 - (1 + rate / 1200) ** (-years * 12))),
  ],
  ['ltv_cost', ['loan', 'cost_value'], (loan, value) => loan / value],
  ['repay_ratio', ['ads', 'gpi'], (ads, gpi) => ads / gpi],
  ['ccr', ['btcf', 'equity'], (btcf, equity) => btcf / equity],
  ['ccr', ['net_yield_on_total_cost', 'k_pct', 'ltv'], (fcr, k, ltv) => (fcr - k * ltv) / (1 - ltv)],
  ['ccr_after_tax', ['atcf', 'equity'], (atcf, equity) => atcf / equity],
  ['payback_years', ['equity', 'btcf'], (equity, btcf) => equity / btcf],
  ['opex_ratio_of_egi', ['opex', 'egi'], (opex, egi) => opex / egi],
  ['brokerage', ['price'], (price) => brokerageCap({ priceExTax: price, contractDate: defaultDate }).capIncTax],
  ['stamp_sale', ['price'], (price) => stampTax(stampTaxSale, price, defaultDate).tax],
  ['registration_land', ['land_assessed'], (value) => registrationTax(registrationLandSale, value, defaultDate).tax],
  ['registration_building', ['building_assessed'], (value) => registrationTax(registrationBuildingSale, value, defaultDate).tax],
  ['registration_mortgage', ['loan'], (value) => registrationTax(registrationMortgage, value, defaultDate).tax],
  [
    'acquisition_tax_land',
    ['land_assessed'],
    (value) => landAcquisitionTax({ assessedValue: value, acquiredOn: defaultDate, residential: true }).tax,
  ],
  [
    'acquisition_tax_building',
    ['building_assessed'],
    (value) => buildingAcquisitionTax({ assessedValue: value, acquiredOn: defaultDate, dwelling: true }).tax,
  ],
  ['used_life', ['legal_life', 'age'], (legal, age) => simplifiedLife(legal, age * 12)],
  ['depreciation', ['building_price', 'used_life'], (cost, life) => fullYearDepreciation(cost, life)],
  ['stamp_loan', ['loan'], (loan) => stampTax(stampTaxLoan, loan, defaultDate).tax],
  ...moreSteps,
];

/** Everything that follows from the numbers given, by forward chaining. A given number is never replaced. */
export function solveCase(inputs: Inputs): Known {
  const known: Known = {};
  for (const [name, value] of Object.entries(inputs)) if (typeof value === 'number' && Number.isFinite(value)) known[name] = value;
  // K is a ratio below the shortest loans' debt service; a larger figure is printed in percent.
  // A cash purchase serves no debt.
  if (known.loan === 0 || known.loan_amount === 0) known.ads ??= 0;
  if (known.k_pct !== undefined && known.k_pct > 0.5) known.k_pct /= 100;
  const fill = () => {
    for (const [name, others] of Object.entries(aliases)) {
      const other = others.find((alias) => known[alias] !== undefined);
      if (known[name] === undefined && other !== undefined) known[name] = known[other] ?? 0;
    }
  };
  fill();
  for (let round = 0; round < 20; round += 1) {
    const before = Object.keys(known).length;
    for (const [target, needs, follow] of steps) {
      if (known[target] !== undefined) continue;
      const values = needs.map((need) => known[need]);
      if (values.some((value) => value === undefined)) continue;
      const result = follow(...(values as number[]));
      if (Number.isFinite(result)) known[target] = Math.abs(result - Math.round(result)) < 1e-6 ? Math.round(result) : result;
      fill();
    }
    if (Object.keys(known).length === before) break;
  }
  // A case that states no vacancy is worked out as fully let.
  if (known.noi === undefined && known.egi === undefined && known.gpi !== undefined && known.opex !== undefined)
    return solveCase({ ...known, egi: known.gpi });
  return known;
}
