import { brokerageCap } from '../../acquisition/brokerage.ts';
import type { RegistrationTax } from '../../acquisition/registration-tax.ts';
import type { StampTax } from '../../acquisition/stamp-tax.ts';
import { dateText } from '../../calendar/date-text.ts';
import { yearOf } from '../../calendar/stated-dates.ts';
import { present, type ReportDraft, writeMetric } from '../../draft/report-draft.ts';
import { ruleOrigin } from '../../figures/ledger.ts';
import { yenText } from '../../numbers/number-text.ts';
import { brokerageLowPriceSpecial } from '../../rules/brokerage.ts';
import { type RuleReading, readRule } from '../../rules/dated-rule.ts';
import { acquisitionTaxLandAndHouseRate, acquisitionTaxResidentialLandShare } from '../../rules/real-estate-acquisition-tax.ts';
import * as texts from '../../texts/purchase-texts.ts';
import * as shared from '../../texts/shared-texts.ts';
import { writeLandValue } from './write-land-value.ts';
import { writeAssessment, writeSplit } from './write-split.ts';

const cost = (key: string) => `financial_analysis.acquisition_costs.${key}`;

/** Split of the price, assessed values and all that is paid once. Returns notes about reliefs that have run out. */
export function writePurchase(draft: ReportDraft): string[] {
  const { subject, base } = draft;
  const notes: string[] = [];
  const area = subject.values.floor_area_m2 === null ? 'assumptions.floor_area' : 'facts.floor_area';
  writeMetric(
    draft,
    'assessment.rebuilding_cost',
    subject.isCondominium ? texts.rebuildingCostOfUnitFormula : texts.rebuildingCostFormula,
    [area, 'assumptions.rebuilding_cost_per_m2'],
  );
  writeMetric(draft, 'assessment.depreciated_cost', texts.depreciatedCostFormula, [
    'assessment.rebuilding_cost',
    'facts.life_left',
    'facts.legal_life',
  ]);
  writeLandValue(draft);
  writeAssessment(draft);
  notes.push(...writeSplit(draft));
  if (!draft.ledger.has('assessment.land'))
    writeMetric(draft, 'assessment.land', subject.isLeasehold ? texts.noLandFormula : texts.landFormula, [
      'split.land',
      'assumptions.land_assessed_share',
    ]);
  writeMetric(draft, 'loan.amount', texts.loanAmountFormula, ['facts.price', 'assumptions.loan_to_price']);
  if (subject.tenure === 'unknown') notes.push(texts.freeholdAssumed);
  writeBrokerage(draft, notes);
  writeStamp(draft, 'stamp_sale', base.purchase.stamps.sale, ['facts.price'], notes);
  writeStamp(draft, 'stamp_loan', base.purchase.stamps.loan, ['loan.amount'], notes);
  writeRegistration(draft, 'registration_land', base.purchase.registrations.land, 'assessment.land', notes);
  writeRegistration(draft, 'registration_building', base.purchase.registrations.building, 'assessment.building', notes);
  writeRegistration(draft, 'registration_mortgage', base.purchase.registrations.mortgage, 'loan.amount', notes);
  writeAcquisitionTax(draft, notes);
  if (subject.isNew) notes.push(texts.isNew);
  writeConsumptionTaxNote(draft, notes);
  writeMetric(draft, cost('scrivener'), texts.scrivenerFormula, ['assumptions.scrivener_fee']);
  writeMetric(draft, cost('loan_fee'), texts.loanFeeFormula, ['loan.amount', 'assumptions.loan_fee']);
  writeMetric(draft, cost('fire_insurance'), texts.fireInsuranceFormula, [
    'assessment.rebuilding_cost',
    'assumptions.insurance_rate',
    'assumptions.insurance_term',
  ]);
  if (base.purchase.costs.works > 0) writeMetric(draft, cost('works'), texts.asEntered, ['assumptions.purchase_works']);
  return notes;
}

/** The settlement follows from the yearly tax, so it is written after the taxes; then the total. */
export function writeClosingTotal(draft: ReportDraft): void {
  const { settlement, settlementYearStart, costs } = draft.base.purchase;
  const { ledger } = draft;
  ledger.computed('settlement.buyer_days', settlement.buyerDays, texts.buyerDaysFormula, ['analysis.year', 'analysis.month'], {
    term: texts.buyerDays(settlementYearStart === '01-01'),
  });
  ledger.computed('settlement.days_in_year', settlement.daysInYear, texts.daysInYearFormula, ['analysis.year'], {
    term: texts.daysInYear(settlementYearStart === '01-01'),
  });
  writeMetric(draft, cost('tax_settlement'), draft.subject.isCourtAuction ? texts.noTaxSettlementFormula : texts.taxSettlementFormula, [
    'financial_analysis.annual_taxes.total',
    'settlement.buyer_days',
    'settlement.days_in_year',
  ]);
  writeMetric(draft, cost('total'), texts.totalFormula, present(ledger, Object.keys(costs).map(cost)));
  writeMetric(draft, 'equity.initial', texts.initialFormula, ['facts.price', cost('total'), 'loan.amount']);
}

function writeBrokerage(draft: ReportDraft, notes: string[]): void {
  if (draft.subject.isCourtAuction) notes.push(texts.noBrokerAtAuction);
  else if (draft.subject.sellerIsBroker) notes.push(texts.sellerIsBroker);
  const zero = draft.subject.isCourtAuction || draft.subject.sellerIsBroker;
  writeMetric(draft, cost('brokerage'), zero ? texts.noBrokerageFormula : texts.brokerageFormula, ['facts.price']);
  if (!zero) writeLowPriceBrokerage(draft, notes);
}

