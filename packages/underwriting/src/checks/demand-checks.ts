import type { ReportDraft } from '../draft/report-draft.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { reference } from './references.ts';
import { privateLodgingDays } from './rules/letting.ts';
import { stated } from './source-text.ts';

/** What distance takes from the rent. It is inside a rent that is stated, and not taken off again. */
function walkEffect(draft: ReportDraft): string | null {
  const income = draft.metrics['income.gross_potential'] ?? 0;
  const discount = reference(draft, 'walk_discount');
  const lost = (percent: number) => (-income * percent) / (100 - percent);
  return writeEffect(draft, 'walk', {
    value: lost(discount.value),
    ends: [lost(discount.low), lost(discount.high)],
    unit: 'JPY/year',
    label: 'Rent of a year below the same rooms at the station (rates of Tokyo’s 23 wards)',
    formula: '− full rent of a year × discount ÷ (100 % − discount); already inside the rent',
    inputs: ['income.gross_potential', discount.id],
  });
}

const walk: Check = {
  frame: frame(
    'walk',
    17,
    'caution',
    'Map with the walking route (現地案内図)',
    'How many minutes is it on foot to the nearest station, measured along the road?',
    '最寄駅までの徒歩分数 (道路距離80mを1分として) を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    if (subject.busOnly)
      return {
        ...flag('Bus needed to the station', 'Only stations by bus are stated. Single tenants avoid them.'),
        effect: walkEffect(draft),
      };
    if (subject.walkMinutes === null)
      return unknown('Walk to the station is not stated', 'Rents fall clearly beyond ten minutes.', ['facts.walk_minutes']);
    if (subject.walkMinutes > 10)
      return {
        ...flag(
          'More than ten minutes on foot',
          `${subject.walkMinutes} minutes. In the 23 wards of Tokyo rents at 11 to 15 minutes were about 13 % below those at the station, at 16 to 20 about 16 %.`,
          ['facts.walk_minutes'],
          subject.walkMinutes > 15 ? 'caution' : 'note',
        ),
        effect: walkEffect(draft),
      };
    return pass('Within ten minutes on foot', `${subject.walkMinutes} minutes to the nearest station stated.`, ['facts.walk_minutes']);
  },
};

const stigma: Check = {
  frame: frame(
    'stigma_disclosure',
    21,
    'caution',
    'Important matters explanation (重要事項説明書); seller’s disclosure (告知書)',
    'Is there anything to be disclosed (告知事項): what, when and where?',
    '告知事項の有無と内容、時期、場所を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const said = stated(draft.subject, 'stigma');
    if (said === 'bad') {
      const cut = reference(draft, 'stigma_cut');
      const each = (draft.metrics['income.gross_potential'] ?? 0) / draft.subject.unitsUsed;
      return {
        ...flag('Something is to be disclosed', 'The sources mention a matter of disclosure. It may lower rent and price for years.'),
        effect: writeEffect(draft, 'stigma_disclosure', {
          value: (-each * cut.value) / 100,
          ends: [(-each * cut.low) / 100, (-each * cut.high) / 100],
          unit: 'JPY/year',
          label: 'Lower rent of one dwelling',
          formula: '− full rent of a year ÷ dwellings × lower rent after a matter of disclosure',
          inputs: ['income.gross_potential', 'facts.units', cut.id],
        }),
      };
    }
    if (said === 'good') return pass('Nothing to be disclosed', 'The sources say so.');
    return unknown(
      'Matters of disclosure are not stated',
      `Deaths and the like must be told when asked, by the guideline of October 2021.`,
      [],
      'note',
    );
  },
};

const shortStay: Check = {
  frame: frame(
    'short_stay',
    25,
    'note',
    'House rules (管理規約); licence (旅館業許可証・届出番号)',
    'Is letting to guests planned or barred, and is there a licence?',
    '民泊・旅館業の可否と許可の有無を教えてください。',
  ),
  run: ({ subject }) => {
    const said = stated(subject, 'short_stay');
    if (said === 'bad')
      return flag(
        'Letting to guests named',
        `Private lodging is capped at ${privateLodgingDays} days a year, hotel licences depend on zone and building, and most condominiums bar both.`,
        [],
        'caution',
      );
    if (said === 'good') return pass('Letting to guests is barred', 'The sources say so; this report counts on ordinary letting only.');
    return unknown(
      'Letting to guests is not spoken of',
      'This report does not count on it. Whether neighbours in the building do, and whether the rules bar it, is not stated.',
    );
  },
};

