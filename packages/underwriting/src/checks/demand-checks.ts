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
    label: 'Annual rent below the same unit at the station',
    formula: '− annual full-occupancy rent × discount ÷ (100% − discount); already included in the rent',
    inputs: ['income.gross_potential', discount.id],
  });
}

const walk: Check = {
  frame: frame(
    'walk',
    17,
    'caution',
    'Location map (現地案内図)',
    'How many minutes is the walk to the nearest station (最寄駅), at 80 m a minute along the road?',
    '最寄駅までの徒歩分数 (道路距離80mを1分として) を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    if (subject.busOnly)
      return {
        ...flag('Bus ride to the station', 'Only stations by bus are stated. Single tenants avoid them.'),
        effect: walkEffect(draft),
      };
    if (subject.walkMinutes === null)
      return unknown('Walk to the station: not stated', 'Rents fall clearly beyond a ten-minute walk.', ['facts.walk_minutes']);
    if (subject.walkMinutes > 10)
      return {
        ...flag(
          'Walk to the station above ten minutes',
          `The walk is ${subject.walkMinutes} minutes. In Tokyo’s 23 wards, rents 11–15 minutes away were about 13% below those at the station, and about 16% at 16–20 minutes.`,
          ['facts.walk_minutes'],
          subject.walkMinutes > 15 ? 'caution' : 'note',
        ),
        effect: walkEffect(draft),
      };
    return pass('Walk to the station within ten minutes', `The walk is ${subject.walkMinutes} minutes to the nearest stated station.`, [
      'facts.walk_minutes',
    ]);
  },
};

const stigma: Check = {
  frame: frame(
    'stigma_disclosure',
    21,
    'caution',
    'Explanation of Important Matters (重要事項説明書); seller’s disclosure (告知書)',
    'Are there any disclosure matters (告知事項), and if so, what, when and where?',
    '告知事項の有無と内容、時期、場所を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const said = stated(draft.subject, 'stigma');
    if (said === 'bad') {
      const cut = reference(draft, 'stigma_cut');
      const each = (draft.metrics['income.gross_potential'] ?? 0) / draft.subject.unitsUsed;
      return {
        ...flag('Disclosure matter stated', 'The sources mention a disclosure matter (告知事項). It may lower rent and price for years.'),
        effect: writeEffect(draft, 'stigma_disclosure', {
          value: (-each * cut.value) / 100,
          ends: [(-each * cut.low) / 100, (-each * cut.high) / 100],
          unit: 'JPY/year',
          label: 'Lower rent of one unit',
          formula: '− annual full-occupancy rent ÷ units × rent reduction after a disclosure matter',
          inputs: ['income.gross_potential', 'facts.units', cut.id],
        }),
      };
    }
    if (said === 'good') return pass('No disclosure matters', 'Stated in the sources.');
    return unknown(
      'Disclosure matters: not stated',
      `Under the guideline of Oct 2021, brokers must answer when asked about past deaths.`,
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
    'Condominium bylaws (管理規約); license (旅館業許可証・届出番号)',
    'Is short-term rental (民泊・旅館業) allowed, and is there a license?',
    '民泊・旅館業の可否と許可の有無を教えてください。',
  ),
  run: ({ subject }) => {
    const said = stated(subject, 'short_stay');
    if (said === 'bad')
      return flag(
        'Short-term rental mentioned',
        `Short-term rental (民泊) is capped at ${privateLodgingDays} days a year, hotel licenses depend on zoning, and most condominiums ban both.`,
        [],
        'caution',
      );
    if (said === 'good') return pass('Short-term rental banned', 'Stated in the sources; this report models ordinary leases only.');
    return unknown(
      'Short-term rental: not stated',
      'This report does not model it. Whether neighbors do it and whether the bylaws ban it is not stated.',
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
    label: 'Property tax without residential land relief',
    formula: '− assessed land × (1.4% × (70% − 1/6) + city planning tax rate × (70% − 1/3)); lower at a taxable share of 60%',
    inputs: ['assessment.land', 'rules.fixed_asset_tax_rate', 'assumptions.city_planning_rate'],
  });
}

const vacantHouse: Check = {
  frame: frame(
    'vacant_house_advice',
    30,
    'caution',
    'City office: notices under the Vacant House Act (空家法の助言・指導・勧告の有無)',
    'Has the house received a recommendation as a neglected vacant house (特定空家・管理不全空家)?',
    '特定空家・管理不全空家の勧告を受けていますか。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const said = stated(subject, 'neglected_house');
    if (said === 'bad')
      return {
        ...flag(
          'Designated a neglected vacant house',
          'Residential land relief ends with the city’s recommendation, and property tax on the land can rise several times.',
          ['financial_analysis.annual_taxes.fixed_asset_tax'],
        ),
        effect: reliefEffect(draft),
      };
    if (said === 'good') return pass('Not a neglected vacant house', 'Stated in the sources.');
    if (['tenanted', 'owner_occupied'].includes(subject.values.occupancy ?? ''))
      return pass(
        'Building occupied',
        'The sources state that it is leased or owner-occupied; the Vacant House Act concerns vacant buildings.',
      );
    return unknown(
      subject.values.occupancy === 'vacant' ? 'Building vacant' : 'Vacant house notice: not stated',
      subject.values.occupancy === 'vacant'
        ? 'A recommendation from the city ends residential land relief, so past notices matter.'
        : 'The sources neither mention nor rule out a neglected vacant house.',
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
    'Municipal population projection (国立社会保障・人口問題研究所 地域別将来推計人口)',
    'How have vacancy and asking rents in the area changed over the last five years?',
    '周辺の空室率と募集賃料は過去5年でどう推移していますか。',
  ),
  run: ({ ledger }) => {
    const index = ledger.value('place.population_index');
    if (index === null) return unknown('Population trend: not verified', 'No projection is available for this municipality.', [], 'note');
    const text = `The national projection for 2050 is ${Math.floor(index * 100)}% of today’s population.`;
    if (index < 0.7) return flag('Population falls by more than 30%', text, ['place.population_index']);
    if (index < 0.8) return flag('Population falls by more than 20%', text, ['place.population_index']);
    return pass('Population of 2050 above 80% of today’s', text, ['place.population_index']);
  },
};

/** One tenant cannot be spread; several with different names do not yet show different employers, so there is no good case to state. */
const singleDemand: Check = {
  frame: {
    ...frame(
      'single_demand',
      33,
      'caution',
      'Rent roll with tenant types (入居者属性の分かるレントロール)',
      'Are the tenants concentrated in one university, factory or company?',
      '入居者は特定の大学、工場、企業に偏っていませんか。',
    ),
    ofOneHome: {
      settle: 'Lease with the tenant type (入居者属性の分かる賃貸借契約書)',
      question_en: 'Is the tenant a student, a company, or an employee of one nearby workplace?',
      question_ja: '入居者は学生、法人、近隣の特定の勤務先の方のいずれかに当たりますか。',
    },
  },
  run: ({ subject }) => {
    if (stated(subject, 'students') === 'bad')
      return flag(
        'Tenant demand from one source',
        'The sources point to students or one employer. If it leaves, many units become vacant at once.',
      );
    if (stated(subject, 'campus_or_plant') === 'bad')
      return unknown(
        'Tenant mix: not verified, campus or plant nearby',
        'How many tenants depend on it is not stated; a closure can leave whole buildings vacant.',
        [],
        'caution',
      );
    return unknown('Tenant mix: not stated', 'Demand from one campus or plant disappears when it closes.', [], 'note');
  },
};

export const demandChecks: readonly Check[] = [walk, stigma, shortStay, vacantHouse, population, singleDemand];
