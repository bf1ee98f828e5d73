import { structureNames } from '../../assumptions/structure-names.ts';
import { dateText } from '../../calendar/date-text.ts';
import { parseDate } from '../../calendar/days.ts';
import { isYearAlone, middleOfYear, yearOf } from '../../calendar/stated-dates.ts';
import { legalLivesOn } from '../../depreciation/legal-life.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { type FactField, isFactName } from '../../facts/fact-list.ts';
import type { PropertyFacts } from '../../facts/property-facts.ts';
import { rentRollTotal, statedCurrentRent } from '../../facts/rent.ts';
import type { Subject } from '../../facts/subject.ts';
import * as texts from '../../texts/facts-texts.ts';
import * as shared from '../../texts/shared-texts.ts';

const askListing = texts.askListing;

/** Why a structure stands in that nobody states, and over which ones the ranges go. */
function structureReason({ structureUsed, plausibleStructures }: Subject): string {
  const used = structureNames[structureUsed];
  const others = plausibleStructures.map((structure) => structureNames[structure]);
  return others.length > 1 ? texts.structureAmong(used, others.slice(0, -1).join(', '), others.at(-1)) : texts.structureTypical(used);
}

/** Facts that were read, with their evidence, and what follows from them at once. */
export function writeFacts(draft: ReportDraft): void {
  const { subject, ledger, context } = draft;
  const { values, extra, facts } = subject;
  const evidence = (field: FactField) => facts.evidence[field];
  const read = (id: string, value: number | null, field: FactField, ask: string) => {
    const replaced = replacedBy(facts, field);
    if (value === null || replaced === undefined) return ledger.read(id, value, evidence(field), ask);
    const reason = replaced === null ? texts.enteredAlone : texts.enteredInPlace(replaced);
    return ledger.given(id, value, null, reason);
  };
  read('facts.price', values.price_jpy, 'price_jpy', askListing);
  read('facts.monthly_rent', values.monthly_rent_jpy, 'monthly_rent_jpy', shared.askRollOrLease);
  read('facts.annual_rent', values.annual_rent_jpy, 'annual_rent_jpy', shared.askRollOrLease);
  if (extra.rent_roll && extra.rent_roll.length > 0)
    read('facts.rent_roll_total', rentRollTotal(subject), 'extra.rent_roll', texts.askRollOfAllUnits);
  if (extra.totals && (extra.rent_roll?.length ?? 0) > 0) {
    const { rent_jpy, common_fee_jpy, total_jpy, asking_rent_jpy } = extra.totals;
    const printed = { total: rent_jpy, fees: common_fee_jpy, sum: total_jpy, asking: asking_rent_jpy };
    for (const [name, amount] of Object.entries(printed))
      if (amount !== undefined) read(`facts.rent_roll_stated_${name}`, amount, 'extra.totals', texts.askRoll);
  }
  if (extra.assumed_monthly_rent_jpy !== undefined || extra.assumed_annual_rent_jpy !== undefined)
    read(
      'facts.assumed_rent',
      Math.round(extra.assumed_monthly_rent_jpy ?? (extra.assumed_annual_rent_jpy ?? 0) / 12),
      extra.assumed_monthly_rent_jpy === undefined ? 'extra.assumed_annual_rent_jpy' : 'extra.assumed_monthly_rent_jpy',
      texts.askRentEstimate,
    );
  const current = statedCurrentRent(subject);
  if (extra.current_monthly_rent_jpy !== undefined)
    read('facts.current_rent', current, 'extra.current_monthly_rent_jpy', texts.askRollAlone);
  else if (extra.current_annual_rent_jpy !== undefined)
    read('facts.current_rent', current, 'extra.current_annual_rent_jpy', texts.askRollAlone);
  else if (extra.sublease_monthly_rent_jpy !== undefined)
    read('facts.current_rent', current, 'extra.sublease_monthly_rent_jpy', texts.askSublease);
  else if (extra.sublease_annual_rent_jpy !== undefined)
    read('facts.current_rent', current, 'extra.sublease_annual_rent_jpy', texts.askSublease);
  else if (current !== null && (extra.rent_roll?.length ?? 0) > 0)
    read('facts.current_rent', current, 'extra.rent_roll', texts.askRollAlone);
  if (extra.current_gross_yield_pct !== undefined)
    read('facts.stated_current_yield', extra.current_gross_yield_pct, 'extra.current_gross_yield_pct', askListing);
  read('facts.stated_gross_yield', values.gross_yield_pct, 'gross_yield_pct', askListing);
  read(
    'facts.floor_area',
    values.floor_area_m2,
    facts.values.floor_area_m2 == null ? 'extra.floor_areas_m2' : 'floor_area_m2',
    texts.askRegister,
  );
  read(
    'facts.land_area',
    values.land_area_m2,
    facts.values.land_area_m2 == null ? 'extra.parcels_m2' : 'land_area_m2',
    texts.askRegisterAndSurvey,
  );
  const builtYear = values.built === null ? null : yearOf(values.built);
  read('facts.built_year', builtYear, 'built', texts.askRegisterOrLedger);
  if (values.built !== null && isYearAlone(values.built))
    ledger.assumed('facts.built_month', middleOfYear, 'month-of-completion', texts.builtMonthAssumed, null);
  else {
    const builtMonth = values.built === null ? null : Number(values.built.slice(5, 7));
    read('facts.built_month', builtMonth, 'built', texts.askRegisterOrLedger);
  }
  read('facts.walk_minutes', subject.walkMinutes, 'stations', askListing);
  if (subject.isCondominium) {
    ledger.add('facts.units', 1, { kind: 'read', evidence: evidence('price_jpy') ?? [] });
    read('facts.building_units', values.units, 'units', texts.askAssociation);
  } else if (values.units !== null) {
    read('facts.units', values.units, 'units', askListing);
  } else if (subject.kind === 'detached_house') {
    ledger.add('facts.units', 1, { kind: 'read', evidence: evidence('price_jpy') ?? [] });
  } else {
    ledger.assumed('facts.units', subject.unitsUsed, 'units-by-area', texts.unitsAssumed, null);
  }
  // A house in a managed estate may pay such fees too; where none is stated, none is asked for.
  writeCharges(draft, read);
  if (values.building_coverage_pct !== null)
    read('facts.building_coverage', values.building_coverage_pct, 'building_coverage_pct', askListing);
  if (values.floor_area_ratio_pct !== null) read('facts.floor_area_ratio', values.floor_area_ratio_pct, 'floor_area_ratio_pct', askListing);
  writeAge(draft, builtYear);
  const { exchange_rate: rate } = context;
  if (rate.illustrative)
    ledger.assumed(
      'exchange_rate.jpy_per_usd',
      rate.jpy_per_usd,
      'illustrative-rate',
      texts.illustrativeRate(dateText(rate.date)),
      rate.source,
    );
  else
    ledger.dataset(
      'exchange_rate.jpy_per_usd',
      rate.jpy_per_usd,
      rate.dataset ?? {
        id: 'exchange-rate',
        title: texts.exchangeRate,
        vintage: rate.date,
        licence: texts.licenceNotStated,
        source: rate.source,
        url: null,
      },
      rate.date,
    );
  if (context.population) {
    const { latest, projected_2050: projected } = context.population;
    ledger.dataset('place.population', latest.value, latest.dataset, latest.row);
    ledger.dataset('place.population_2050', projected.value, projected.dataset, projected.row);
    ledger.computed(
      'place.population_index',
      latest.value === 0 ? null : projected.value / latest.value,
      texts.populationIndexFormula,
      ['place.population_2050', 'place.population'],
      { because: texts.noPopulationIndex },
    );
  }
}

