import { registrationTaxAt } from '../../acquisition/registration-tax.ts';
import { type DatedRule, readRule } from '../../rules/dated-rule.ts';
import * as registration from '../../rules/registration-tax.ts';
import { defaultDate, type Family, type Inputs, numberIn, numbersIn, type Outputs, textIn, textsIn, UnknownShape } from '../vector.ts';

const dateIn = (inputs: Inputs) => textIn(inputs, 'registered_on', 'contract_date', 'made_on', 'acquired_on', 'date') ?? defaultDate;

const inJapanese: readonly (readonly [RegExp, string])[] = [
  [/相続/, 'inheritance'],
  [/贈与/, 'gift'],
  [/抵当/, 'mortgage'],
  [/保存/, 'preservation'],
  [/自己居住|住宅用家屋|軽減/, 'owner_occupied_relief'],
  [/建物|家屋/, 'building'],
  [/土地/, 'land'],
];

/** Rule of a registration by the words of its kind. */
function registrationRule(stated: string): DatedRule<number> {
  const kind = `${stated} ${inJapanese.flatMap(([words, name]) => (words.test(stated) ? [name] : [])).join(' ')}`;
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
  const stated = textIn(inputs, 'kind', 'registration', 'type', 'registration_kind', 'registration_type') ?? '';
  const apart = ['land_assessed', 'land_value', 'building_assessed', 'building_value', 'mortgage', 'loan'].filter((name) => name in inputs);
  if (stated === '' || apart.length > 1) return purchaseRegistrations(inputs);
  if (/cancel|release|抹消/.test(stated)) return cancellation(inputs);
  // The relief for owner-occupiers is never for a company or for letting, whatever the example calls the registration.
  const barred =
    /company|corporation/.test(textIn(inputs, 'owner', 'buyer', 'holder') ?? '') ||
    /rental|let|invest/.test(textIn(inputs, 'use', 'purpose') ?? '');
  const kind = barred ? stated.replace(/_?(owner_occupied|own_residence)(_relief)?|_relief/g, '') : stated;
  const given = numberIn(inputs, 'rate_per_10000');
  const plain = percentIn(inputs) ?? numberIn(inputs, 'rate');
  // A registration of another kind is taken at the rate that the example states.
  const rule = given === undefined && plain === undefined ? registrationRule(kind) : knownRule(kind);
  const rateOn = (date: string) =>
    given !== undefined ? given / 10_000 : (plain ?? readRule(rule ?? registrationRule(kind), date).version.value);
  const dates = textsIn(inputs, 'dates');
  const outputs: Record<string, unknown> = dates ? { rates: dates.map(rateOn) } : { rate: rateOn(dateIn(inputs)) };
  const parcels = numbersIn(inputs, 'values', 'parcels', 'assessed_values') ?? valuesOf(inputs.parcels);
  const part = shareIn(inputs);
  const value = parcels
    ? parcels.reduce((sum, entry) => sum + entry, 0)
    : numberIn(inputs, 'value', 'loan', 'loan_amount', 'assessed_value', 'assessed', 'amount', 'principal', 'base');
  const counted = value === undefined ? undefined : Math.floor(value * part + 1e-6);
  if (counted !== undefined) {
    if (dates) outputs.taxes = dates.map((date) => registrationTaxAt(counted, rateOn(date)).tax);
    else Object.assign(outputs, registrationTaxAt(counted, rateOn(dateIn(inputs))));
    if (!dates) outputs.minimum_applied = counted * rateOn(dateIn(inputs)) < 1_000;
    if (rule && !dates) {
      const without = registrationTaxAt(counted, readRule(rule, '9999-12-31').version.value).tax;
      Object.assign(outputs, { statutory_tax: without, saving: without - Number(outputs.tax) });
    }
  }
  return outputs;
};

/** Values of parcels that are listed as rows. */
function valuesOf(rows: unknown): number[] | undefined {
  if (!Array.isArray(rows)) return undefined;
  const values = rows.map((row) =>
    typeof row === 'object' && row !== null ? numberIn(row as Inputs, 'value', 'assessed', 'assessed_value') : undefined,
  );
  return values.some((value) => value === undefined) ? undefined : (values as number[]);
}

/** Share of a co-owner that is transferred, as a number or a fraction (`1/2`). */
function shareIn(inputs: Inputs): number {
  const fraction = /^(\d+)\/(\d+)$/.exec(textIn(inputs, 'share', 'ownership_share') ?? '');
  return fraction ? Number(fraction[1]) / Number(fraction[2]) : (numberIn(inputs, 'share', 'ownership_share') ?? 1);
}

function knownRule(kind: string): DatedRule<number> | undefined {
  try {
    return registrationRule(kind);
  } catch {
    return undefined;
  }
}

/** A cancellation costs 1,000 yen a parcel or building (登録免許税法別表第一 一(十五)). */
function cancellation(inputs: Inputs): Outputs {
  const count = numberIn(inputs, 'parcels', 'count', 'properties', 'number_of_properties', 'units') ?? 1;
  return { tax: count * 1_000, per_parcel: 1_000 };
}

/** The registrations of one purchase with a loan, where an example states values and no kind. */
function purchaseRegistrations(inputs: Inputs): Outputs {
  const day = dateIn(inputs);
  const of = (rule: DatedRule<number>, ...names: string[]) => {
    const value = numberIn(inputs, ...names);
    return value === undefined ? undefined : registrationTaxAt(value, readRule(rule, day).version.value).tax;
  };
  const land = of(registration.registrationLandSale, 'land_assessed', 'land_value', 'land_assessed_value');
  const building = of(registration.registrationBuildingSale, 'building_assessed', 'building_value', 'building_assessed_value');
  const mortgage = of(registration.registrationMortgage, 'mortgage', 'loan', 'mortgage_amount', 'loan_amount');
  const total = [land, building, mortgage].reduce<number>((sum, tax) => sum + (tax ?? 0), 0);
  if (total === 0) throw new UnknownShape('neither the kind of registration nor values are given');
  return { land_tax: land, building_tax: building, mortgage_tax: mortgage, total };
}
