import { stampTax } from '../../acquisition/stamp-tax.ts';
import { consumptionTaxRate } from '../../rules/consumption-tax.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { stampTaxConstruction, stampTaxLoan, stampTaxReceipt, stampTaxSale } from '../../rules/stamp-tax.ts';
import { defaultDate, type Family, flagIn, type Inputs, numberIn, numbersIn, type Outputs, textIn, UnknownShape } from '../vector.ts';

const dateIn = (inputs: Inputs) => textIn(inputs, 'contract_date', 'made_on', 'registered_on', 'acquired_on', 'date') ?? defaultDate;

const grossNames = [
  'stated_amount_inc_tax',
  'amount_inc_tax',
  'price',
  'price_inc_tax',
  'total_price',
  'contract_amount_inc_tax',
  'total_inc_tax',
];

/** Consumption tax that the document states apart from the price; none where the example says that it does not. */
function taxApart(inputs: Inputs): number {
  const said = Object.keys(inputs).find((key) => /separate|itemi[sz]ed/.test(key) && typeof inputs[key] === 'boolean');
  const separate = said === undefined ? undefined : inputs[said];
  if (separate === false) return 0;
  const stated = numberIn(
    inputs,
    'consumption_tax_stated_separately',
    'consumption_tax_stated',
    'consumption_tax',
    'tax_amount',
    'consumption_tax_separate',
  );
  // Only the building bears the tax where it is stated by itself.
  const gross = numberIn(inputs, 'building_inc_tax', ...grossNames);
  if (stated !== undefined || separate !== true || gross === undefined) return stated ?? 0;
  const rate = numberIn(inputs, 'consumption_tax_rate') ?? readRule(consumptionTaxRate, dateIn(inputs)).version.value;
  return Math.round((gross * rate) / (1 + rate));
}

/** Amount the document states: as given, or the sum of its parts, less consumption tax that is stated apart. */
function statedAmount(inputs: Inputs): number | null {
  if (['stated_amount', 'amount', 'contract_amount', 'price'].some((name) => inputs[name] === null)) return null;
  const apart = taxApart(inputs);
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
  const gross = numberIn(inputs, ...grossNames);
  if (gross !== undefined) return gross - apart;
  const inc = numberIn(inputs, 'building_inc_tax');
  if (inc !== undefined) return (numberIn(inputs, 'land', 'land_price') ?? 0) + inc - apart;
  const parts = ['land', 'building', 'leasehold', 'land_price', 'building_price', 'building_ex_tax']
    .map((name) => numberIn(inputs, name))
    .filter((part): part is number => part !== undefined);
  if (parts.length === 0) throw new UnknownShape('no amount is given');
  const net = numberIn(inputs, 'building_ex_tax') !== undefined;
  return parts.reduce((sum, part) => sum + part, 0) - (net ? 0 : apart);
}

const inJapanese: readonly (readonly [RegExp, string])[] = [
  [/変更|覚書/, 'amendment'],
  [/贈与/, 'gift'],
  [/媒介|委任|仲介契約/, 'brokerage_agreement'],
  [/交換/, 'real_estate_exchange'],
  [/消費貸借|ローン|金消/, 'loan_agreement'],
  [/請負|工事/, 'construction_contract'],
  [/領収|受取/, 'receipt'],
  [/建物.*賃貸借/, 'building_lease'],
  [/土地.*賃貸借|借地|地上権/, 'land_lease'],
  [/売買|譲渡/, 'real_estate_sale'],
];

/** What the document is where the example does not say: a loan contract where only a loan is named, else a sale. */
function documentOf(inputs: Inputs): string {
  const named = textIn(inputs, 'document', 'kind', 'document_type');
  if (named !== undefined && !/^(electronic|paper|pdf)/.test(named)) return inJapanese.find(([words]) => words.test(named))?.[1] ?? named;
  return numberIn(inputs, 'loan', 'loan_amount', 'principal') === undefined ? 'real_estate_sale' : 'loan_agreement';
}

/**
 * A change of the price: where the first contract is named, only what is added counts, and a cut counts as no amount
 * (国税庁 No.7123).
 */
