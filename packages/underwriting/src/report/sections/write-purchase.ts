import { brokerageCap } from '../../acquisition/brokerage.ts';
import type { RegistrationTax } from '../../acquisition/registration-tax.ts';
import type { StampTax } from '../../acquisition/stamp-tax.ts';
import { yearOf } from '../../calendar/stated-dates.ts';
import { present, type ReportDraft, writeMetric } from '../../draft/report-draft.ts';
import type { Term } from '../../figures/ledger.ts';
import { ruleOrigin } from '../../figures/ledger.ts';
import { grouped } from '../../numbers/number-text.ts';
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
  writeMetric(draft, 'assessment.depreciated_cost', 'replacement cost × life left ÷ tax life', [
    'assessment.rebuilding_cost',
    'facts.life_left',
    'facts.legal_life',
  ]);
  writeLandValue(draft);
  writeAssessment(draft);
  notes.push(...writeSplit(draft));
  if (!draft.ledger.has('assessment.land'))
    writeMetric(
      draft,
      'assessment.land',
      subject.isLeasehold ? 'zero: the land stays with its owner' : 'land’s part of the price × assessed share',
      ['split.land', 'assumptions.land_assessed_share'],
    );
  writeMetric(draft, 'loan.amount', 'price × share, cut to 100,000 yen', ['facts.price', 'assumptions.loan_to_price']);
  if (subject.tenure === 'unknown')
    notes.push('No source states the right to the land (土地権利); ownership is assumed. A leasehold would change costs, loan and value.');
  writeBrokerage(draft, notes);
  writeStamp(draft, 'stamp_sale', base.purchase.stamps.sale, ['facts.price'], notes);
  writeStamp(draft, 'stamp_loan', base.purchase.stamps.loan, ['loan.amount'], notes);
  writeRegistration(draft, 'registration_land', base.purchase.registrations.land, 'assessment.land', notes);
  writeRegistration(draft, 'registration_building', base.purchase.registrations.building, 'assessment.building', notes);
  writeRegistration(draft, 'registration_mortgage', base.purchase.registrations.mortgage, 'loan.amount', notes);
  writeAcquisitionTax(draft, notes);
  if (subject.isNew)
    notes.push(
      'The building is new: first registration at 0.4 %, the deduction from acquisition tax and the halved property tax of the first years are counted where the floor area passes the test. Where somebody registered it before, the transfer bears 2.0 % instead.',
    );
  writeConsumptionTaxNote(draft, notes);
  writeMetric(draft, cost('scrivener'), 'as assumed', ['assumptions.scrivener_fee']);
  writeMetric(draft, cost('loan_fee'), 'loan × fee', ['loan.amount', 'assumptions.loan_fee']);
  writeMetric(draft, cost('fire_insurance'), 'replacement cost × premium × years', [
    'assessment.rebuilding_cost',
    'assumptions.insurance_rate',
    'assumptions.insurance_term',
  ]);
  if (base.purchase.costs.works > 0) writeMetric(draft, cost('works'), 'as you gave it', ['assumptions.purchase_works']);
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
    definition: `The tax year of the settlement starts on ${settlementYearStart === '01-01' ? '1 January' : '1 April'}, as is the custom there.`,
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
      ? 'zero: a court sale settles no tax'
      : 'taxes of the running fiscal year × buyer’s days ÷ days of the year; they equal the annual taxes unless an exemption point changes',
    ['financial_analysis.annual_taxes.total', 'settlement.buyer_days', 'settlement.days_in_year'],
  );
  writeMetric(draft, cost('total'), 'sum of the acquisition costs', present(ledger, Object.keys(costs).map(cost)));
  writeMetric(draft, 'equity.initial', 'price + acquisition costs − loan', ['facts.price', cost('total'), 'loan.amount']);
}

function writeBrokerage(draft: ReportDraft, notes: string[]): void {
  if (draft.subject.isCourtAuction)
    notes.push(
      'A court auction or public sale has no broker between buyer and seller, so no brokerage is counted. An agent who helps with the bid charges a fee of their own.',
    );
  else if (draft.subject.sellerIsBroker) notes.push('The seller is the broker, so no brokerage is counted.');
  const zero = draft.subject.isCourtAuction || draft.subject.sellerIsBroker;
  writeMetric(
    draft,
    cost('brokerage'),
    zero ? 'zero: nobody stands between buyer and seller' : '5 % to 2 million, 4 % to 4 million, 3 % above, plus consumption tax',
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
      label: 'Price up to which the special cap may be agreed',
      label_ja: '低廉な空家等の価格上限',
      unit: 'JPY',
      definition: 'Price without consumption tax.',
    },
  });
  ledger.computed(
    'acquisition.brokerage_if_agreed',
    capIncTax,
    'special cap of the fee notice, plus consumption tax',
    ['facts.price', limit],
    {
      term: {
        label: 'Brokerage, up to, if the special cap is agreed',
        label_ja: '低廉な空家等の媒介特例の上限',
        unit: 'JPY',
        definition: 'Only with prior explanation and agreement in the brokerage contract. It counts nowhere.',
      },
    },
  );
  notes.push(
    `Brokerage: for a price up to ${grouped(reading.version.value.priceUpTo)} yen the broker may charge up to ${grouped(capIncTax)} yen if that was explained and agreed in the brokerage contract. The ordinary cap of ${grouped(base.purchase.costs.brokerage)} yen is counted; ask which one applies.`,
  );
}

/** Only a taxable business charges the tax, and the sources rarely say whether the seller is one. */
function writeConsumptionTaxNote({ subject, base }: ReportDraft, notes: string[]): void {
  const stated = (subject.extra.consumption_tax_jpy ?? 0) > 0;
  if (stated) return;
  if (base.purchase.valuation.split.consumptionTax > 0)
    notes.push(
      'The seller is a dealer, so consumption tax is taken to be inside the building’s part of the price; its amount is not stated. A landlord of dwellings cannot reclaim it (消費税法30条10項).',
    );
  else if (subject.isNew)
    notes.push('Consumption tax may be inside the price of the building, if the seller is a taxable business; none is counted.');
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
  writeMetric(draft, cost(key), 'base cut to 1,000 yen × rate, cut to 100 yen', [input, rateId]);
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
    subject.isNew
      ? '(assessed value − deduction for each new dwelling of the right size) × rate'
      : 'assessed value × rate, no deduction for a rented used house',
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
      label: `${label}: last year of the relief`,
      label_ja: rule.title_ja,
      unit: 'count',
      definition: `The relief ended on ${expired.to}.`,
    },
  });
  ledger.computed(`relief.${key}`, relief, `as if the relief that ended on ${expired.to} still held`, [...inputs, ruleId], {
    term: {
      label: `${label}, under the relief that ended`,
      label_ja: null,
      unit: 'JPY',
      definition: 'Such reliefs were usually extended, but no extension is enacted. It counts nowhere.',
    },
  });
  notes.push(
    `${label}: the relief ended on ${expired.to}, so ${grouped(statutory)} yen is counted; under the former relief it would be ${grouped(relief)} yen. Such reliefs were usually extended, but no extension is enacted.`,
  );
}
