import { straightLine } from '../../depreciation/straight-line.ts';
import { loanPayments, loanYears } from '../../loan/schedule.ts';
import { timesRate } from '../../money/yen.ts';
import { companyTaxBill } from '../../tax/corporate-tax.ts';
import { incomeTaxBill, residentIncomeLevy } from '../../tax/income-tax.ts';
import { landLoan, offsettableLoss } from '../../tax/land-interest.ts';
import { flagIn, type Inputs, numberIn, numbersIn, textIn } from '../vector.ts';
import { abroad } from './tax-inputs.ts';

export type Known = Record<string, number>;

/** One year of a case, as far as what is stated reaches. Yen. */
export interface CaseYear {
  gpi?: number | undefined;
  egi?: number | undefined;
  opex?: number | undefined;
  noi: number;
  interest: number;
  principal: number;
  ads: number;
  balance: number;
  depreciation: number;
  taxable: number;
  btcf: number;
  tax?: number | undefined;
  atcf?: number | undefined;
}

/** Years kept until the sale: stated, or told by the calendar years or days of purchase and sale. */
export function yearsHeld(inputs: Inputs): number | undefined {
  const stated = numberIn(inputs, 'hold_years', 'holding_years', 'exit_year', 'sale_after_years', 'horizon_years', 'horizon', 'hold');
  if (stated !== undefined && stated < 200) return stated;
  const yearOf = (...names: string[]) => {
    const day = textIn(inputs, ...names);
    return day === undefined ? undefined : Number(day.slice(0, 4));
  };
  const sold = stated ?? numberIn(inputs, 'sale_year', 'sold_year') ?? yearOf('sold', 'sold_on', 'sale_date', 'exit_date');
  if (sold !== undefined && sold < 200) return sold;
  const bought =
    numberIn(inputs, 'acquisition_year', 'purchase_year', 'acquired_year') ??
    yearOf('acquired', 'acquired_on', 'acquisition_date', 'purchase_date', 'contract_date');
  return sold === undefined || bought === undefined ? undefined : sold - bought;
}

/** Calendar year of the first year of holding, whose rules apply. */
export function firstTaxYear(inputs: Inputs): number {
  const day = textIn(inputs, 'acquired', 'acquired_on', 'acquisition_date', 'purchase_date');
  const stated = numberIn(inputs, 'acquisition_year', 'purchase_year', 'acquired_year', 'tax_year', 'year');
  return stated ?? (day === undefined ? 2026 : Number(day.slice(0, 4)));
}

/** The building written off year by year, with equipment beside it where it is stated apart. */
function writtenOff(inputs: Inputs, known: Known): number[] {
  const stated = numbersIn(inputs, 'depreciation_by_year', 'annual_depreciation', 'depreciation');
  if (stated) return stated;
  const cost = numberIn(inputs, 'building_cost', 'building_price');
  const life = numberIn(inputs, 'used_life', 'life', 'useful_life', 'depreciation_years') ?? known.used_life;
  const months = numberIn(inputs, 'months_first_year') ?? 12;
  const each = numberIn(inputs, 'depreciation', 'annual_depreciation');
  if (each !== undefined) return Array.from({ length: life ?? 100 }, () => each);
  if (cost === undefined || life === undefined) return [];
  const own = straightLine({ cost, lifeYears: life, monthsFirstYear: months }).yearly;
  const equipmentCost = numberIn(inputs, 'equipment_cost', 'equipment_price');
  const equipmentLife = numberIn(inputs, 'equipment_life');
  if (equipmentCost === undefined || equipmentLife === undefined) return own;
  const equipment = straightLine({ cost: equipmentCost, lifeYears: equipmentLife, monthsFirstYear: months }).yearly;
  return Array.from({ length: Math.max(own.length, equipment.length) }, (_, year) => (own[year] ?? 0) + (equipment[year] ?? 0));
}