function amendment(inputs: Inputs, document: string): Outputs {
  const [before, after] = [
    numberIn(inputs, 'original_amount', 'amount_before', 'before', 'old_amount', 'first_amount'),
    numberIn(inputs, 'changed_amount', 'amount_after', 'after', 'new_amount', 'stated_amount', 'amended_amount'),
  ];
  const stated = numberIn(inputs, 'increase', 'change_amount', 'difference', 'change');
  const decrease = numberIn(inputs, 'decrease');
  const referred = flagIn(inputs, 'original_identified', 'original_contract_identified', 'refers_to_original') ?? true;
  const change =
    decrease !== undefined ? -Math.abs(decrease) : (stated ?? (before === undefined || after === undefined ? undefined : after - before));
  const counted =
    !referred || change === undefined ? (after ?? (change === undefined ? undefined : Math.abs(change))) : change > 0 ? change : null;
  if (counted === undefined) throw new UnknownShape('no amount of the change is given');
  const first = textIn(inputs, 'original_document', 'contract') ?? document;
  const kind = /construct|work|請負/.test(first)
    ? 'construction_contract'
    : /loan|消費貸借/.test(first)
      ? 'loan_agreement'
      : 'real_estate_sale';
  const result = stamp({ made_on: dateIn(inputs), document: kind, stated_amount: counted }, {}, []);
  return { ...result, stated_amount: counted };
}

const privateIssuer = (inputs: Inputs) =>
  /private|individual|non_business|個人/.test(textIn(inputs, 'issuer', 'seller', 'issued_by') ?? '') ||
  flagIn(inputs, 'business', 'commercial', 'related_to_business') === false;

export const stamp: Family = (inputs) => {
  const document = documentOf(inputs);
  const medium =
    flagIn(inputs, 'electronic') === true ||
    /electr|pdf|digital|電子/.test(
      ['medium', 'form', 'document', 'document_type', 'kind'].map((name) => textIn(inputs, name) ?? '').join(' '),
    )
      ? 'electronic'
      : 'paper';
  const copies = numberIn(inputs, 'copies', 'originals') ?? 1;
  // A lease of a building, a mandate and a plain copy are no taxable documents.
  if (/building_lease|brokerage|entrust|mandate|power_of_attorney|^copy|plain_copy/.test(document)) return { stamp_tax: 0 };
  if (/gift/.test(document)) return { stated_amount: null, stamp_tax: stampTax(stampTaxSale, null, dateIn(inputs), medium).tax * copies };
  if (/amend|(^|_)change|variation/.test(document)) return amendment(inputs, document);
  if (/exchange|交換/.test(document)) {
    // Of two values exchanged the higher is the amount stated (印紙税法基本通達23条).
    const [values, difference] = [
      numbersIn(inputs, 'amounts', 'values', 'stated_amounts'),
      numberIn(inputs, 'difference', 'cash_difference'),
    ];
    if (!values && difference === undefined) throw new UnknownShape('the values exchanged are not given');
    const higher = values ? Math.max(...values) : (difference ?? 0);
    return stamp(
      { ...inputs, document: 'real_estate_sale', amounts: null, values: null, stated_amounts: null, stated_amount: higher },
      {},
      [],
    );
  }
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
  // A receipt of somebody who trades in nothing is no taxable document.
  if (/receipt/.test(document) && privateIssuer(inputs)) return { stated_amount: amount, stamp_tax: 0, ordinary_stamp_tax: 0 };
  const result = stampTax(rule, amount, dateIn(inputs), medium);
  const tax = flagIn(inputs, 'reduced_table_extended') && result.underExpiredRelief !== null ? result.underExpiredRelief : result.tax;
  const ordinary = stampTax(rule, amount, '9999-12-31', medium).tax;
  // The lower table is for transfers of real estate: a land lease alone has the ordinary one.
  const leaseAlone = /lease/.test(document) && !/sale|transfer/.test(document);
  return {
    stated_amount: amount,
    stamp_tax: (flagIn(inputs, 'reduced') === false || leaseAlone ? ordinary : tax) * copies,
    stamp_tax_per_document: flagIn(inputs, 'reduced') === false || leaseAlone ? ordinary : tax,
    ordinary_stamp_tax: ordinary,
    saving: (ordinary - tax) * copies,
    // 過怠税: three times what was not paid, 1.1 times where it is told before an audit (印紙税法20条).
    penalty:
      flagIn(inputs, 'voluntary', 'voluntary_report', 'reported_voluntarily') === true
        ? Math.floor(tax * copies * 1.1 + 1e-6)
        : flagIn(inputs, 'paid', 'stamped') === false
          ? tax * copies * 3
          : undefined,
  };
};
