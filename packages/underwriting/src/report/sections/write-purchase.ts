import { brokerageCap } from '../../acquisition/brokerage.ts';
import type { RegistrationTax } from '../../acquisition/registration-tax.ts';
import type { StampTax } from '../../acquisition/stamp-tax.ts';
import { dateText } from '../../calendar/date-text.ts';
import { yearOf } from '../../calendar/stated-dates.ts';
import { present, type ReportDraft, writeMetric } from '../../draft/report-draft.ts';
import type { Term } from '../../figures/ledger.ts';
import { ruleOrigin } from '../../figures/ledger.ts';
import { yenText } from '../../numbers/number-text.ts';
import { brokerageLowPriceSpecial } from '../../rules/brokerage.ts';
import { type RuleReading, readRule } from '../../rules/dated-rule.ts';
import { acquisitionTaxLandAndHouseRate, acquisitionTaxResidentialLandShare } from '../../rules/real-estate-acquisition-tax.ts';
import { writeLandValue } from './write-land-value.ts';
import { writeAssessment, writeSplit } from './write-split.ts';

const rateTerm = (label: string): Term => ({ label, label_ja: '税率', unit: 'percent', definition: 'Rate in force on the analysis date.' });
const cost = (key: string) => `financial_analysis.acquisition_costs.${key}`;

/** Split of the price, assessed values and all that is paid once. Returns notes about reliefs that have run out. */
export function writePurchase(draft: ReportDraft): string[] {
  const { subject, base } = draft;
  const notes: string[] = [];
  const area = subject.values.floor_area_m2 === null ? 'assumptions.floor_area' : 'facts.floor_area';
  writeMetric(draft, 'assessment.rebuilding_cost', subject.isCondominium ? 'floor area × 1.2 × cost per m²' : 'floor area × cost per m²', [
    area,
    'assumptions.rebuilding_cost_per_m2',
  ]);
  writeMetric(draft, 'assessment.depreciated_cost', 'replacement cost × remaining statutory life ÷ statutory useful life', [
    'assessment.rebuilding_cost',
    'facts.life_left',
    'facts.legal_life',
  ]);
  writeLandValue(draft);
  writeAssessment(draft);
  notes.push(...writeSplit(draft));
  if (!draft.ledger.has('assessment.land'))
    writeMetric(draft, 'assessment.land', subject.isLeasehold ? 'zero: the landowner keeps the land' : 'land allocation × assessed share', [
      'split.land',
      'assumptions.land_assessed_share',
    ]);
  writeMetric(draft, 'loan.amount', 'price × loan-to-value, rounded down to ¥100,000', ['facts.price', 'assumptions.loan_to_price']);
  if (subject.tenure === 'unknown')
    notes.push('Land rights (土地権利) are not stated; freehold is assumed. A leasehold would change costs, loan and value.');
  writeBrokerage(draft, notes);
  writeStamp(draft, 'stamp_sale', base.purchase.stamps.sale, ['facts.price'], notes);
  writeStamp(draft, 'stamp_loan', base.purchase.stamps.loan, ['loan.amount'], notes);
  writeRegistration(draft, 'registration_land', base.purchase.registrations.land, 'assessment.land', notes);
  writeRegistration(draft, 'registration_building', base.purchase.registrations.building, 'assessment.building', notes);
  writeRegistration(draft, 'registration_mortgage', base.purchase.registrations.mortgage, 'loan.amount', notes);
  writeAcquisitionTax(draft, notes);
  if (subject.isNew)
    notes.push(
      'The building is new: first registration at 0.4%, the acquisition tax deduction and the halved property tax of the first years apply if the floor area qualifies. If it was registered before, the transfer is taxed at 2.0%.',
    );
  writeConsumptionTaxNote(draft, notes);
  writeMetric(draft, cost('scrivener'), 'as assumed', ['assumptions.scrivener_fee']);
  writeMetric(draft, cost('loan_fee'), 'loan × fee', ['loan.amount', 'assumptions.loan_fee']);
  writeMetric(draft, cost('fire_insurance'), 'replacement cost × premium × years', [
    'assessment.rebuilding_cost',
    'assumptions.insurance_rate',
    'assumptions.insurance_term',
  ]);
  if (base.purchase.costs.works > 0) writeMetric(draft, cost('works'), 'as you entered it', ['assumptions.purchase_works']);
  return notes;
}

/** The settlement follows from the yearly tax, so it is written after the taxes; then the total. */
export function writeClosingTotal(draft: ReportDraft): void {
  const { settlement, settlementYearStart, costs } = draft.base.purchase;
  const { ledger } = draft;
  const term = (label: string): Term => ({
    label,
    label_ja: null,
    unit: 'count',
    definition: `The tax year for proration starts on ${settlementYearStart === '01-01' ? 'Jan 1' : 'Apr 1'}, as is customary there.`,
  });
  ledger.computed(
    'settlement.buyer_days',
    settlement.buyerDays,
    'days from the analysis date to the end of the tax year',
    ['analysis.year', 'analysis.month'],
    { term: term('Buyer’s days of the tax year') },
  );
  ledger.computed('settlement.days_in_year', settlement.daysInYear, 'days of the tax year', ['analysis.year'], {
    term: term('Days of the tax year'),
  });
  writeMetric(
    draft,
    cost('tax_settlement'),
    draft.subject.isCourtAuction
      ? 'zero: a court sale has no tax proration'
      : 'property tax of the fiscal year × buyer’s days ÷ days of the year',
    ['financial_analysis.annual_taxes.total', 'settlement.buyer_days', 'settlement.days_in_year'],
  );
  writeMetric(draft, cost('total'), 'sum of closing costs', present(ledger, Object.keys(costs).map(cost)));
  writeMetric(draft, 'equity.initial', 'price + closing costs − loan', ['facts.price', cost('total'), 'loan.amount']);
}