type Read = (id: string, value: number | null, field: FactField, ask: string) => string;

/** What an owner pays every month, as stated: by the month, by the year, or one amount for fee and reserve. */
function writeCharges({ subject, ledger }: ReportDraft, read: Read): void {
  const { charges, extra, values } = subject;
  const report = texts.askAssociation;
  const feeFrom: FactField =
    values.management_fee_jpy_month !== null
      ? 'management_fee_jpy_month'
      : extra.management_fee_jpy_year !== undefined
        ? 'extra.management_fee_jpy_year'
        : extra.monthly_cost_total_jpy !== undefined
          ? 'extra.monthly_cost_total_jpy'
          : 'management_fee_jpy_month';
  const reserveFrom = values.repair_reserve_jpy_month === null && extra.repair_reserve_jpy_year !== undefined;
  if (subject.isCondominium || charges.managementFee !== null) read('facts.management_fee', charges.managementFee, feeFrom, report);
  if (subject.isCondominium || charges.repairReserve !== null)
    read('facts.repair_reserve', charges.repairReserve, reserveFrom ? 'extra.repair_reserve_jpy_year' : 'repair_reserve_jpy_month', report);
  if (subject.isLeasehold) {
    const yearly = extra.ground_rent_jpy_month === undefined && extra.ground_rent_jpy_year !== undefined;
    read(
      'facts.ground_rent',
      charges.groundRent,
      yearly ? 'extra.ground_rent_jpy_year' : 'extra.ground_rent_jpy_month',
      texts.askLandLease,
    );
  }
  if (charges.otherFees > 0) {
    const fields = (['other_fees', 'internet_jpy_month', 'garden_fee_jpy_month', 'service_balcony_fee_jpy_month'] as const).filter(
      (name) => extra[name] !== undefined,
    );
    ledger.read(
      'facts.other_fees',
      charges.otherFees,
      fields.flatMap((name) => subject.facts.evidence[`extra.${name}`] ?? []),
      report,
    );
  }
  if (charges.reserveRise !== null) {
    read('facts.reserve_announced', charges.reserveRise.monthly, 'extra.reserve_rise_jpy_month', texts.askRepairPlan);
    read('facts.reserve_announced_in', charges.reserveRise.monthsAhead, 'extra.reserve_rise_on', texts.askRepairPlan);
  }
  if (extra.property_tax_jpy_year !== undefined)
    read('facts.property_tax', extra.property_tax_jpy_year, 'extra.property_tax_jpy_year', texts.askTaxBill);
}