/** Residential relief of the land tax that the city’s recommendation ends: 1/6 and 1/3 become the ceiling of other land. */
function reliefEffect(draft: ReportDraft): string | null {
  const assessed = draft.ledger.value('assessment.land');
  if (assessed === null || assessed <= 0) return null;
  const city = (draft.ledger.value('assumptions.city_planning_rate') ?? 0) / 100;
  const more = (level: number) => -assessed * (0.014 * (level - 1 / 6) + city * (level - 1 / 3));
  return writeEffect(draft, 'vacant_house_advice', {
    value: more(0.7),
    ends: [more(0.6), more(0.7)],
    unit: 'JPY/year',
    label: 'Land tax without the residential relief',
    formula: '− assessed land × (1.4 % × (70 % − 1/6) + city planning rate × (70 % − 1/3)); at a burden level of 60 % less',
    inputs: ['assessment.land', 'rules.fixed_asset_tax_rate', 'assumptions.city_planning_rate'],
  });
}

const vacantHouse: Check = {
  frame: frame(
    'vacant_house_advice',
    30,
    'caution',
    'City office: letters under the vacant house act (空家法の助言・指導・勧告の有無)',
    'Was the house named a neglected vacant house?',
    '特定空家・管理不全空家の勧告を受けていますか。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const said = stated(subject, 'neglected_house');
    if (said === 'bad')
      return {
        ...flag(
          'Named a neglected vacant house',
          'The relief for residential land ends with the city’s recommendation; the land tax can rise several times.',
          ['financial_analysis.annual_taxes.fixed_asset_tax'],
        ),
        effect: reliefEffect(draft),
      };
    if (said === 'good') return pass('Stated not to be a neglected vacant house', 'The sources say so.');
    if (['tenanted', 'owner_occupied'].includes(subject.values.occupancy ?? ''))
      return pass('The building is lived in', 'The sources state that it is let or lived in; the act is about empty buildings.');
    return unknown(
      subject.values.occupancy === 'vacant' ? 'It stands empty' : 'Whether the city has written is not stated',
      subject.values.occupancy === 'vacant'
        ? 'Ask whether the city has written about it: a recommendation ends the relief for residential land.'
        : 'The sources do not speak of a neglected vacant house, nor do they rule it out.',
      [],
      'note',
    );
  },
};

const population: Check = {
  frame: frame(
    'population',
    32,
    'caution',
    'Projection by municipality (国立社会保障・人口問題研究所 地域別将来推計人口)',
    'How have vacancy and asking rents of the area moved over the last five years?',
    '周辺の空室率と募集賃料は過去5年でどう推移していますか。',
  ),
  run: ({ ledger }) => {
    const index = ledger.value('place.population_index');
    if (index === null) return unknown('Population trend not checked', 'No projection is at hand for the place.', [], 'note');
    const text = `The national projection puts the population of 2050 at ${(index * 100).toFixed(0)} % of today’s.`;
    if (index < 0.7) return flag('Population falls by more than 30 %', text, ['place.population_index']);
    if (index < 0.8) return flag('Population falls by more than 20 %', text, ['place.population_index']);
    return pass('Population holds up', text, ['place.population_index']);
  },
};

/** One tenant cannot be spread; several with different names do not yet show different employers, so there is no good case to state. */
const singleDemand: Check = {
  frame: {
    ...frame(
      'single_demand',
      33,
      'caution',
      'Rent roll with employers (入居者属性の分かるレントロール)',
      'Do the tenants come from one university, factory or company?',
      '入居者は特定の大学、工場、企業に偏っていませんか。',
    ),
    ofOneHome: {
      settle: 'Lease with the kind of tenant (入居者属性の分かる賃貸借契約書)',
      question_en: 'Who rents it: a student, a company, or someone who works at one place nearby?',
      question_ja: '入居者は学生、法人、近隣の特定の勤務先の方のいずれかに当たりますか。',
    },
  },
  run: ({ subject }) => {
    if (stated(subject, 'students') === 'bad')
      return flag('Demand from one source', 'The sources point to students or one employer. If it leaves, many rooms stand empty at once.');
    if (stated(subject, 'campus_or_plant') === 'bad')
      return unknown(
        'A campus or plant is named nearby',
        'How many tenants depend on it is not stated; one that closes empties whole blocks.',
        [],
        'caution',
      );
    return unknown('Who rents here is not stated', 'A campus or plant that closes empties whole blocks.', [], 'note');
  },
};

export const demandChecks: readonly Check[] = [walk, stigma, shortStay, vacantHouse, population, singleDemand];
