import type { PriceSplit, SplitMethod } from '../../acquisition/price-split.ts';
import { openRange, present, type ReportDraft, writeMetric } from '../../draft/report-draft.ts';
import type { ExtraName } from '../../facts/extra-facts.ts';
import { ruleOrigin, type Term } from '../../figures/ledger.ts';
import { timesRate } from '../../money/yen.ts';
import { rangeText, yenText } from '../../numbers/number-text.ts';
import { consumptionTaxRate } from '../../rules/consumption-tax.ts';
import { type RuleReading, readRule } from '../../rules/dated-rule.ts';
import { standardCostId, standardCostSource, standardCostTitle } from '../../rules/standard-building-cost.ts';
import { creditableInputTax } from '../../tax/input-tax.ts';
import { term } from '../../terms/term.ts';

const certificate = 'the certificate of assessed value (固定資産評価証明書) or the tax statement (課税明細書)';

/** Assessed values that the sources state; the building's estimate where they do not. The land's estimate follows from the split. */
export function writeAssessment(draft: ReportDraft): void {
  const { subject, ledger } = draft;
  const evidence = (name: ExtraName) => subject.facts.evidence[`extra.${name}`];
  const stated = (label: string, labelJa: string): { term: Term } => ({
    term: term(label, labelJa, 'JPY', 'Value on the tax roll. Registration, acquisition and property taxes are based on it.'),
  });
  const { land, building } = subject.assessed;
  if (building === null)
    writeMetric(draft, 'assessment.building', 'replacement cost × assessed share when new × age correction', [
      'assessment.rebuilding_cost',
      'assumptions.building_assessed_share',
      'assumptions.assessment_floor_years',
      'facts.age_years',
    ]);
  else
    ledger.read(
      'assessment.building',
      building,
      evidence('building_assessed_jpy'),
      certificate,
      stated('Assessed building value', '家屋評価額'),
    );
  if (land === null && !subject.isLeasehold && ledger.has('land.official_value'))
    writeMetric(draft, 'assessment.land', 'official land value × 70%', ['land.official_value']);
  if (land !== null && !subject.isLeasehold)
    ledger.read('assessment.land', land, evidence('land_assessed_jpy'), certificate, stated('Assessed land value', '土地評価額'));
}

const methodNames: Record<SplitMethod, string> = {
  given_share: 'the share you entered',
  contract: 'the split stated in the contract or listing',
  consumption_tax: 'the stated consumption tax',
  standard_cost: 'the tax office’s standard building cost',
  assessed_values: 'the stated assessed values',
  estimated_values: 'estimated assessed values',
  building_cost: 'depreciated replacement cost',
};

/** How far the methods lie apart, and what would settle it; nothing where they agree. */
function spanText(span: readonly [number, number] | null, counted: number): string {
  if (span === null || span[0] === span[1]) return '';
  return ` Building allocation is ${yenText(counted)} (${rangeText(span, yenText)}, depending on the method); depreciation, tax and dead cross change with it.`;
}

/** Figure id of the building's part under a method that does not count here. */
const otherId = (method: SplitMethod) => `split.building_by_${method}`;

/** The split that counts, how it was found, and what the other methods would give. Returns notes. */
export function writeSplit(draft: ReportDraft): string[] {
  const { base, ledger, subject } = draft;
  const { splitReading } = base.purchase.valuation;
  const { chosen, possible } = splitReading;
  writeStatedParts(draft);
  const inputs = writeInputs(draft);
  const share = chosen.method === 'given_share';
  writeSplitMetric(
    draft,
    'split.building',
    share ? 'price × the share you entered' : formulaOf(draft, chosen),
    share ? ['facts.price', 'assumptions.building_share'] : inputs[chosen.method],
  );
  if (chosen.consumptionTax > 0) writeConsumptionTax(draft, chosen);
  writeSplitMetric(draft, 'split.land', 'price − building allocation', ['facts.price', 'split.building']);
  for (const other of possible) {
    if (other.method === chosen.method) continue;
    ledger.computed(otherId(other.method), other.building, formulaOf(draft, other), inputs[other.method], {
      term: term(
        `Building allocation by ${methodNames[other.method]}`,
        null,
        'JPY',
        `For comparison; the model uses ${methodNames[chosen.method]}. A tax office may ask for the basis of a split.`,
      ),
    });
  }
  const notes = [
    `The land/building split uses ${methodNames[chosen.method]}, the first method available.${spanText(splitReading.span, chosen.building)}`,
  ];
  if (splitReading.statedPartsRejected)
    notes.push('The stated land and building prices do not add up to the asking price, so they are not used.');
  if (splitReading.statedTaxRejected)
    notes.push('The stated consumption tax implies a building price above the asking price, so it is not used.');
  if (subject.isLeasehold) notes.push('Besides the building, the purchase is a land right, which is not depreciated.');
  return notes;
}

function writeSplitMetric(draft: ReportDraft, id: string, formula: string, inputs: string[]): void {
  draft.ledger.computed(id, draft.metrics[id] ?? null, formula, inputs, { range: draft.splitRanges[id] ?? openRange(draft, id) });
}

