import { timesRate } from '../../money/yen.ts';
import { consumptionTaxRate } from '../../rules/consumption-tax.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { straightLineRate } from '../../rules/straight-line-rate.ts';
import { creditableInputTax, creditableShare } from '../../tax/input-tax.ts';
import { type RepairNature, repairTreatment } from '../../tax/repair-expense.ts';
import { defaultDate, type Family, flagIn, type Inputs, numberIn, type Outputs, textIn, textsIn, UnknownShape } from '../vector.ts';
import { lifeTable } from './depreciation-families.ts';

const natures: readonly (readonly [RegExp, RepairNature])[] = [
  [/unclear|unknown|不明/, 'unclear'],
  [/restor|maint|repair|原状|維持/, 'restores'],
  [/improv|upgrade|exten[ds]|capital|value|durab|価値|改良/, 'improves'],
];

function natureIn(inputs: Inputs): RepairNature {
  if (flagIn(inputs, 'unclear', 'nature_unclear') === true) return 'unclear';
  if (flagIn(inputs, 'improves', 'improves_value', 'extends_life', 'increases_value') === true) return 'improves';
  if (flagIn(inputs, 'restores', 'restoration') === true) return 'restores';
  const named = textIn(inputs, 'nature', 'kind', 'purpose', 'character');
  const found = natures.find(([words]) => named !== undefined && words.test(named));
  if (named !== undefined && !found) throw new UnknownShape(`the nature of work "${named}" is not known`);
  // An example that states only amounts asks for the tests of amounts.
  return found?.[1] ?? 'unclear';
}

const expenseWords = ['expense', 'repair_expense', 'repair', 'deduct', 'expensed', '修繕費'];
const capitalWords = ['capital', 'capital_expenditure', 'capitalise', 'capitalize', 'capex', '資本的支出'];

/** The outcome in the word that the example uses for it, where it is one for this outcome. */
function wordFor(expense: boolean, printed: unknown): string {
  const words = expense ? expenseWords : capitalWords;
  return words.find((word) => word === printed) ?? (expense ? 'expense' : 'capital');
}

/** What joins a building is a new asset of its kind with the legal life of one, however short the life of the used building is. */
function newAsset(inputs: Inputs): Outputs {
  const life = numberIn(inputs, 'legal_life') ?? (textIn(inputs, 'structure') === undefined ? undefined : lifeTable(inputs, {}, []).life);
  if (life === undefined) throw new UnknownShape('neither a cost nor a structure is given');
  return { life, new_asset: true, uses_used_life: false, uses_legal_life: true, rate: straightLineRate(Number(life)) };
}

/** Repair or capital expenditure. */
export const repairExpense: Family = (inputs, expected) => {
  const cost = numberIn(inputs, 'cost', 'amount', 'work_cost', 'repair_cost', 'expenditure', 'capex', 'capital_expenditure');
  if (cost === undefined) return newAsset(inputs);
  const cycle = numberIn(inputs, 'cycle_years', 'cycle', 'interval_years');
  const asset = numberIn(
    inputs,
    'asset_cost',
    'acquisition_cost',
    'previous_acquisition_cost',
    'prior_acquisition_cost',
    'building_cost',
    'building_price',
    'prior_year_end_cost',
  );
  const result = repairTreatment({
    cost,
    nature: natureIn(inputs),
    doneOn: textIn(inputs, 'done_on', 'date', 'paid_on') ?? defaultDate,
    ...(cycle === undefined ? {} : { cycleYears: cycle }),
    ...(asset === undefined ? {} : { assetCost: asset }),
  });
  return {
    expense: result.expense,
    expensed: result.expense,
    is_expense: result.expense,
    repair_expense: result.expense,
    deductible_at_once: result.expense,
    capital: !result.expense,
    capitalise: !result.expense,
    capitalize: !result.expense,
    capital_expenditure: !result.expense,
    treatment: wordFor(result.expense, expected.treatment ?? expected.classification ?? expected.category),
    expense_amount: result.expense ? cost : 0,
    capital_amount: result.expense ? 0 : cost,
    reason: result.because,
    // What joins a building is written off over the legal life of a new one of its kind.
    life: result.expense || textIn(inputs, 'structure') === undefined ? undefined : lifeTable(inputs, {}, []).life,
  };
};

/** Input tax on purchases from sellers without a qualified invoice, by the schedule of the day. */
export const inputTax: Family = (inputs) => {
  const days = textsIn(inputs, 'dates');
  const registered = flagIn(inputs, 'registered', 'seller_registered', 'supplier_registered', 'qualified_invoice') ?? false;
  if (days)
    return { rates: days.map((day) => creditableShare(day, registered)), shares: days.map((day) => creditableShare(day, registered)) };
  const day = textIn(inputs, 'date', 'purchased_on', 'purchase_date', 'paid_on', 'invoice_date') ?? defaultDate;
  const incTax = numberIn(inputs, 'amount_inc_tax', 'price_inc_tax', 'paid_inc_tax');
  const exTax = numberIn(inputs, 'amount_ex_tax', 'price_ex_tax');
  const rate = readRule(consumptionTaxRate, day).version.value;
  const tax =
    numberIn(inputs, 'tax', 'consumption_tax', 'input_tax') ??
    (exTax !== undefined ? timesRate(exTax, rate) : incTax !== undefined ? Math.floor((incTax * rate) / (1 + rate) + 1e-6) : undefined);
  const residential = flagIn(inputs, 'residential_building', 'residential_rental_building') ?? false;
  const share = residential ? 0 : creditableShare(day, registered);
  const creditable =
    tax === undefined
      ? undefined
      : creditableInputTax({ tax, purchasedOn: day, sellerRegistered: registered, residentialBuilding: residential });
  return {
    rate: share,
    share,
    creditable_rate: share,
    creditable_share: share,
    deductible_rate: share,
    allowed: share > 0,
    tax,
    creditable,
    creditable_tax: creditable,
    deductible_tax: creditable,
    credit: creditable,
    not_creditable: tax === undefined || creditable === undefined ? undefined : tax - creditable,
  };
};
