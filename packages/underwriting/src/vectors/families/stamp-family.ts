import { stampTax } from '../../acquisition/stamp-tax.ts';
import { stampTaxConstruction, stampTaxLoan, stampTaxReceipt, stampTaxSale } from '../../rules/stamp-tax.ts';
import { defaultDate, type Family, flagIn, type Inputs, numberIn, numbersIn, textIn, UnknownShape } from '../vector.ts';

const dateIn = (inputs: Inputs) => textIn(inputs, 'contract_date', 'made_on', 'registered_on', 'acquired_on', 'date') ?? defaultDate;

/** Amount the document states: as given, or the sum of its parts, less consumption tax that is stated apart. */
function statedAmount(inputs: Inputs): number | null {
  if (inputs.stated_amount === null) return null;
  const apart = numberIn(inputs, 'consumption_tax_stated_separately', 'consumption_tax_stated', 'consumption_tax') ?? 0;
  const direct = numberIn(
    inputs,
    'stated_amount',
    'amount',
    'loan',
    'stated_amount_ex_tax',
    'price_ex_tax',
    'price_ex_consumption_tax',
    'contract_amount',
    'key_money',
    'loan_amount',
    'principal',
  );
  if (direct !== undefined) return direct;
  const gross = numberIn(inputs, 'stated_amount_inc_tax', 'amount_inc_tax', 'price', 'price_inc_tax', 'total_price');
  if (gross !== undefined) return gross - apart;
  const parts = ['land', 'building', 'leasehold', 'land_price', 'building_price', 'building_ex_tax']
    .map((name) => numberIn(inputs, name))
    .filter((part): part is number => part !== undefined);
  if (parts.length === 0) throw new UnknownShape('no amount is given');
  const net = numberIn(inputs, 'building_ex_tax') !== undefined;
  return parts.reduce((sum, part) => sum + part, 0) - (net ? 0 : apart);
}

/** What the document is where the example does not say: a loan contract where only a loan is named, else a sale. */
function documentOf(inputs: Inputs): string {
  const named = textIn(inputs, 'document', 'kind', 'document_type');
  if (named !== undefined && !/^(electronic|paper|pdf)/.test(named)) return named;
  return numberIn(inputs, 'loan', 'loan_amount', 'principal') === undefined ? 'real_estate_sale' : 'loan_agreement';
}

export const stamp: Family = (inputs) => {
  const document = documentOf(inputs);
  const medium =
    flagIn(inputs, 'electronic') === true || /electr|pdf|digital|電子/.test(textIn(inputs, 'medium', 'form', 'document') ?? '')
      ? 'electronic'
      : 'paper';
  const copies = numberIn(inputs, 'copies', 'originals') ?? 1;
  if (/building_lease/.test(document)) return { stamp_tax: 0 };
  const many = numbersIn(inputs, 'stated_amounts', 'amounts');
  if (many)
    return {
      stamp_tax: many.map((entry) => stamp({ ...inputs, stated_amounts: null, amounts: null, stated_amount: entry }, {}, []).stamp_tax),
    };
  const amount = statedAmount(inputs);
  const rule = /receipt/.test(document)
    ? stampTaxReceipt
    : /loan|money/.test(document)
      ? stampTaxLoan
      : /construction|contract_work|ukeoi/.test(document)
        ? stampTaxConstruction
        : /sale|transfer|lease/.test(document)
          ? stampTaxSale
          : null;
  if (rule === null) throw new UnknownShape(`the document "${document}" is not known`);
  const result = stampTax(rule, amount, dateIn(inputs), medium);
  const tax = flagIn(inputs, 'reduced_table_extended') && result.underExpiredRelief !== null ? result.underExpiredRelief : result.tax;
  const ordinary = stampTax(rule, amount, '9999-12-31', medium).tax;
  // The lower table is for transfers of real estate: a land lease alone has the ordinary one.
  const leaseAlone = /lease/.test(document) && !/sale|transfer/.test(document);
  return {
    stated_amount: amount,
    stamp_tax: (flagIn(inputs, 'reduced') === false || leaseAlone ? ordinary : tax) * copies,
    ordinary_stamp_tax: ordinary,
  };
};
