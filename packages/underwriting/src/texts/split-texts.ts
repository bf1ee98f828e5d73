import { term } from '../terms/term.ts';

// assessment.building, assessment.land

const assessedValue = (label: string, labelJa: string) =>
  term(label, labelJa, 'JPY', 'Value on the tax roll. Registration, acquisition and property taxes are based on it.');
export const certificate = 'the certificate of assessed value (固定資産評価証明書) or the tax statement (課税明細書)';
export const assessedBuildingFormula = 'replacement cost × assessed share when new × age correction';
export const assessedBuilding = assessedValue('Assessed building value', '家屋評価額');
export const assessedLandFormula = 'official land value × 70%';
export const assessedLand = assessedValue('Assessed land value', '土地評価額');

// notes

export const span = (building: string, range: string) =>
  ` Building allocation is ${building} (${range}, depending on the method); depreciation, tax and dead cross change with it.`;
export const splitUses = (method: string, span: string) => `The land/building split uses ${method}, the first method available.${span}`;
export const partsRejected = 'The stated land and building prices do not add up to the asking price, so they are not used.';
export const taxRejected = 'The stated consumption tax implies a building price above the asking price, so it is not used.';
export const landRight = 'The rest of the price is for the land right, which is not depreciated.';

// split.building

export const buildingByShareFormula = 'price × the share you entered';

// split.land

export const landFormula = 'price − building allocation';

// split.building, other methods

export const buildingBy = (method: string, used: string) =>
  term(
    `Building allocation by ${method}`,
    null,
    'JPY',
    `For comparison; the model uses ${used}. A tax office may ask for the basis of a split.`,
  );

// parts as stated

export const statedBuilding = term(
  'Stated building price',
  '建物価格 (記載)',
  'JPY',
  'With or without consumption tax, as the source states it.',
);
export const statedLand = term('Stated land price', '土地価格 (記載)', 'JPY', 'Land has no consumption tax.');
export const statedTax = term('Stated consumption tax', '消費税 (記載)', 'JPY', 'On the building only.');
export const askDraftContract = 'the draft sale contract (売買契約書案)';

// split.standard_unit_cost

export const standardUnitCost = (year: number, isWood: boolean, isSteel: boolean, column: string) =>
  term(
    'Standard building cost of the year',
    '標準的な建築価額',
    'JPY/m2',
    `Row ${year} of the tax office’s table for ${isWood ? 'wood' : isSteel ? 'steel' : column}.`,
  );

// split.standard_cost

export const standardCostFormula = 'standard cost × floor area × remaining statutory life ÷ statutory useful life';
export const standardCost = term(
  'Depreciated standard building cost',
  '標準的な建築価額 (減価後)',
  'JPY',
  'The tax office’s standard cost × floor area, after straight-line depreciation to the purchase. A condominium unit uses its own floor area.',
);

// split.building, by method

export const methodNames = {
  given_share: 'the share you entered',
  contract: 'the split stated in the contract or listing',
  consumption_tax: 'the stated consumption tax',
  standard_cost: 'the tax office’s standard building cost',
  assessed_values: 'the stated assessed values',
  estimated_values: 'estimated assessed values',
  building_cost: 'depreciated replacement cost',
};
export const byContractFormula = 'as stated, plus consumption tax if stated separately';
export const byTaxFormula = 'consumption tax ÷ rate + consumption tax';
export const byAssessedValuesFormula = 'price × assessed building value ÷ (assessed land + building), building including consumption tax';
export const byStandardCostFormula = 'depreciated standard cost';
export const byBuildingCostFormula = 'depreciated replacement cost, at least 20% of replacement cost';
export const capped = (formula: string, percent: number) => `${formula}, capped at ${percent}% of the price, since part of it is land`;

// split.consumption_tax

export const consumptionTaxFormula = 'building allocation − building allocation ÷ (1 + rate)';

// split.input_tax_credit

export const inputTaxCreditFormula = 'consumption tax × non-residential share of the floor area';
export const noInputTaxCreditFormula = 'zero: the building is leased as housing';
export const inputTaxCredit = term(
  'Reclaimable consumption tax, maximum',
  '仕入税額控除 (上限)',
  'JPY',
  'Tax on residential rental buildings cannot be credited (消費税法30条10項, since Oct 2020). Tax on shops and offices can, for an owner filing consumption tax in full and buying from a registered seller. Not used in results.',
);
