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
  ledger.computed('tax.equipment_cost', equipment.cost, 'cost of the building × share of equipment', inputs, {
    term: term(
      'Cost of the equipment for tax',
      '建物附属設備の取得価額',
      'JPY',
      'Plumbing, wiring and the like, written off apart from the building.',
    ),
  });
  ledger.computed(
    'tax.equipment_rate',
    equipment.rate * 100,
    `1 ÷ ${equipment.life} years, rounded up at the third decimal`,
    ['facts.age_years'],
    {
      term: term(
        'Straight-line rate of equipment',
        '附属設備の償却率',
        'percent',
        `The tax life is ${legalLifeYears('equipment_plumbing_electric', subject.asOf)} years; for used equipment what the simplified method leaves of it.`,
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
      'Life if members are 3 mm or thinner',
      '簡便法耐用年数 (3mm以下)',
      'years',
      `Used above: ${subject.legalLifeYears} years of tax life for 3 to 4 mm; thinner steel has ${thin}.`,
    ),
  });
}
