import { brokerageCap } from '../../acquisition/brokerage.ts';
import { leaseBrokerageCap } from '../../acquisition/lease-brokerage.ts';
import { splitByAssessedValues, splitByConsumptionTax } from '../../acquisition/price-split.ts';
import { consumptionTaxRate } from '../../rules/consumption-tax.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { defaultDate, type Family, flagIn, type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn } from '../vector.ts';

const dateIn = (inputs: Inputs) => textIn(inputs, 'contract_date', 'made_on', 'registered_on', 'acquired_on', 'date') ?? defaultDate;

/** Price without the consumption tax in the building: as stated, or backed out of the building's part at the rate of the day. */
function priceWithoutTax(inputs: Inputs, date: string): number {
  const rate = numberIn(inputs, 'consumption_tax_rate') ?? readRule(consumptionTaxRate, date).version.value;
  const gross = numberIn(inputs, 'building_inc_tax');
  const inside =
    numberIn(inputs, 'consumption_tax_in_building', 'consumption_tax_stated', 'consumption_tax') ??
    (gross === undefined ? 0 : Math.round((gross * rate) / (1 + rate)));
  const total = numberIn(inputs, 'total_price', 'price', 'price_inc_tax', 'sale_price');
  if (total !== undefined) return total - inside;
  const land = numberIn(inputs, 'land', 'land_price') ?? 0;
  const net = numberIn(inputs, 'building_ex_tax', 'building');
  return net === undefined ? land + needNumber(inputs, 'building_inc_tax', 'price') - inside : land + net;
}

/** A fee that was asked for, beside the cap. */
function charged(inputs: Inputs, cap: number): Outputs {
  const fee = numberIn(inputs, 'charged_inc_tax', 'actual_fee_inc_tax', 'fee_inc_tax', 'charged_fee', 'fee_charged');
  return fee === undefined ? {} : { within_cap: fee <= cap, over_cap: fee > cap, excess: Math.max(0, fee - cap) };
}

export const brokerage: Family = (inputs) => {
  const date = dateIn(inputs);
  const rent = numberIn(inputs, 'monthly_rent', 'rent', 'monthly_rent_ex_tax', 'rent_ex_tax');
  const many = numbersIn(inputs, 'prices_ex_consumption_tax', 'prices');
  if (many) {
    const each = many.map((price) =>
      brokerage({ ...inputs, prices_ex_consumption_tax: null, prices: null, price_ex_consumption_tax: price }, {}, []),
    );
    return { cap_ex_tax: each.map((entry) => entry.cap_ex_tax), cap_inc_tax: each.map((entry) => entry.cap_inc_tax) };
  }
  if (rent !== undefined) {
    const cap = leaseBrokerageCap({
      monthlyRent: rent,
      contractDate: date,
      residential: flagIn(inputs, 'residential') ?? !/office|shop|commercial|non_residential/.test(textIn(inputs, 'use', 'kind') ?? ''),
      consent: flagIn(inputs, 'consent', 'consent_given', 'tenant_consent') ?? false,
      longVacantAgreed: flagIn(inputs, 'long_vacant_agreed', 'long_vacant', 'long_vacant_special') ?? false,
    });
    return {
      cap_inc_tax: cap.totalIncTax,
      total_cap_inc_tax: cap.totalIncTax,
      per_side_cap_inc_tax: cap.perSideIncTax,
      total: cap.totalIncTax,
      tenant: cap.perSideIncTax,
      landlord: cap.totalIncTax - cap.perSideIncTax,
      months: cap.totalIncTax / rent,
    };
  }
  if (flagIn(inputs, 'seller_is_broker', 'broker_is_seller', 'direct_from_broker') || /broker|業者/.test(textIn(inputs, 'seller') ?? ''))
    return { cap_ex_tax: 0, cap_inc_tax: 0 };
  const base = numberIn(inputs, 'price_ex_consumption_tax', 'price_ex_tax', 'base_ex_tax') ?? priceWithoutTax(inputs, date);
  const side = textIn(inputs, 'side') === 'seller' ? 'seller' : 'buyer';
  const cap = brokerageCap({
    priceExTax: base,
    contractDate: date,
    side,
    lowPriceSpecialAgreed: flagIn(inputs, 'low_price_special_agreed', 'special_agreed') ?? false,
    taxableBroker: flagIn(inputs, 'taxable_broker', 'broker_is_taxable', 'broker_taxable') ?? true,
  });
  return {
    base_ex_tax: base,
    cap_ex_tax: cap.capExTax,
    cap_inc_tax: cap.capIncTax,
    // A broker who acts for both sides may ask each for the same.
    total_cap_inc_tax: cap.capIncTax * 2,
    consumption_tax: cap.capIncTax - cap.capExTax,
    special: cap.special,
    ...charged(inputs, cap.capIncTax),
  };
};

