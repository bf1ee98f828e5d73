import * as figureTerms from '../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../terms/term.ts';

// market.land_price

export const officialPrice = (basis: string) => standard(figureTerms.officialLandPrice, 'JPY/m2', { ja: '地価水準', definition: basis });

// facts.land_share_area

export const landShareAsk = 'the register (登記事項証明書)';
export const landShare = term('Land share of the unit', '敷地権の土地面積', 'm2', 'Lot area × the unit’s share.');

// land.official_value

export const officialValueFromRoadFormula = 'roadside land value ÷ 0.8 × area';
export const officialValueFormula = 'official land price per m² × area';
export const officialValue = term(
  'Land at official price',
  '土地 (公示価格水準)',
  'JPY',
  'Area × official land price, without adjustments for shape and road. Assessed values are 70% of it, roadside land values 80%.',
);

// market.net_yield_level

export const netYieldLevelFormula = 'market cap rate at purchase ÷ (1 + closing costs ÷ asking price)';
export const netYieldLevel = term(
  'Usual net yield, type and area',
  '同種・同地域の実質利回り水準',
  'percent',
  'Net yield of a property of this type, age and area at the market cap rate. Calibrated to asking prices, not to sale prices.',
);

// value_today.price_difference_share

export const priceDifferenceShareFormula = 'asking price ÷ model value today − 1';
export const priceDifferenceShare = term(
  'Asking price vs. model value',
  '取得日の評価に対する価格',
  'percent',
  '(Asking price − model value) ÷ model value. A reference, not an appraisal.',
);

// valuation.land

export const noRoadPrice = 'Not stated: roadside land value (路線価). Enter it to calculate this figure.';
export const landFormula = 'roadside land value × land area';
export const land = standard(figureTerms.roadsideValue, 'JPY', {
  ja: '積算 (土地)',
  definition: 'Tax-office land price by street × area, without adjustments for shape and road.',
});
export const landAsk = 'the tax office’s roadside land value map (路線価図)';
export const landNotStated = standard(figureTerms.roadsideValue, 'JPY', { ja: '積算 (土地)' });

// valuation.bank_building

export const bankBuildingFormula = 'lender’s building cost × floor area × remaining life ÷ statutory useful life';
export const bankBuilding = term(
  'Building by lender tables',
  '積算 (建物・銀行慣行)',
  'JPY',
  'Depreciated building by lender tables, which use old unit costs.',
);

// valuation.actual_building

export const actualBuildingFormula = 'replacement cost per m² × floor area × remaining statutory life ÷ statutory useful life';
export const actualBuilding = term(
  'Building by replacement cost',
  '積算 (建物・実勢)',
  'JPY',
  'Depreciated building at today’s replacement cost, separate from lender tables.',
);

// valuation.bank_total

export const bankTotalFormula = 'roadside land value + building by lender tables';
export const bankTotal = standard(figureTerms.lenderValue, 'JPY', { note: 'A reference, not an appraisal.' });

// valuation.bank_to_price

export const bankToPrice = term('Lender’s cost value ÷ price', '積算比率', 'percent', 'At 100% or above, lender tables cover the price.');

// valuation.direct

export const directFormula = 'NOI ÷ reference cap rate';
export const noDirect = 'Not available: NOI is zero or negative.';
export const direct = standard(figureTerms.incomeValue, 'JPY', {
  definition: 'NOI ÷ reference cap rate, over the range of the cap rate. A reference, not an appraisal.',
});

// valuation.discounted

export const discountedFormula = 'unlevered cash flow before tax + exit, discounted';
export const discounted = standard(figureTerms.dcfValue, 'JPY', { note: 'A reference, not an appraisal.' });

// reading

export const aroundCapRate = 'the cap rate you entered ± 1 pt';
export const overCapRates = 'the cap rate range';
export const noIncomeValue =
  'Income value is not available, because NOI is zero or negative. Cost and exit values are references, not appraisals.';
export const incomeValue = (range: string, over: string, where: string) =>
  `Income value is ${range}, depending on ${over}; the asking price is ${where} that range. A reference, not an appraisal.`;
