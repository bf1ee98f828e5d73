import { brokerageCap } from '../../acquisition/brokerage.ts';
import { leaseBrokerageCap } from '../../acquisition/lease-brokerage.ts';
import { splitByAssessedValues, splitByConsumptionTax } from '../../acquisition/price-split.ts';
import { registrationTaxAt } from '../../acquisition/registration-tax.ts';
import { stampTax } from '../../acquisition/stamp-tax.ts';
import { consumptionTaxRate } from '../../rules/consumption-tax.ts';
import { type DatedRule, readRule } from '../../rules/dated-rule.ts';
import * as registration from '../../rules/registration-tax.ts';
import { stampTaxConstruction, stampTaxLoan, stampTaxReceipt, stampTaxSale } from '../../rules/stamp-tax.ts';
import {
  defaultDate,
  type Family,
  flagIn,
  type Inputs,
  needNumber,
  numberIn,
  numbersIn,
  textIn,
  textsIn,
  UnknownShape,
} from '../vector.ts';

const dateIn = (inputs: Inputs) => textIn(inputs, 'contract_date', 'made_on', 'registered_on', 'acquired_on', 'date') ?? defaultDate;

export const brokerage: Family = (inputs) => {
  const date = dateIn(inputs);
  const rent = numberIn(inputs, 'monthly_rent', 'rent');
  if (rent !== undefined) {
    const cap = leaseBrokerageCap({
      monthlyRent: rent,
      contractDate: date,
      residential: flagIn(inputs, 'residential') ?? true,
      consent: flagIn(inputs, 'consent') ?? false,
      longVacantAgreed: flagIn(inputs, 'long_vacant_agreed', 'long_vacant') ?? false,
    });
    return { cap_inc_tax: cap.totalIncTax, total_cap_inc_tax: cap.totalIncTax, per_side_cap_inc_tax: cap.perSideIncTax };
  }
  if (flagIn(inputs, 'seller_is_broker', 'broker_is_seller')) return { cap_ex_tax: 0, cap_inc_tax: 0 };
  const inside = numberIn(inputs, 'consumption_tax_in_building', 'consumption_tax') ?? 0;
  const base =
    numberIn(inputs, 'price_ex_consumption_tax', 'price_ex_tax', 'base_ex_tax') ??
    needNumber(inputs, 'total_price', 'price', 'price_inc_tax') - inside;
  const side = textIn(inputs, 'side') === 'seller' ? 'seller' : 'buyer';
  const cap = brokerageCap({
    priceExTax: base,
    contractDate: date,
    side,
    lowPriceSpecialAgreed: flagIn(inputs, 'low_price_special_agreed', 'special_agreed') ?? false,
    taxableBroker: flagIn(inputs, 'taxable_broker', 'broker_is_taxable') ?? true,
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
};

/** Rule of a registration by the words of its kind. */
function registrationRule(kind: string): DatedRule<number> {
  const own = /owner|own_residence|relief/.test(kind);
  if (/inherit/.test(kind)) return registration.registrationInheritance;
  if (/gift/.test(kind)) return registration.registrationGift;
  if (/long_life|certified|認定/.test(kind) && !/low_carbon/.test(kind)) {
    if (/preserv/.test(kind)) return registration.registrationPreservationLongLife;
    return /detached|house/.test(kind) ? registration.registrationBuildingSaleLongLifeHouse : registration.registrationBuildingSaleLongLifeFlat;
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
  const kind = needText(inputs, 'kind');
  const rule = registrationRule(kind);
  const given = numberIn(inputs, 'rate_per_10000');
  const rateOn = (date: string) =>
    given !== undefined ? given / 10_000 : (numberIn(inputs, 'rate') ?? percentIn(inputs) ?? readRule(rule, date).version.value);
  const dates = textsIn(inputs, 'dates');
  const outputs: Record<string, unknown> = dates ? { rates: dates.map(rateOn) } : { rate: rateOn(dateIn(inputs)) };
  const parcels = numbersIn(inputs, 'values', 'parcels');
  const value = parcels ? parcels.reduce((sum, entry) => sum + entry, 0) : numberIn(inputs, 'value', 'loan', 'assessed_value', 'amount');
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

/** Amount the document states: as given, or the sum of its parts, less consumption tax that is stated apart. */
function statedAmount(inputs: Inputs): number | null {
  if (inputs.stated_amount === null) return null;
  const apart = numberIn(inputs, 'consumption_tax_stated_separately', 'consumption_tax_stated', 'consumption_tax') ?? 0;
  const direct = numberIn(inputs, 'stated_amount', 'amount', 'loan', 'stated_amount_ex_tax');
  if (direct !== undefined) return direct;
  const gross = numberIn(inputs, 'stated_amount_inc_tax', 'amount_inc_tax');
  if (gross !== undefined) return gross - apart;
  const parts = ['land', 'building', 'leasehold', 'land_price', 'building_price', 'building_ex_tax']
    .map((name) => numberIn(inputs, name))
    .filter((part): part is number => part !== undefined);
  if (parts.length === 0) throw new UnknownShape('no amount is given');
  return parts.reduce((sum, part) => sum + part, 0) - apart;
}

export const stamp: Family = (inputs) => {
  const document = textIn(inputs, 'document', 'kind') ?? 'real_estate_sale';
  const medium = /electronic/.test(textIn(inputs, 'medium') ?? '') ? 'electronic' : 'paper';
  const copies = numberIn(inputs, 'copies', 'originals') ?? 1;
  if (/building_lease/.test(document)) return { stamp_tax: 0 };
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