export const split: Family = (inputs) => {
  const parts = splitParts(inputs);
  const price = numberIn(inputs, 'total_price', 'price', 'purchase_price') ?? Number(parts.land) + Number(parts.building);
  const share = (part: unknown) => (typeof part === 'number' ? part / price : undefined);
  return { ...parts, land_share: share(parts.land), building_share: share(parts.building) };
};

function splitParts(inputs: Inputs): Outputs {
  const whole = numberIn(inputs, 'total_price', 'price', 'purchase_price');
  const rate = numberIn(inputs, 'consumption_tax_rate') ?? readRule(consumptionTaxRate, dateIn(inputs)).version.value;
  const stated = numberIn(inputs, 'consumption_tax_stated', 'consumption_tax');
  const contractLand = numberIn(inputs, 'contract_land', 'land_stated', 'land_in_contract', 'land_price', 'land');
  const contractBuilding = numberIn(inputs, 'contract_building', 'building_stated', 'building_in_contract', 'building_price', 'building');
  if (contractLand !== undefined || contractBuilding !== undefined) {
    const price = whole ?? (contractLand ?? 0) + (contractBuilding ?? 0);
    const building = contractBuilding ?? price - (contractLand ?? 0);
    return {
      land: contractLand ?? price - building,
      building,
      building_inc_tax: building,
      building_ex_tax: building - (stated ?? 0),
      method: 'contract',
    };
  }
  const price = whole ?? needNumber(inputs, 'total_price', 'price');
  if (stated !== undefined) {
    const parts = splitByConsumptionTax(price, stated, rate);
    return {
      building_ex_tax: parts.building - stated,
      building_inc_tax: parts.building,
      building: parts.building,
      land: parts.land,
      consumption_tax: stated,
      method: parts.method,
    };
  }
  const landRatio = numberIn(inputs, 'land_ratio', 'land_share');
  const buildingRatio = numberIn(inputs, 'building_ratio', 'building_share');
  if (landRatio !== undefined || buildingRatio !== undefined) {
    const building = Math.round(price * (buildingRatio ?? 1 - (landRatio ?? 0)));
    return { building, land: price - building, building_inc_tax: building, method: 'given_share' };
  }
  const standardUnit = numberIn(inputs, 'standard_cost_per_sqm', 'unit_cost', 'standard_unit_price', 'standard_price_per_sqm');
  if (standardUnit !== undefined) {
    const area = needNumber(inputs, 'floor_area', 'floor_area_sqm');
    const building = Math.floor(standardUnit * area) - (numberIn(inputs, 'depreciation') ?? 0);
    return { building, building_ex_tax: building, land: price - building, method: 'standard_cost' };
  }
  const parts = splitByAssessedValues(
    price,
    needNumber(inputs, 'land_assessed', 'land_assessed_value', 'land_value', 'land_fixed_asset_value'),
    needNumber(inputs, 'building_assessed', 'building_assessed_value', 'building_value', 'building_fixed_asset_value'),
    flagIn(inputs, 'seller_is_taxable_business', 'seller_taxable', 'taxable_seller') ? rate : 0,
  );
  return {
    land: parts.land,
    building: parts.building,
    building_inc_tax: parts.building,
    building_ex_tax: parts.building - parts.consumptionTax,
    consumption_tax: parts.consumptionTax,
    method: parts.method,
  };
}
