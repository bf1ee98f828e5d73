import { typicalGrossYield } from '../assumptions/defaults.ts';
import { currentMonthlyRent, statedRent } from '../facts/rent.ts';
import { term } from '../report/terms/term.ts';
import { type Check, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { keywordFlags } from './rules/keywords.ts';
import { isYieldOutlier, privateLodgingDays } from './rules/letting.ts';

const named = (text: string, ...flags: string[]) => keywordFlags(text).some((found) => flags.includes(found));

const utilities: Check = {
  frame: frame(
    'utilities',
    15,
    'note',
    'Property outline; gas contract',
    'Town gas or propane, sewer or septic tank, and who owns the gas equipment?',
    'ガスの種別、下水・浄化槽の別、ガス設備の貸与契約の有無を教えてください。',
  ),
  run: ({ subject }) => {
    if (named(subject.text, 'septic_tank', 'well_water'))
      return flag('Septic tank or well', 'The sources name one; upkeep and a later connection cost money.', [], 'caution');
    if (named(subject.text, 'propane'))
      return flag(
        'Propane gas',
        'Tenants pay more, and equipment lent by the gas dealer may have to be bought back. New rules of April 2025 bar its cost from the gas price.',
      );
    return unknown('Gas and sewer are not stated', 'Propane and septic tanks weigh on tenants and owner.');
  },
};

const walk: Check = {
  frame: frame('walk', 17, 'caution'),
  run: ({ subject }) => {
    if (subject.busOnly) return flag('Bus needed to the station', 'Only stations by bus are stated. Single tenants avoid them.');
    if (subject.walkMinutes === null)
      return unknown('Walk to the station is not stated', 'Rents fall clearly beyond ten minutes.', ['facts.walk_minutes']);
    if (subject.walkMinutes > 10)
      return flag(
        'More than ten minutes on foot',
        `${subject.walkMinutes} minutes. In the 23 wards, rents at 11 to 15 minutes were about 13 % below those at the station.`,
        ['facts.walk_minutes'],
        subject.walkMinutes > 15 ? 'caution' : 'note',
      );
    return pass('Within ten minutes on foot', `${subject.walkMinutes} minutes to the nearest station stated.`, ['facts.walk_minutes']);
  },
};

const sublease: Check = {
  frame: frame(
    'sublease',
    18,
    'caution',
    'Sub-lease contract (サブリース契約書)',
    'Is there a sub-lease, when may the rent be reviewed, and how can it be ended?',
    'サブリース契約の有無、賃料改定時期、解約条件を教えてください。',
  ),
  run: (draft) => {
    const { subject } = draft;
    if (!named(subject.text, 'sublease')) return pass('No sub-lease named', 'The sources do not speak of one.');
    const effect = writeEffect(
      draft,
      'sublease',
      -0.1 * (draft.metrics['income.gross_potential'] ?? 0),
      'JPY/year',
      'A review that cuts the guaranteed rent by a tenth',
      'gross potential income × −10 %',
      ['income.gross_potential'],
    );
    return {
      ...flag(
        'Sub-lease',
        'The rent comes from a master tenant. “Guaranteed” rent may be cut on review by law, and ending the contract is hard for the owner.',
      ),
      effect,
    };
  },
};

const fullAgainstCurrent: Check = {
  frame: frame(
    'full_against_current',
    19,
    'caution',
    'Rent roll (レントロール) and bank statements',
    'Which rooms are let today, since when and at what rent?',
    '現在の入居状況と各室の契約開始日、賃料を教えてください。',
  ),
  run: (draft) => {
    const { subject, ledger } = draft;
    const full = ledger.value('rent.monthly_full');
    if (full === null || statedRent(subject) === null)
      return unknown('No rent to compare', 'No source states a rent.', ['rent.monthly_full']);
    const current = currentMonthlyRent(subject);
    if (current === null)
      return unknown('Whether the rooms are let is not stated', 'The rent may be the hoped-for rent with every room let (満室想定).', [
        'rent.monthly_full',
      ]);
    const share = (current / full) * 100;
    if (share >= 95)
      return pass('Stated as let', 'The rent counted is, as far as stated, paid today. A rent roll would confirm it.', [
        'rent.monthly_full',
      ]);
    const inputs = ['rent.monthly_full', ...(ledger.has('facts.current_rent') ? ['facts.current_rent'] : [])];
    const effect = writeEffect(
      draft,
      'full_against_current',
      (current - full) * 12,
      'JPY/year',
      'Rent that the yield counts and nobody pays today',
      '(rent paid now − full rent) × 12',
      inputs,
    );
    return {
      ...flag(
        'Rent paid now is below full rent',
        `Tenants pay ${current.toLocaleString('en-US')} yen a month, ${share.toFixed(0)} % of the full rent that the yield counts.`,
        ['rent.monthly_full', 'facts.current_rent'],
      ),
      effect,
    };
  },
};

const yieldOutlier: Check = {
  frame: frame(
    'yield_outlier',
    20,
    'caution',
    'Rent roll; reason for the sale',
    'Why does it yield so much more than others here?',
    '周辺より利回りが高い理由を教えてください。',
  ),
  run: ({ subject, ledger, rentBasis }) => {
    const own = subject.values.gross_yield_pct ?? ledger.value('returns.gross_yield');
    if (own === null || rentBasis === 'assumed')
      return unknown('No yield to compare', 'No source states a rent or a yield.', ['returns.gross_yield']);
    const typical = typicalGrossYield(subject);
    const reference = ledger.assumed(
      'reference.typical_gross_yield',
      typical.value,
      'reference/typical_gross_yield',
      typical.reason,
      typical.source,
      {
        range: [typical.low, typical.high],
        term: term(
          'Usual gross yield of the type',
          '想定表面利回り',
          'percent',
          'Yield at which such property is commonly offered; a reference level.',
        ),
      },
    );
    const figures = ['returns.gross_yield', 'facts.stated_gross_yield', reference];
    if (isYieldOutlier(own, typical.value))
      return flag(
        'Yield far above the usual',
        `${own.toFixed(2)} % against about ${typical.value} % for the type: look for vacancy, leased land, a bar to rebuilding, or rents above the market.`,
        figures,
      );
    if (own < typical.low)
      return flag(
        'Yield below the usual',
        `${own.toFixed(2)} % against ${typical.low} to ${typical.high} % for the type.`,
        figures,
        'note',
      );
    return pass('Yield within the usual', `${own.toFixed(2)} % against ${typical.low} to ${typical.high} % for the type.`, figures);
  },
};

const stigma: Check = {
  frame: frame(
    'stigma_disclosure',
    21,
    'caution',
    'Important matters explanation (重要事項説明書)',
    'Is there anything to be disclosed (告知事項): what, when and where?',
    '告知事項の有無と内容、時期、場所を教えてください。',
  ),
  run: ({ subject }) => {
    if (named(subject.text, 'stigma_disclosure'))
      return flag('Something is to be disclosed', 'The sources mention a matter of disclosure. It may lower rent and price for years.');
    if (/告知事項(なし|無)/.test(subject.text)) return pass('Nothing to be disclosed', 'The sources say so.');
    return { ...unknown('Matters of disclosure are not stated', 'Deaths and the like must be told when asked.'), severity: 'note' };
  },
};

const shortStay: Check = {
  frame: frame(
    'short_stay',
    25,
    'note',
    'House rules (管理規約); licence',
    'Is letting to guests planned or barred, and is there a licence?',
    '民泊・旅館業の可否と許可の有無を教えてください。',
  ),
  run: ({ subject }) => {
    if (/民泊|旅館業|簡易宿所|Airbnb/i.test(subject.text))
      return flag(
        'Letting to guests named',
        `Private lodging is capped at ${privateLodgingDays} days a year, hotel licences depend on zone and building, and most condominiums bar both.`,
        [],
        'caution',
      );
    return pass('Ordinary letting', 'The sources do not speak of letting to guests, and this report does not count on it.');
  },
};

const vacantHouse: Check = {
  frame: frame(
    'vacant_house_advice',
    30,
    'caution',
    'City office',
    'Was the house named a neglected vacant house?',
    '特定空家・管理不全空家の勧告を受けていますか。',
  ),
  run: ({ subject }) => {
    if (named(subject.text, 'vacant_house_advice'))
      return flag(
        'Named a neglected vacant house',
        'The relief for residential land ends with the city’s recommendation; the land tax can rise several times.',
        ['financial_analysis.annual_taxes.fixed_asset_tax'],
      );
    if (subject.kind === 'detached_house' && subject.values.occupancy === 'vacant' && (subject.ageMonths ?? 0) >= 360)
      return { ...unknown('An old house stands empty', 'Ask whether the city has written about it.'), severity: 'note' };
    return pass('No word of a neglected house', 'The sources do not speak of one.');
  },
};

const population: Check = {
  frame: frame('population', 32, 'caution'),
  run: ({ ledger }) => {
    const index = ledger.value('place.population_index');
    if (index === null) return { ...unknown('Population trend not checked', 'No projection is at hand for the place.'), severity: 'note' };
    const text = `The national projection puts the population of 2050 at ${(index * 100).toFixed(0)} % of today’s.`;
    if (index < 0.7) return flag('Population falls by more than 30 %', text, ['place.population_index']);
    if (index < 0.8) return flag('Population falls by more than 20 %', text, ['place.population_index']);
    return pass('Population holds up', text, ['place.population_index']);
  },
};

const singleDemand: Check = {
  frame: frame(
    'single_demand',
    33,
    'caution',
    'Manager; tenants by employer',
    'Do the tenants come from one university, factory or company?',
    '入居者は特定の大学、工場、企業に偏っていませんか。',
  ),
  run: ({ subject }) => {
    if (/大学(まで|前|生)|学生(専用|向け|寮|会館)|社宅|法人一括|社員寮|工場/.test(subject.text))
      return flag('Demand from one source', 'The sources point to students or one employer. If it leaves, many rooms stand empty at once.');
    return { ...unknown('Who rents here is not stated', 'A campus or plant that closes empties whole blocks.'), severity: 'note' };
  },
};

export const lettingChecks: readonly Check[] = [
  utilities,
  walk,
  sublease,
  fullAgainstCurrent,
  yieldOutlier,
  stigma,
  shortStay,
  vacantHouse,
  population,
  singleDemand,
];