/** What the user's value stands in place of, null for nothing; undefined where the value was read. */
function replacedBy({ given }: PropertyFacts, field: FactField): string | null | undefined {
  return isFactName(field) ? given?.[field] : undefined;
}

function writeAge(draft: ReportDraft, builtYear: number | null): void {
  const { subject, ledger } = draft;
  const today = parseDate(subject.asOf);
  ledger.given('analysis.year', today.year, null, texts.dayOfAnalysis);
  ledger.given('analysis.month', today.month, null, texts.dayOfAnalysis);
  if (builtYear !== null) {
    ledger.computed('facts.age_years', subject.ageYears, texts.ageYearsFormula, [
      'analysis.year',
      'analysis.month',
      'facts.built_year',
      'facts.built_month',
    ]);
  } else {
    ledger.computed('facts.age_years', draft.base.purchase.valuation.ageYears, texts.assumedAgeFormula, ['assumptions.building_age']);
  }
  const life = subject.legalLifeYears;
  if (subject.structure === null) {
    ledger.assumed('facts.legal_life', life, 'usual-structure', structureReason(subject), legalLivesOn(subject.asOf).version.source);
  } else {
    ledger.rule('facts.legal_life', life, legalLivesOn(subject.asOf));
  }
  ledger.computed('facts.life_left', subject.lifeLeftYears, texts.lifeLeftFormula, ['facts.legal_life', 'facts.age_years']);
}
