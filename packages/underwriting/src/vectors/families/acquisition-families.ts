import { brokerageCap } from '../../acquisition/brokerage.ts';
import { leaseBrokerageCap } from '../../acquisition/lease-brokerage.ts';
import { splitByAssessedValues, splitByConsumptionTax } from '../../acquisition/price-split.ts';
import { registrationTaxAt } from '../../acquisition/registration-tax.ts';
import { consumptionTaxRate } from '../../rules/consumption-tax.ts';
import { type DatedRule, readRule } from '../../rules/dated-rule.ts';
import * as registration from '../../rules/registration-tax.ts';
import {
  defaultDate,
  type Family,
  flagIn,
  type Inputs,
  needNumber,
  numberIn,
  numbersIn,
  type Outputs,
  textIn,
  textsIn,
  UnknownShape,
} from '../vector.ts';

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
    return { cap_inc_tax: cap.totalIncTax, total_cap_inc_tax: cap.totalIncTax, per_side_cap_inc_tax: cap.perSideIncTax };
  }
  if (flagIn(inputs, 'seller_is_broker', 'broker_is_seller')) return { cap_ex_tax: 0, cap_inc_tax: 0 };
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
    consumption_tax: cap.capIncTax - cap.capExTax,
    special: cap.special,
  };
};

export const split: Family = (inputs) => {
  const parts = splitParts(inputs);
  const share = (part: unknown) => (typeof part === 'number' ? part / needNumber(inputs, 'total_price', 'price') : undefined);
  return { ...parts, land_share: share(parts.land), building_share: share(parts.building) };
};

function splitParts(inputs: Inputs): Outputs {
  const price = needNumber(inputs, 'total_price', 'price');
  const rate = numberIn(inputs, 'consumption_tax_rate') ?? readRule(consumptionTaxRate, dateIn(inputs)).version.value;
  const stated = numberIn(inputs, 'consumption_tax_stated', 'consumption_tax');
  const contractLand = numberIn(inputs, 'contract_land', 'land_stated', 'land_in_contract', 'land_price');
  const contractBuilding = numberIn(inputs, 'contract_building', 'building_stated', 'building_in_contract', 'building_price');
  if (contractLand !== undefined || contractBuilding !== undefined) {
    const building = contractBuilding ?? price - (contractLand ?? 0);
    return {
      land: contractLand ?? price - building,
      building,
      building_inc_tax: building,
      building_ex_tax: building - (stated ?? 0),
      method: 'contract',
    };
  }
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
  const standardUnit = numberIn(inputs, 'standard_cost_per_sqm', 'unit_cost', 'standard_unit_price');
  if (standardUnit !== undefined) {
    const area = needNumber(inputs, 'floor_area', 'floor_area_sqm');
    const building = Math.floor(standardUnit * area) - (numberIn(inputs, 'depreciation') ?? 0);
    return { building, building_ex_tax: building, land: price - building, method: 'standard_cost' };
  }
  const parts = splitByAssessedValues(
    price,
    needNumber(inputs, 'land_assessed', 'land_assessed_value'),
    needNumber(inputs, 'building_assessed', 'building_assessed_value'),
    flagIn(inputs, 'seller_is_taxable_business') ? rate : 0,
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

/** Rule of a registration by the words of its kind. */
function registrationRule(kind: string): DatedRule<number> {
  const own = /owner|own_residence|relief/.test(kind);
  if (/inherit/.test(kind)) return registration.registrationInheritance;
  if (/gift/.test(kind)) return registration.registrationGift;
  if (/long_life|certified|認定/.test(kind) && !/low_carbon/.test(kind)) {
    if (/preserv/.test(kind)) return registration.registrationPreservationLongLife;
    return /detached|house/.test(kind)
      ? registration.registrationBuildingSaleLongLifeHouse
      : registration.registrationBuildingSaleLongLifeFlat;
  }
  if (/low_carbon/.test(kind))
    return /preserv/.test(kind) ? registration.registrationPreservationLowCarbon : registration.registrationBuildingSaleLowCarbon;
  if (/mortgage/.test(kind)) return own ? registration.registrationMortgageOwnResidence : registration.registrationMortgage;
  if (/preserv/.test(kind)) return own ? registration.registrationPreservationOwnResidence : registration.registrationPreservation;
  if (/building/.test(kind)) return own ? registration.registrationBuildingSaleOwnResidence : registration.registrationBuildingSale;
  if (/land/.test(kind)) return registration.registrationLandSale;
  throw new UnknownShape(`the registration "${kind}" is not known`);
}

function percentIn(inputs: Inputs): number | undefined {
  const percent = numberIn(inputs, 'rate_pct');
  return percent === undefined ? undefined : percent / 100;
}

export const registrationFamily: Family = (inputs) => {
  const stated = needText(inputs, 'kind', 'registration', 'type', 'registration_kind');
  // The relief for owner-occupiers is never for a company or for letting, whatever the example calls the registration.
  const barred =
    /company|corporation/.test(textIn(inputs, 'owner', 'buyer', 'holder') ?? '') ||
    /rental|let|invest/.test(textIn(inputs, 'use', 'purpose') ?? '');
  const kind = barred ? stated.replace(/_?(owner_occupied|own_residence)(_relief)?|_relief/g, '') : stated;
  const rule = registrationRule(kind);
  const given = numberIn(inputs, 'rate_per_10000');
  const rateOn = (date: string) =>
    given !== undefined ? given / 10_000 : (numberIn(inputs, 'rate') ?? percentIn(inputs) ?? readRule(rule, date).version.value);
  const dates = textsIn(inputs, 'dates');
  const outputs: Record<string, unknown> = dates ? { rates: dates.map(rateOn) } : { rate: rateOn(dateIn(inputs)) };
  const parcels = numbersIn(inputs, 'values', 'parcels');
  const value = parcels
    ? parcels.reduce((sum, entry) => sum + entry, 0)
    : numberIn(inputs, 'value', 'loan', 'loan_amount', 'assessed_value', 'assessed', 'amount', 'principal', 'base');
  if (value !== undefined) {
    if (dates) outputs.taxes = dates.map((date) => registrationTaxAt(value, rateOn(date)).tax);
    else Object.assign(outputs, registrationTaxAt(value, rateOn(dateIn(inputs))));
  }
  return outputs;
};

function needText(inputs: Inputs, ...names: string[]): string {
  const value = textIn(inputs, ...names);
  if (value === undefined) throw new UnknownShape(`none of ${names.join(', ')} is given`);
  return value;
}