/** Income of a year before debt: stated by year, or grown from the first with the fee on collected rent and fixed costs beside it. */
function operation(inputs: Inputs, known: Known, year: number): Pick<CaseYear, 'gpi' | 'egi' | 'opex' | 'noi'> | undefined {
  const listed = numbersIn(inputs, 'noi_by_year', 'noi');
  if (listed) return listed[year - 1] === undefined ? undefined : { noi: listed[year - 1] as number };
  if (known.noi === undefined) return undefined;
  const grown = (value: number, rate: number) => Math.round(value * (1 + rate) ** (year - 1));
  const decline = numberIn(inputs, 'rent_decline', 'rent_decline_rate', 'annual_rent_decline');
  const growth = numberIn(inputs, 'rent_growth', 'annual_rent_growth') ?? (decline === undefined ? 0 : -Math.abs(decline));
  const costGrowth = numberIn(inputs, 'opex_growth', 'cost_growth', 'expense_growth') ?? 0;
  const noiGrowth = numberIn(inputs, 'noi_growth');
  if (noiGrowth !== undefined) return { noi: grown(known.noi, noiGrowth) };
  const { gpi, egi, opex } = known;
  if (gpi === undefined || egi === undefined || opex === undefined)
    return growth === 0 && costGrowth === 0 ? { gpi, egi, opex, noi: known.noi } : undefined;
  if (growth === 0 && costGrowth === 0) return { gpi, egi, opex, noi: known.noi };
  const rent = grown(gpi, growth);
  const collected = Math.round((rent * egi) / gpi);
  const rate = known.pm_rate ?? 0;
  const share = known.opex_rate_on_egi;
  const costs =
    share !== undefined && known.fixed_opex === undefined
      ? Math.round(collected * share)
      : timesRate(collected, rate) + grown(opex - timesRate(Math.round(egi), rate), costGrowth);
  return { gpi: rent, egi: collected, opex: costs, noi: collected - costs };
}

/** Tax of a year on the property's income at the stated rate, as a company, or at the margin of other income; none where nothing tells. */
function taxOf(inputs: Inputs, taxable: number, landInterest: number, calendarYear: number): number | undefined {
  const rate = numberIn(inputs, 'tax_rate', 'marginal_tax_rate', 'marginal_rate', 'effective_tax_rate', 'income_tax_rate');
  if (rate !== undefined) {
    const keepsLosses = flagIn(inputs, 'loss_offset', 'offset_losses') === false;
    return keepsLosses ? timesRate(Math.max(0, taxable), rate) : Math.sign(taxable) * timesRate(Math.abs(taxable), rate) || 0;
  }
  if (/compan|corporat|法人/.test(textIn(inputs, 'owner', 'owner_type', 'holder') ?? ''))
    return companyTaxBill(Math.max(0, taxable), `${calendarYear}-04-01`).total;
  const other = numberIn(inputs, 'other_taxable_income', 'other_income', 'salary_taxable_income');
  if (other === undefined) return undefined;
  const { offsettable } = offsettableLoss(taxable - (taxable > 0 ? (numberIn(inputs, 'blue_deduction') ?? 0) : 0), landInterest);
  const combined = Math.max(0, other + offsettable);
  const national = incomeTaxBill(combined, calendarYear).payable - incomeTaxBill(other, calendarYear).payable;
  return national + (abroad(inputs) ? 0 : residentIncomeLevy(combined, calendarYear) - residentIncomeLevy(other, calendarYear));
}

/** Every year until the sale and the one after it, whose income a buyer pays for; until the end of the loan where no sale is stated. */
export function caseYears(inputs: Inputs, known: Known): CaseYear[] {
  const { loan = 0, rate_pct: rate = 0, years = 0 } = known;
  const debt =
    loan > 0 && years > 0
      ? loanYears(
          loanPayments({
            principal: loan,
            annualRate: rate / 100,
            months: years * 12,
            method: /level_principal|元金/.test(textIn(inputs, 'method', 'repayment', 'repayment_method') ?? '')
              ? 'level_principal'
              : 'level_payment',
          }),
        )
      : [];
  // Debt that is owed without its terms leaves nothing to follow by year.
  if (loan > 0 && debt.length === 0) return [];
  const worn = writtenOff(inputs, known);
  const expensed = numberIn(inputs, 'first_year_expenses', 'deductible_purchase_costs', 'expensed_acquisition_costs') ?? 0;
  const capex = numberIn(inputs, 'capex', 'capex_reserve') ?? 0;
  const cost = numberIn(inputs, 'building_cost', 'building_price');
  const last = (yearsHeld(inputs) ?? Math.max(years, worn.length, 1)) + 1;
  const result: CaseYear[] = [];
  for (let year = 1; year <= last; year += 1) {
    const income = operation(inputs, known, year);
    if (!income) break;
    const paid = debt[year - 1] ?? { payment: 0, interest: 0, principal: 0, balance: 0 };
    const depreciation = worn[year - 1] ?? 0;
    const taxable = income.noi - paid.interest - depreciation - (year === 1 ? expensed : 0);
    const landInterest = cost === undefined ? 0 : landLoan(loan, cost, paid.interest).landInterest;
    const tax = taxOf(inputs, taxable, landInterest, firstTaxYear(inputs) + year - 1);
    const btcf = income.noi - capex - paid.payment;
    const { interest, principal, payment: ads, balance } = paid;
    result.push({
      ...income,
      interest,
      principal,
      ads,
      balance,
      depreciation,
      taxable,
      btcf,
      tax,
      atcf: tax === undefined ? undefined : btcf - tax,
    });
  }
  return result;
}
