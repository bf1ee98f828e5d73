import { term } from '../terms/term.ts';

// rates of rules

export const taxRate = '税率';

// settlement.buyer_days, settlement.days_in_year

const prorationDays = (label: string, fromJanuary: boolean) =>
  term(label, null, 'count', `The tax year for proration starts on ${fromJanuary ? 'Jan 1' : 'Apr 1'}, as is customary in the region.`);

// assessment.rebuilding_cost

export const rebuildingCostOfUnitFormula = 'floor area × 1.2 × cost per m²';
export const rebuildingCostFormula = 'floor area × cost per m²';

// assessment.depreciated_cost

export const depreciatedCostFormula = 'replacement cost × remaining statutory life ÷ statutory useful life';

// assessment.land

export const noLandFormula = 'zero: the landowner keeps the land';
export const landFormula = 'land allocation × assessed share';

// loan.amount

export const loanAmountFormula = 'price × loan-to-value, rounded down to ¥100,000';

// notes

export const freeholdAssumed =
  'Land rights (土地権利) are not stated; freehold is assumed. A leasehold would change costs, loan and value.';
export const isNew =
  'The building is new, so its first registration is taxed at 0.4%. The acquisition tax deduction and the halved property tax of the first years apply if the floor area qualifies. If the building was registered before, the transfer is taxed at 2.0%.';
export const noBrokerAtAuction =
  'A court auction or public sale has no broker, so no brokerage fee is included. An agent who helps with the bid charges a separate fee.';
export const sellerIsBroker = 'The seller is the broker, so no brokerage fee is included.';
export const specialBrokerage = (limit: string, special: string, ordinary: string) =>
  `Brokerage fee: for a price up to ${limit} the broker may charge up to ${special} if agreed in the brokerage contract. The model uses the ordinary cap of ${ordinary}.`;
export const consumptionTaxAssumed =
  'The seller is a business, so the building allocation is assumed to include consumption tax; the amount is not stated. A residential landlord cannot reclaim it (消費税法30条10項).';
export const consumptionTaxOpen = 'If the seller is a taxable business, the building’s price may include consumption tax; none is modeled.';
export const reliefEnded = (label: string, day: string, statutory: string, relief: string) =>
  `${label}: the relief ended on ${day}, so the model uses ${statutory} instead of ${relief}. Such reliefs have usually been extended, but no extension has been enacted.`;

// acquisition_costs.scrivener

export const scrivenerFormula = 'as assumed';

// acquisition_costs.loan_fee

export const loanFeeFormula = 'loan × fee';

// acquisition_costs.fire_insurance

export const fireInsuranceFormula = 'replacement cost × premium × years';

// acquisition_costs.works

export const asEntered = 'as you entered it';

// settlement.buyer_days

export const buyerDaysFormula = 'days from the analysis date to the end of the tax year';
export const buyerDays = (fromJanuary: boolean) => prorationDays('Buyer’s days of the tax year', fromJanuary);

// settlement.days_in_year

export const daysInYearFormula = 'days of the tax year';
export const daysInYear = (fromJanuary: boolean) => prorationDays('Days of the tax year', fromJanuary);

// acquisition_costs.tax_settlement

export const noTaxSettlementFormula = 'zero: a court sale has no tax proration';
export const taxSettlementFormula = 'property tax of the fiscal year × buyer’s days ÷ days of the year';

// acquisition_costs.total

export const totalFormula = 'sum of closing costs';

// equity.initial

export const initialFormula = 'price + closing costs − loan';

// acquisition_costs.brokerage

export const noBrokerageFormula = 'zero: no broker between buyer and seller';
export const brokerageFormula = '5% up to ¥2,000,000, 4% up to ¥4,000,000, 3% above, plus consumption tax';

// rules.brokerage_low_price_up_to

export const brokerageLowPriceUpTo = term(
  'Price limit of the special cap',
  '低廉な空家等の価格上限',
  'JPY',
  'Highest price, excluding consumption tax, at which the special brokerage cap may be agreed.',
);

// acquisition.brokerage_if_agreed

export const brokerageIfAgreedFormula = 'special cap of the fee notice, plus consumption tax';
export const brokerageIfAgreed = term(
  'Brokerage fee, special cap',
  '低廉な空家等の媒介特例の上限',
  'JPY',
  'Applies only if explained and agreed in the brokerage contract. Not used in results.',
);

// stamp tax

export const stampFormula = (rule: string) => `table of ${rule} in force on the analysis date`;
export const noStampFormula = 'zero: no such contract';

// registration tax

export const noRegistrationFormula = 'zero: nothing to register';
export const registrationFormula = 'base rounded down to ¥1,000 × rate, rounded down to ¥100';

// acquisition_costs.acquisition_tax_land

export const noAcquisitionTaxLandFormula = 'zero: the land is not acquired';
export const acquisitionTaxLandFormula = 'assessed value × taxed share × rate';

// acquisition_costs.acquisition_tax_building

export const acquisitionTaxNewBuildingFormula = '(assessed value − deduction per qualifying new unit) × rate';
export const acquisitionTaxBuildingFormula = 'assessed value × rate, no deduction for a used rental';

// relief

export const reliefEnd = (label: string, label_ja: string, day: string) =>
  term(`${label}: year the relief ended`, label_ja, 'year', `The relief ended on ${day}.`);
export const reliefFormula = (day: string) => `as if the relief that ended on ${day} still applied`;
export const relief = (label: string) =>
  term(
    `${label}, under the expired relief`,
    null,
    'JPY',
    'Such reliefs have usually been extended, but no extension has been enacted. Not used in results.',
  );
