import type { PriceSplit, SplitMethod } from '../../acquisition/price-split.ts';
import { openRange, present, type ReportDraft, writeMetric } from '../../draft/report-draft.ts';
import type { ExtraName } from '../../facts/extra-facts.ts';
import { ruleOrigin, type Term } from '../../figures/ledger.ts';
import { timesRate } from '../../money/yen.ts';
import { grouped } from '../../numbers/number-text.ts';
import { consumptionTaxRate } from '../../rules/consumption-tax.ts';
import { type RuleReading, readRule } from '../../rules/dated-rule.ts';
import { standardCostId, standardCostSource, standardCostTitle } from '../../rules/standard-building-cost.ts';
import { creditableInputTax } from '../../tax/input-tax.ts';
import { term } from '../../terms/term.ts';

const certificate = 'the assessment certificate (固定資産評価証明書) or the tax bill (課税明細書)';

/** Assessed values that the sources state; the building's estimate where they do not. The land's estimate follows from the split. */
export function writeAssessment(draft: ReportDraft): void {
  const { subject, ledger } = draft;
  const evidence = (name: ExtraName) => subject.facts.evidence[`extra.${name}`];
  const stated = (label: string, labelJa: string): { term: Term } => ({
    term: term(
      label,
      labelJa,
      'JPY',
      'As the tax office has it on its roll. Registration, acquisition and property taxes are worked out from it.',
    ),
  });
  const { land, building } = subject.assessed;
  if (building === null)
    writeMetric(draft, 'assessment.building', 'replacement cost × share when new × age correction', [
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
      stated('Assessed value of the building', '家屋評価額'),
    );
  if (land === null && !subject.isLeasehold && ledger.has('land.official_value'))
    writeMetric(draft, 'assessment.land', 'official value of the land × 70 %', ['land.official_value']);
  if (land !== null && !subject.isLeasehold)
    ledger.read('assessment.land', land, evidence('land_assessed_jpy'), certificate, stated('Assessed value of the land', '土地評価額'));
}

const methodNames: Record<SplitMethod, string> = {
  given_share: 'the share given by you',
  contract: 'the parts stated in the contract or listing',
  consumption_tax: 'the consumption tax stated',
  standard_cost: 'the tax office’s table of building costs',
  assessed_values: 'the assessed values stated',
  estimated_values: 'assessed values as estimated',
  building_cost: 'our replacement cost less wear',
};

/** How far the methods lie apart, and what would settle it; nothing where they agree. */
function spanText(span: readonly [number, number] | null, counted: number): string {
  if (span === null || span[0] === span[1]) return '';
  return ` By the methods that apply the building is ${grouped(span[0])} to ${grouped(span[1])} yen, ${grouped(counted)} of them counted: depreciation, tax and dead cross move with it.`;
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
    share ? 'price × share given by you' : formulaOf(draft, chosen),
    share ? ['facts.price', 'assumptions.building_share'] : inputs[chosen.method],
  );
  if (chosen.consumptionTax > 0) writeConsumptionTax(draft, chosen);
  writeSplitMetric(draft, 'split.land', 'price − building', ['facts.price', 'split.building']);
  for (const other of possible) {
    if (other.method === chosen.method) continue;
    ledger.computed(otherId(other.method), other.building, formulaOf(draft, other), inputs[other.method], {
      term: term(
        `Building’s part by ${methodNames[other.method]}`,
        null,
        'JPY',
        `Shown beside the one that counts, which follows ${methodNames[chosen.method]}. A tax office may ask for the reasons of a split.`,
      ),
    });
  }
  const notes = [
    `The price is divided into land and building by ${methodNames[chosen.method]}. The first that applies counts: parts stated, consumption tax, assessed values stated, the tax office’s table of building costs, assessed values as estimated, our replacement cost.${spanText(splitReading.span, chosen.building)}`,
  ];
  if (splitReading.statedPartsRejected)
    notes.push(
      'Parts of the price are stated for land or building, but they do not add up to the price, so they are left aside. Ask which is right.',
    );
  if (splitReading.statedTaxRejected)
    notes.push('The consumption tax stated would make the building dearer than the whole price, so it is left aside. Ask which is right.');
  if (subject.isLeasehold) notes.push('What is bought beside the building is a right to the land, which is not written off either.');
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
      'Building’s part as stated',
      '建物価格 (記載)',
      'With or without the consumption tax, as the source puts it.',
    ],
    ['facts.land_price', 'land_price_jpy', 'Land’s part as stated', '土地価格 (記載)', 'Land bears no consumption tax.'],
    ['facts.consumption_tax', 'consumption_tax_jpy', 'Consumption tax as stated', '消費税 (記載)', 'Only on the building.'],
  ] as const;
  for (const [id, name, label, labelJa, definition] of stated) {
    const value = extra[name];
    if (value !== undefined)
      ledger.read(id, value, subject.facts.evidence[`extra.${name}`], 'the draft contract (売買契約書案)', {
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
      'standard cost × floor area × life left ÷ tax life',
      ['split.standard_unit_cost', area, 'facts.life_left', 'facts.legal_life'],
      {
        term: term(
          'Building by the standard cost, less wear',
          '標準建築価額 (減価後)',
          'JPY',
          'The tax office’s table times the floor area, less straight-line wear until the purchase. For a unit its own floor area counts.',
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
  if (split.method === 'contract') return 'as stated, with the consumption tax where it stands beside';
  if (split.method === 'consumption_tax') return 'consumption tax ÷ rate + consumption tax';
  if (split.method === 'assessed_values' || split.method === 'estimated_values')
    return 'price × assessed value of the building ÷ both assessed values, the building raised by its consumption tax';
  const cost = split.method === 'standard_cost' ? (standardCost?.lessWear ?? 0) : valuation.depreciatedCost;
  const name = split.method === 'standard_cost' ? 'standard cost less wear' : 'replacement cost less wear, a fifth of it at least';
  if (split.building >= cost) return name;
  return `${name}, held at ${Math.round((split.building / price) * 100)} % of the price, since some of it is land`;
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
    stated ? 'as stated' : 'building’s part − building’s part ÷ (1 + rate)',
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
    shops > 0 ? 'consumption tax × part of the floor area that is not dwellings' : 'zero: the building is let as dwellings',
    ['split.consumption_tax', ...present(ledger, ['assumptions.residential_share'])],
    {
      term: term(
        'Consumption tax that could be reclaimed, at most',
        '仕入税額控除 (上限)',
        'JPY',
        'The tax on a building let as dwellings is never credited (消費税法30条10項, since October 2020). That on shops and offices is, for an owner who files consumption tax in full and buys from a registered seller. It counts nowhere.',
      ),
    },
  );
}
