import type { DepreciationPlan } from '../../case/owner-tax.ts';
import { legalLifeYears, legalLivesOn } from '../../depreciation/legal-life.ts';
import { simplifiedLife } from '../../depreciation/used-life.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { ruleOrigin } from '../../figures/ledger.ts';
import * as texts from '../../texts/depreciation-texts.ts';

/** The split and what other methods would give: it drives depreciation and the gain. */
export function splitFigures({ ledger }: ReportDraft): string[] {
  const others = Object.keys(ledger.figures()).filter((id) => id.startsWith('split.building_by_'));
  return [
    'split.building',
    'split.land',
    ...(ledger.has('split.consumption_tax') ? ['split.consumption_tax', 'split.input_tax_credit'] : []),
    ...others,
  ];
}

/** Equipment with its own life, where a share of the building is named as such. Returns the figures it adds. */
export function writeEquipment({ ledger, subject }: ReportDraft, equipment: DepreciationPlan['equipment']): string[] {
  if (equipment === null) return [];
  const inputs = ['tax.building_cost', 'assumptions.equipment_share'];
  ledger.computed('tax.equipment_cost', equipment.cost, texts.equipmentCostFormula, inputs, {
    term: texts.equipmentCost,
  });
  ledger.computed('tax.equipment_rate', equipment.rate * 100, texts.equipmentRateFormula(equipment.life), ['facts.age_years'], {
    term: texts.equipmentRate(legalLifeYears('equipment_plumbing_electric', subject.asOf)),
  });
  return ['tax.equipment_cost', 'tax.equipment_rate'];
}

/** Lumping light steel under one life is a known trap: the thin kind has its own. */
export function writeSteelAlternative(draft: ReportDraft): void {
  const { subject, ledger, base } = draft;
  if (subject.structureUsed !== 'LGS') return;
  const thin = legalLifeYears('steel_3mm_or_less', subject.asOf);
  const months = subject.ageMonths ?? base.purchase.valuation.ageYears * 12;
  ledger.add('tax.used_life_thin_steel', simplifiedLife(thin, months), ruleOrigin(legalLivesOn(subject.asOf)), {
    term: texts.usedLifeThinSteel(subject.legalLifeYears, thin),
  });
}
