import { addMonths } from '../../calendar/days.ts';
import { foreignExchangeReport } from '../../checks/rules/letting.ts';
import { timesRate } from '../../money/yen.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { incomeTaxBrackets, nonResidentWithholding } from '../../rules/income-tax.ts';
import { withheldAbroad } from '../../tax/withholding.ts';
import { defaultDate, type Family, flagIn, type Inputs, numberIn, numbersIn, textIn } from '../vector.ts';
import { capitalGains } from './exit-families.ts';
import { income } from './tax-families.ts';
import { abroad } from './tax-inputs.ts';

const kindOf = (inputs: Inputs): 'rent' | 'sale' => {
  const named = textIn(inputs, 'kind', 'type', 'income', 'payment', 'transaction') ?? '';
  return /sale|transfer|譲渡/.test(named) || numberIn(inputs, 'sale_price') !== undefined ? 'sale' : 'rent';
};

const withheldOf = (inputs: Inputs, kind: 'rent' | 'sale', amount: number): number => {
  const payer = textIn(inputs, 'payer', 'tenant', 'buyer', 'payer_type', 'lessee') ?? '';
  const use = `${textIn(inputs, 'use', 'purpose') ?? ''} ${payer}`.trim();
  return withheldAbroad({
    kind,
    amount,
    payer: payer.startsWith('individual') ? 'individual' : 'corporation',
    ownResidence:
      flagIn(inputs, 'own_residence', 'own_or_family_home') ??
      (/own_residence|family|home|residence|居住/.test(use) && !/^(non|not)/.test(use)),
    paidOn: textIn(inputs, 'paid_on', 'payment_date', 'date') ?? defaultDate,
  });
};

/** What is withheld goes to the tax office by the tenth of the month after the payment. */
function payBy(inputs: Inputs): string | undefined {
  const month = textIn(inputs, 'month', 'paid_on', 'payment_date', 'payment_month');
  if (month === undefined) return undefined;
  return `${addMonths(`${month.slice(0, 7)}-01`, 1).slice(0, 7)}-10`;
}

export const withholding: Family = (inputs) => {
  const kind = kindOf(inputs);
  const rates = readRule(nonResidentWithholding, defaultDate).version.value;
  const rate = kind === 'rent' ? rates.rent : rates.sale;
  const amounts = numbersIn(inputs, 'amounts', 'amount');
  if (amounts) return { withheld: amounts.map((amount) => withheldOf(inputs, kind, amount)), rate };
  const plain = numberIn(inputs, 'amount', 'sale_price', 'price', 'monthly_rent', 'annual_rent', 'rent');
  // What is paid with the rent and cannot be left out is part of it.
  const beside = (numberIn(inputs, 'management_fee', 'common_fee') ?? 0) + (numberIn(inputs, 'key_money', 'renewal_fee') ?? 0);
  const amount = plain === undefined ? undefined : plain + (kind === 'rent' ? beside : 0);
  if (amount === undefined) return { rate, payment_deadline: payBy(inputs) };
  if (textIn(inputs, 'owner', 'seller', 'landlord')?.startsWith('resident')) return { withheld: 0, net: amount, required: false };
  const withheld = withheldOf(inputs, kind, amount);
  // Of a sale paid in parts each payment is cut; whether it is exempt hangs on the whole price.
  const part = (name: string) => {
    const paid = numberIn(inputs, name);
    return paid === undefined ? undefined : withheld === 0 ? 0 : timesRate(paid, rate);
  };
  return {
    withheld,
    base: amount,
    net: amount - withheld,
    rate,
    required: withheld > 0,
    withheld_on_deposit: part('deposit'),
    withheld_on_balance: part('balance_payment'),
    payment_deadline: payBy(inputs),
    annual: numberIn(inputs, 'monthly_rent') === undefined ? undefined : withheld * 12,
  };
};

export const filing: Family = (inputs) => {
  const said = textIn(inputs, 'owner', 'seller', 'residency') ?? flagIn(inputs, 'resident', 'non_resident');
  const owner = said === undefined || abroad(inputs);
  return {
    tax_agent_required: owner,
    final_return_required: true,
    deductions_allowed: owner ? ['基礎控除', '雑損控除', '寄附金控除'] : undefined,
    resident_tax_on_rent: !owner,
    blue_return_possible: true,
    // The return for a year is due on 15 March of the next.
    filing_deadline:
      numberIn(inputs, 'year', 'tax_year') === undefined ? undefined : `${Number(numberIn(inputs, 'year', 'tax_year')) + 1}-03-15`,
    tax_rates: readRule(incomeTaxBrackets, `${numberIn(inputs, 'year') ?? 2026}-12-31`).version.value.map(({ rate }) => rate),
  };
};

export const fefa: Family = (inputs) => {
  const report = foreignExchangeReport(
    textIn(inputs, 'acquired', 'acquired_on') ?? defaultDate,
    textIn(inputs, 'purpose') === 'own_residence' ? 'own_residence' : 'other',
  );
  const required = /^non.?resident|foreign|abroad|overseas/.test(textIn(inputs, 'buyer', 'owner', 'purchaser') ?? '') && report.required;
  const acquired = textIn(inputs, 'acquired', 'acquired_on');
  const deadline =
    required && acquired !== undefined
      ? new Date(Date.parse(`${acquired}T00:00:00Z`) + report.deadlineDays * 86_400_000).toISOString().slice(0, 10)
      : null;
  return { report_required: required, deadline_days: required ? report.deadlineDays : null, deadline };
};

/** What an owner abroad owes: national taxes only, on income at the brackets or on a gain at the rates of a sale. */
export const taxAbroad: Family = (inputs, expected, all) => {
  const own = { ...inputs, owner: 'non_resident' };
  if (numberIn(inputs, 'taxable_income', 'income') !== undefined) return { ...income(own, expected, all), resident_tax: 0 };
  return capitalGains(own, expected, all);
};
