import type { PriceSplit, SplitMethod } from '../../acquisition/price-split.ts';
import { openRange, present, type ReportDraft, writeMetric } from '../../draft/report-draft.ts';
import type { ExtraName } from '../../facts/extra-facts.ts';
import { ruleOrigin } from '../../figures/ledger.ts';
import { timesRate } from '../../money/yen.ts';
import { rangeText, yenText } from '../../numbers/number-text.ts';
import { consumptionTaxRate } from '../../rules/consumption-tax.ts';
import { type RuleReading, readRule } from '../../rules/dated-rule.ts';
import { standardCostId, standardCostSource, standardCostTitle } from '../../rules/standard-building-cost.ts';
import { creditableInputTax } from '../../tax/input-tax.ts';
import * as shared from '../../texts/shared-texts.ts';
import * as texts from '../../texts/split-texts.ts';

const certificate = texts.certificate;

/** Assessed values that the sources state; the building's estimate where they do not. The land's estimate follows from the split. */
export function writeAssessment(draft: ReportDraft): void {
  const { subject, ledger } = draft;
  const evidence = (name: ExtraName) => subject.facts.evidence[`extra.${name}`];
  const { land, building } = subject.assessed;
  if (building === null)
    writeMetric(draft, 'assessment.building', texts.assessedBuildingFormula, [
      'assessment.rebuilding_cost',
      'assumptions.building_assessed_share',
      'assumptions.assessment_floor_years',
      'facts.age_years',
    ]);
  else ledger.read('assessment.building', building, evidence('building_assessed_jpy'), certificate, { term: texts.assessedBuilding });
  if (land === null && !subject.isLeasehold && ledger.has('land.official_value'))
    writeMetric(draft, 'assessment.land', texts.assessedLandFormula, ['land.official_value']);
  if (land !== null && !subject.isLeasehold)
    ledger.read('assessment.land', land, evidence('land_assessed_jpy'), certificate, { term: texts.assessedLand });
}

/** How far the methods lie apart, and what would settle it; nothing where they agree. */
function spanText(span: readonly [number, number] | null, counted: number): string {
  if (span === null || span[0] === span[1]) return '';
  return texts.span(yenText(counted), rangeText(span, yenText));
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
    share ? texts.buildingByShareFormula : formulaOf(draft, chosen),
    share ? ['facts.price', 'assumptions.building_share'] : inputs[chosen.method],
  );
  if (chosen.consumptionTax > 0) writeConsumptionTax(draft, chosen);
  writeSplitMetric(draft, 'split.land', texts.landFormula, ['facts.price', 'split.building']);
  for (const other of possible) {
    if (other.method === chosen.method) continue;
    ledger.computed(otherId(other.method), other.building, formulaOf(draft, other), inputs[other.method], {
      term: texts.buildingBy(texts.methodNames[other.method], texts.methodNames[chosen.method]),
    });
  }
  const notes = [texts.splitUses(texts.methodNames[chosen.method], spanText(splitReading.span, chosen.building))];
  if (splitReading.statedPartsRejected) notes.push(texts.partsRejected);
  if (splitReading.statedTaxRejected) notes.push(texts.taxRejected);
  if (subject.isLeasehold) notes.push(texts.landRight);
  return notes;
}

function writeSplitMetric(draft: ReportDraft, id: string, formula: string, inputs: string[]): void {
  draft.ledger.computed(id, draft.metrics[id] ?? null, formula, inputs, { range: draft.splitRanges[id] ?? openRange(draft, id) });
}

function writeStatedParts(draft: ReportDraft): void {
  const { subject, ledger } = draft;
  const { extra } = subject;
  const stated = [
    ['facts.building_price', 'building_price_jpy', texts.statedBuilding],
    ['facts.land_price', 'land_price_jpy', texts.statedLand],
    ['facts.consumption_tax', 'consumption_tax_jpy', texts.statedTax],
  ] as const;
  for (const [id, name, label] of stated) {
    const value = extra[name];
    if (value !== undefined)
      ledger.read(id, value, subject.facts.evidence[`extra.${name}`], texts.askDraftContract, {
        term: label,
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
        term: texts.standardUnitCost(entry.year, entry.column === 'wood', entry.column === 'steel', entry.column),
      },
    );
    ledger.computed(
      'split.standard_cost',
      standardCost.lessWear,
      texts.standardCostFormula,
      ['split.standard_unit_cost', area, 'facts.life_left', 'facts.legal_life'],
      {
        term: texts.standardCost,
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
  if (split.method === 'contract') return texts.byContractFormula;
  if (split.method === 'consumption_tax') return texts.byTaxFormula;
  if (split.method === 'assessed_values' || split.method === 'estimated_values') return texts.byAssessedValuesFormula;
  const cost = split.method === 'standard_cost' ? (standardCost?.lessWear ?? 0) : valuation.depreciatedCost;
  const name = split.method === 'standard_cost' ? texts.byStandardCostFormula : texts.byBuildingCostFormula;
  if (split.building >= cost) return name;
  return texts.capped(name, Math.round((split.building / price) * 100));
}

function writeConsumptionTax(draft: ReportDraft, split: PriceSplit): void {
  const { ledger, subject } = draft;
  const reading: RuleReading<number> = readRule(consumptionTaxRate, subject.asOf);
  ledger.add('rules.consumption_tax_rate', reading.version.value * 100, ruleOrigin(reading), {
    term: shared.rateOf(reading.rule.title, reading.rule.title_ja),
  });
  const stated = ledger.has('facts.consumption_tax') && ['contract', 'consumption_tax'].includes(split.method);
  writeMetric(
    draft,
    'split.consumption_tax',
    stated ? shared.asStated : texts.consumptionTaxFormula,
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
    shops > 0 ? texts.inputTaxCreditFormula : texts.noInputTaxCreditFormula,
    ['split.consumption_tax', ...present(ledger, ['assumptions.residential_share'])],
    {
      term: texts.inputTaxCredit,
    },
  );
}
