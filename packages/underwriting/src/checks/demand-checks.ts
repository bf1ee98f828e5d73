import { type Check, flag, frame, pass, unknown } from './finding.ts';
import { named } from './rules/keywords.ts';
import { privateLodgingDays } from './rules/letting.ts';

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

export const demandChecks: readonly Check[] = [walk, stigma, shortStay, vacantHouse, population, singleDemand];