function writeStatedParts(draft: ReportDraft): void {
  const { subject, ledger } = draft;
  const { extra } = subject;
  const stated = [
    [
      'facts.building_price',
      'building_price_jpy',
      'Stated building price',
      '建物価格 (記載)',
      'With or without consumption tax, as the source states it.',
    ],
    ['facts.land_price', 'land_price_jpy', 'Stated land price', '土地価格 (記載)', 'Land has no consumption tax.'],
    ['facts.consumption_tax', 'consumption_tax_jpy', 'Stated consumption tax', '消費税 (記載)', 'On the building only.'],
  ] as const;
  for (const [id, name, label, labelJa, definition] of stated) {
    const value = extra[name];
    if (value !== undefined)
      ledger.read(id, value, subject.facts.evidence[`extra.${name}`], 'the draft sale contract (売買契約書案)', {
        term: term(label, labelJa, 'JPY', definition),
      });
  }
}

/** Writes what each possible method rests on, and returns the ids by method. */
function writeInputs(draft: ReportDraft): Record<SplitMethod, string[]> {
  const { base, ledger, subject } = draft;
  const { splitReading } = base.purchase.valuation;
  const { standardCost } = splitReading;
  const area = subject.values.floor_area_m2 === null ? 'assumptions.floor_area' : 'facts.floor_area';
  if (standardCost) {
    const { entry } = standardCost;
    ledger.add(
      'split.standard_unit_cost',
      entry.yenPerSqm,
      {
        kind: 'rule',
        rule: standardCostId,
        title: standardCostTitle,
        source: standardCostSource,
        from: `${entry.year}-01-01`,
        to: `${entry.year}-12-31`,
        confirmed: entry.confirmed,
      },
      {
        term: term(
          'Standard building cost of the year',
          '標準的な建築価額',
          'JPY/m2',
          `Row ${entry.year} of the tax office’s table for ${entry.column === 'wood' ? 'wood' : entry.column === 'steel' ? 'steel' : entry.column}.`,
        ),
      },
    );
    ledger.computed(
      'split.standard_cost',
      standardCost.lessWear,
      'standard cost × floor area × remaining statutory life ÷ statutory useful life',
      ['split.standard_unit_cost', area, 'facts.life_left', 'facts.legal_life'],
      {
        term: term(
          'Depreciated standard building cost',
          '標準建築価額 (減価後)',
          'JPY',
          'The tax office’s standard cost × floor area, after straight-line depreciation to the purchase. A condominium unit uses its own floor area.',
        ),
      },
    );
  }
  const statedPart = (['facts.building_price', 'facts.land_price', 'facts.consumption_tax'] as const).filter((id) => ledger.has(id));
  return {
    given_share: ['facts.price'],
    contract: ['facts.price', ...statedPart],
    consumption_tax: ['facts.price', ...statedPart.filter((id) => id === 'facts.consumption_tax')],
    standard_cost: ['facts.price', ...(standardCost ? ['split.standard_cost'] : [])],
    estimated_values: ['facts.price', 'assessment.building', ...(ledger.has('assessment.land') ? ['assessment.land'] : [])],
    assessed_values: ['facts.price', 'assessment.building', ...(ledger.has('assessment.land') ? ['assessment.land'] : [])],
    building_cost: ['facts.price', 'assessment.depreciated_cost'],
  };
}

function formulaOf(draft: ReportDraft, split: PriceSplit): string {
  const { price, valuation } = draft.base.purchase;
  const { standardCost } = valuation.splitReading;
  if (split.method === 'contract') return 'as stated, plus consumption tax if stated separately';
  if (split.method === 'consumption_tax') return 'consumption tax ÷ rate + consumption tax';
  if (split.method === 'assessed_values' || split.method === 'estimated_values')
    return 'price × assessed building value ÷ (assessed land + building), building including consumption tax';
  const cost = split.method === 'standard_cost' ? (standardCost?.lessWear ?? 0) : valuation.depreciatedCost;
  const name =
    split.method === 'standard_cost' ? 'depreciated standard cost' : 'depreciated replacement cost, at least 20% of replacement cost';
  if (split.building >= cost) return name;
  return `${name}, capped at ${Math.round((split.building / price) * 100)}% of the price, since part of it is land`;
}

function writeConsumptionTax(draft: ReportDraft, split: PriceSplit): void {
  const { ledger, subject } = draft;
  const reading: RuleReading<number> = readRule(consumptionTaxRate, subject.asOf);
  ledger.add('rules.consumption_tax_rate', reading.version.value * 100, ruleOrigin(reading), {
    term: term(reading.rule.title, reading.rule.title_ja, 'percent', 'Rate in force on the analysis date.'),
  });
  const stated = ledger.has('facts.consumption_tax') && ['contract', 'consumption_tax'].includes(split.method);
  writeMetric(
    draft,
    'split.consumption_tax',
    stated ? 'as stated' : 'building allocation − building allocation ÷ (1 + rate)',
    stated ? ['facts.consumption_tax'] : ['split.building', 'rules.consumption_tax_rate'],
  );
  const shops = 100 - (draft.settings.values.residential_share ?? 100);
  const creditable = creditableInputTax({
    tax: timesRate(split.consumptionTax, shops / 100),
    purchasedOn: subject.asOf,
    sellerRegistered: true,
  });
  ledger.computed(
    'split.input_tax_credit',
    creditable,
    shops > 0 ? 'consumption tax × non-residential share of the floor area' : 'zero: the building is leased as housing',
    ['split.consumption_tax', ...present(ledger, ['assumptions.residential_share'])],
    {
      term: term(
        'Reclaimable consumption tax, maximum',
        '仕入税額控除 (上限)',
        'JPY',
        'Tax on residential rental buildings cannot be credited (消費税法30条10項, since Oct 2020). Tax on shops and offices can, for an owner filing consumption tax in full and buying from a registered seller. Not used in results.',
      ),
    },
  );
}