function writeBrokerage(draft: ReportDraft, notes: string[]): void {
  if (draft.subject.isCourtAuction)
    notes.push(
      'A court auction or public sale has no broker, so no brokerage fee is included. An agent who helps with the bid charges a separate fee.',
    );
  else if (draft.subject.sellerIsBroker) notes.push('The seller is the broker, so no brokerage fee is included.');
  const zero = draft.subject.isCourtAuction || draft.subject.sellerIsBroker;
  writeMetric(
    draft,
    cost('brokerage'),
    zero ? 'zero: no broker between buyer and seller' : '5% up to ¥2,000,000, 4% up to ¥4,000,000, 3% above, plus consumption tax',
    ['facts.price'],
  );
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
    term: {
      label: 'Price limit of the special cap',
      label_ja: '低廉な空家等の価格上限',
      unit: 'JPY',
      definition: 'Price without consumption tax up to which the special brokerage cap may be agreed.',
    },
  });
  ledger.computed(
    'acquisition.brokerage_if_agreed',
    capIncTax,
    'special cap of the fee notice, plus consumption tax',
    ['facts.price', limit],
    {
      term: {
        label: 'Brokerage fee, special cap',
        label_ja: '低廉な空家等の媒介特例の上限',
        unit: 'JPY',
        definition: 'Applies only if explained and agreed in the brokerage contract. Not used in results.',
      },
    },
  );
  notes.push(
    `Brokerage fee: for a price up to ${yenText(reading.version.value.priceUpTo)} the broker may charge up to ${yenText(capIncTax)} if agreed in the brokerage contract. The model uses the ordinary cap of ${yenText(base.purchase.costs.brokerage)}.`,
  );
}

/** Only a taxable business charges the tax, and the sources rarely say whether the seller is one. */
function writeConsumptionTaxNote({ subject, base }: ReportDraft, notes: string[]): void {
  const stated = (subject.extra.consumption_tax_jpy ?? 0) > 0;
  if (stated) return;
  if (base.purchase.valuation.split.consumptionTax > 0)
    notes.push(
      'The seller is a business, so the building allocation is assumed to include consumption tax; the amount is not stated. A residential landlord cannot reclaim it (消費税法30条10項).',
    );
  else if (subject.isNew)
    notes.push('If the seller is a taxable business, the building’s price may include consumption tax; none is modeled.');
}

function writeStamp(draft: ReportDraft, key: string, stamp: StampTax | null, inputs: string[], notes: string[]): void {
  writeMetric(
    draft,
    cost(key),
    stamp ? `table of ${stamp.reading.rule.id} in force on the analysis date` : 'zero: no such contract',
    inputs,
  );
  if (stamp) writeRelief(draft, key, stamp.reading, stamp.tax, stamp.underExpiredRelief, inputs, notes);
}

function writeRegistration(draft: ReportDraft, key: string, tax: RegistrationTax | null, input: string, notes: string[]): void {
  if (!tax) {
    writeMetric(draft, cost(key), 'zero: nothing to register', [input]);
    return;
  }
  const rateId = `rules.${key}_rate`;
  draft.ledger.add(rateId, tax.rate * 100, ruleOrigin(tax.reading), { term: rateTerm(tax.reading.rule.title) });
  writeMetric(draft, cost(key), 'base rounded down to ¥1,000 × rate, rounded down to ¥100', [input, rateId]);
  writeRelief(draft, key, tax.reading, tax.tax, tax.underExpiredRelief, [input], notes);
}

function writeAcquisitionTax(draft: ReportDraft, notes: string[]): void {
  const { subject, ledger } = draft;
  const rate = readRule(acquisitionTaxLandAndHouseRate, subject.asOf);
  const share = readRule(acquisitionTaxResidentialLandShare, subject.asOf);
  ledger.add('rules.acquisition_tax_rate', rate.version.value * 100, ruleOrigin(rate), { term: rateTerm(rate.rule.title) });
  ledger.add('rules.acquisition_tax_land_share', share.version.value * 100, ruleOrigin(share), { term: rateTerm(share.rule.title) });
  writeMetric(
    draft,
    cost('acquisition_tax_land'),
    subject.isLeasehold ? 'zero: the land is not acquired' : 'assessed value × taxed share × rate',
    ['assessment.land', 'rules.acquisition_tax_land_share', 'rules.acquisition_tax_rate'],
  );
  writeMetric(
    draft,
    cost('acquisition_tax_building'),
    subject.isNew ? '(assessed value − deduction per qualifying new unit) × rate' : 'assessed value × rate, no deduction for a used rental',
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
    term: {
      label: `${label}: year the relief ended`,
      label_ja: rule.title_ja,
      unit: 'year',
      definition: `The relief ended on ${dateText(expired.to ?? '')}.`,
    },
  });
  ledger.computed(
    `relief.${key}`,
    relief,
    `as if the relief that ended on ${dateText(expired.to ?? '')} still applied`,
    [...inputs, ruleId],
    {
      term: {
        label: `${label}, under the ended relief`,
        label_ja: null,
        unit: 'JPY',
        definition: 'Such reliefs have usually been extended, but no extension is enacted. Not used in results.',
      },
    },
  );
  notes.push(
    `${label}: the relief ended on ${dateText(expired.to ?? '')}, so the model uses ${yenText(statutory)} instead of ${yenText(relief)}. Such reliefs have usually been extended, but no extension is enacted.`,
  );
}