/** For a low price the cap may be agreed higher, which is much of such a price: both are told, and the ordinary one counts. */
function writeLowPriceBrokerage({ subject, base, ledger }: ReportDraft, notes: string[]): void {
  const reading = readRule(brokerageLowPriceSpecial, subject.asOf);
  const { capIncTax, special } = brokerageCap({
    priceExTax: subject.price - base.purchase.valuation.split.consumptionTax,
    contractDate: subject.asOf,
    lowPriceSpecialAgreed: true,
  });
  if (!special || reading.version.value === null) return;
  const limit = ledger.add('rules.brokerage_low_price_up_to', reading.version.value.priceUpTo, ruleOrigin(reading), {
    term: texts.brokerageLowPriceUpTo,
  });
  ledger.computed('acquisition.brokerage_if_agreed', capIncTax, texts.brokerageIfAgreedFormula, ['facts.price', limit], {
    term: texts.brokerageIfAgreed,
  });
  notes.push(texts.specialBrokerage(yenText(reading.version.value.priceUpTo), yenText(capIncTax), yenText(base.purchase.costs.brokerage)));
}

/** Only a taxable business charges the tax, and the sources rarely say whether the seller is one. */
function writeConsumptionTaxNote({ subject, base }: ReportDraft, notes: string[]): void {
  const stated = (subject.extra.consumption_tax_jpy ?? 0) > 0;
  if (stated) return;
  if (base.purchase.valuation.split.consumptionTax > 0) notes.push(texts.consumptionTaxAssumed);
  else if (subject.isNew) notes.push(texts.consumptionTaxOpen);
}

function writeStamp(draft: ReportDraft, key: string, stamp: StampTax | null, inputs: string[], notes: string[]): void {
  writeMetric(draft, cost(key), stamp ? texts.stampFormula(stamp.reading.rule.id) : texts.noStampFormula, inputs);
  if (stamp) writeRelief(draft, key, stamp.reading, stamp.tax, stamp.underExpiredRelief, inputs, notes);
}

function writeRegistration(draft: ReportDraft, key: string, tax: RegistrationTax | null, input: string, notes: string[]): void {
  if (!tax) {
    writeMetric(draft, cost(key), texts.noRegistrationFormula, [input]);
    return;
  }
  const rateId = `rules.${key}_rate`;
  draft.ledger.add(rateId, tax.rate * 100, ruleOrigin(tax.reading), { term: shared.rateOf(tax.reading.rule.title, texts.taxRate) });
  writeMetric(draft, cost(key), texts.registrationFormula, [input, rateId]);
  writeRelief(draft, key, tax.reading, tax.tax, tax.underExpiredRelief, [input], notes);
}

function writeAcquisitionTax(draft: ReportDraft, notes: string[]): void {
  const { subject, ledger } = draft;
  const rate = readRule(acquisitionTaxLandAndHouseRate, subject.asOf);
  const share = readRule(acquisitionTaxResidentialLandShare, subject.asOf);
  ledger.add('rules.acquisition_tax_rate', rate.version.value * 100, ruleOrigin(rate), {
    term: shared.rateOf(rate.rule.title, texts.taxRate),
  });
  ledger.add('rules.acquisition_tax_land_share', share.version.value * 100, ruleOrigin(share), {
    term: shared.rateOf(share.rule.title, texts.taxRate),
  });
  writeMetric(
    draft,
    cost('acquisition_tax_land'),
    subject.isLeasehold ? texts.noAcquisitionTaxLandFormula : texts.acquisitionTaxLandFormula,
    ['assessment.land', 'rules.acquisition_tax_land_share', 'rules.acquisition_tax_rate'],
  );
  writeMetric(
    draft,
    cost('acquisition_tax_building'),
    subject.isNew ? texts.acquisitionTaxNewBuildingFormula : texts.acquisitionTaxBuildingFormula,
    ['assessment.building', 'rules.acquisition_tax_rate'],
  );
  const former = draft.base.purchase.acquisitionTaxesUnderRelief;
  if (former === null) return;
  const expired = rate.expired ? rate : share;
  const { land, building } = draft.base.purchase.acquisitionTaxes;
  if (land && former.land) writeRelief(draft, 'acquisition_tax_land', expired, land.tax, former.land.tax, ['assessment.land'], notes);
  writeRelief(draft, 'acquisition_tax_building', expired, building.tax, former.building.tax, ['assessment.building'], notes);
}

/** Past a sunset the statutory figure counts, and the figure under the relief that ended stands beside it. */
function writeRelief(
  draft: ReportDraft,
  key: string,
  reading: RuleReading<unknown>,
  statutory: number,
  relief: number | null,
  inputs: string[],
  notes: string[],
): void {
  const { expired, rule } = reading;
  if (relief === null || relief === statutory || expired === null) return;
  const ruleId = `rules.${key}_relief_end`;
  const label = draft.ledger.figures()[cost(key)]?.label ?? rule.title;
  const { ledger } = draft;
  ledger.add(ruleId, yearOf(expired.to ?? ''), ruleOrigin({ rule, version: expired }), {
    term: texts.reliefEnd(label, rule.title_ja, dateText(expired.to ?? '')),
  });
  ledger.computed(`relief.${key}`, relief, texts.reliefFormula(dateText(expired.to ?? '')), [...inputs, ruleId], {
    term: texts.relief(label),
  });
  notes.push(texts.reliefEnded(label, dateText(expired.to ?? ''), yenText(statutory), yenText(relief)));
}
