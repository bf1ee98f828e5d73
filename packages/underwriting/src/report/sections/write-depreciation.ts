import type { DepreciationPlan } from '../../case/owner-tax.ts';
import { legalLifeYears, legalLivesOn } from '../../depreciation/legal-life.ts';
import { simplifiedLife } from '../../depreciation/used-life.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { ruleOrigin } from '../../figures/ledger.ts';
import { term } from '../../terms/term.ts';

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
  ledger.computed('tax.equipment_cost', equipment.cost, 'tax cost of the building × equipment share', inputs, {
    term: term(
      'Tax cost of equipment',
      '建物附属設備の取得価額',
      'JPY',
      'Plumbing, wiring and similar, depreciated separately from the building.',
    ),
  });
  ledger.computed(
    'tax.equipment_rate',
    equipment.rate * 100,
    `1 ÷ ${equipment.life} years, rounded up at the third decimal`,
    ['facts.age_years'],
    {
      term: term(
        'Straight-line rate, equipment',
        '附属設備の償却率',
        'percent',
        `Statutory useful life is ${legalLifeYears('equipment_plumbing_electric', subject.asOf)} years; used equipment follows the simplified method.`,
      ),
    },
  );
  return ['tax.equipment_cost', 'tax.equipment_rate'];
}

/** Lumping light steel under one life is a known trap: the thin kind has its own. */
export function writeSteelAlternative(draft: ReportDraft): void {
  const { subject, ledger, base } = draft;
  if (subject.structureUsed !== 'LGS') return;
  const thin = legalLifeYears('steel_3mm_or_less', subject.asOf);
  const months = subject.ageMonths ?? base.purchase.valuation.ageYears * 12;
  ledger.add('tax.used_life_thin_steel', simplifiedLife(thin, months), ruleOrigin(legalLivesOn(subject.asOf)), {
    term: term(
      'Depreciation period, members up to 3 mm',
      '簡便法耐用年数 (3mm以下)',
      'years',
      `The model uses a statutory useful life of ${subject.legalLifeYears} years (3–4 mm members); thinner steel has ${thin}.`,
    ),
  });
}
