import type { Check } from './finding.ts';

const notRebuildable: Check = {
  frame: {
    id: 'not_rebuildable',
    severity: 'critical',
    settle: 'Road ledger of the city office; important matters explanation (重要事項説明書)',
    question_en: 'Can the building be rebuilt? Which road does the lot touch, of what kind, and over how many metres?',
    question_ja: '再建築は可能ですか。接する道路の種別、幅員、接道長さを教えてください。',
  },
  run: ({ subject }) => {
    if (/再建築不可|再建築できません|再建不可/.test(subject.text))
      return {
        state: 'flag',
        title: 'Cannot be rebuilt',
        detail:
          'The sources say that no new building is allowed on the lot. Loans are rare, and the value is that of the use left in the building.',
      };
    if (subject.isCondominium) return null;
    const road = subject.extra.road ?? '';
    const width = /(\d+(?:\.\d+)?)\s*[mｍ]/.exec(road);
    if (road === '')
      return {
        state: 'unknown',
        title: 'Road contact is not stated',
        detail: 'A lot needs 2 m of contact with a road of 4 m to be built on again.',
      };
    if (width && Number(width[1]) < 4)
      return {
        state: 'flag',
        severity: 'caution',
        title: 'Road narrower than 4 m',
        detail: `The road is given as ${width[1]} m wide. A setback may take land away on rebuilding.`,
      };
    return {
      state: 'pass',
      title: 'Road contact is stated',
      detail: `Stated as “${road}”. The kind of road is settled by the road ledger.`,
    };
  },
};

const illegal: Check = {
  frame: {
    id: 'illegal_building',
    severity: 'critical',
    settle: 'Inspection certificate (検査済証) and plans',
    question_en: 'Is there an inspection certificate, and does the building still match its plans?',
    question_ja: '検査済証はありますか。現況は図面と一致していますか。',
  },
  run: ({ subject }) => {
    if (/違反建築|違法建築|容積率オーバー|建ぺい率オーバー|容積率超過|建ぺい率超過/.test(subject.text))
      return {
        state: 'flag',
        title: 'Stated to exceed what is allowed',
        detail: 'The sources name a breach or an excess of coverage or floor area. Most lenders decline.',
      };
    if (subject.isCondominium) return null;
    const { floor_area_m2: floor, land_area_m2: land, floor_area_ratio_pct: far } = subject.values;
    if (floor === null || land === null || far === null)
      return {
        state: 'unknown',
        severity: 'caution',
        title: 'Floor area ratio cannot be checked',
        detail: 'Floor area, land area or the ratio allowed is not stated.',
        figures: ['facts.floor_area', 'facts.land_area'],
      };
    const used = (floor / land) * 100;
    const figures = ['facts.floor_area', 'facts.land_area', 'facts.floor_area_ratio'];
    if (used > far * 1.005)
      return {
        state: 'flag',
        severity: 'caution',
        title: 'Floor area above the ratio allowed',
        detail: `Floor area is ${used.toFixed(0)} % of the lot, ${far} % is allowed. It may have been lawful when built (既存不適格) or be a breach; the papers tell.`,
        figures,
      };
    return {
      state: 'pass',
      title: 'Floor area within the ratio stated',
      detail: `Floor area is ${used.toFixed(0)} % of the lot, ${far} % is allowed. A narrow road may lower the limit.`,
      figures,
    };
  },
};

const leasehold: Check = {
  frame: {
    id: 'leasehold',
    severity: 'caution',
    settle: 'Land lease (土地賃貸借契約書)',
    question_en: 'What kind of lease is it, until when, at what rent, and what are the fees for consent and renewal?',
    question_ja: '借地契約の種類、期間、地代、承諾料、更新料を教えてください。',
  },
  run: ({ subject }) => {
    if (subject.isLeasehold)
      return {
        state: 'flag',
        title: 'Leased land',
        detail: `Rights are given as “${subject.values.land_rights}”. Ground rent, consent fees and the end of the lease bear on income, loan and sale.`,
        figures: ['facts.ground_rent'],
      };
    if (subject.values.land_rights === null)
      return { state: 'unknown', title: 'Land rights are not stated', detail: 'Freehold or leasehold changes price, loan and sale.' };
    return { state: 'pass', title: 'Freehold land', detail: `Rights are given as “${subject.values.land_rights}”.` };
  },
};

const controlArea: Check = {
  frame: {
    id: 'urbanisation_control_area',
    severity: 'critical',
    settle: 'City planning certificate',
    question_en: 'May the building be let and rebuilt in the urbanisation control area?',
    question_ja: '市街化調整区域ですが、賃貸や再建築は可能ですか。',
  },
  run: ({ subject }) =>
    /市街化調整区域/.test(subject.text)
      ? { state: 'flag', title: 'Urbanisation control area', detail: 'New buildings and changes of use need leave there.' }
      : null,
};

const stigma: Check = {
  frame: {
    id: 'stigma_disclosure',
    severity: 'caution',
    settle: 'Important matters explanation (重要事項説明書)',
    question_en: 'What is to be disclosed (告知事項), when did it happen, and where?',
    question_ja: '告知事項の内容、時期、場所を教えてください。',
  },
  run: ({ subject }) =>
    /告知事項(あり|有)|心理的瑕疵/.test(subject.text)
      ? {
          state: 'flag',
          title: 'Something is to be disclosed',
          detail: 'The sources mention a matter of disclosure. It may lower rent and price for years.',
        }
      : null,
};

const walk: Check = {
  frame: { id: 'walk', severity: 'caution', settle: null, question_en: null, question_ja: null },
  run: ({ subject }) => {
    if (subject.busOnly)
      return { state: 'flag', title: 'Bus needed to the station', detail: 'Only stations by bus are stated. Single tenants avoid them.' };
    if (subject.walkMinutes === null)
      return {
        state: 'unknown',
        title: 'Walk to the station is not stated',
        detail: 'Rents fall clearly beyond ten minutes.',
        figures: ['facts.walk_minutes'],
      };
    if (subject.walkMinutes > 10)
      return {
        state: 'flag',
        severity: subject.walkMinutes > 15 ? 'caution' : 'note',
        title: 'More than ten minutes on foot',
        detail: `${subject.walkMinutes} minutes. In the 23 wards, rents at 11 to 15 minutes were about 13 % below those at the station.`,
        figures: ['facts.walk_minutes'],
      };
    return {
      state: 'pass',
      title: 'Within ten minutes on foot',
      detail: `${subject.walkMinutes} minutes to the nearest station stated.`,
      figures: ['facts.walk_minutes'],
    };
  },
};

const population: Check = {
  frame: { id: 'population', severity: 'caution', settle: null, question_en: null, question_ja: null },
  run: ({ ledger }) => {
    const index = ledger.value('place.population_index');
    if (index === null)
      return {
        state: 'unknown',
        severity: 'note',
        title: 'Population trend not checked',
        detail: 'No projection is at hand for the place.',
      };
    const figures = ['place.population_index'];
    const text = `The national projection puts the population of 2050 at ${(index * 100).toFixed(0)} % of today’s.`;
    if (index < 0.7) return { state: 'flag', title: 'Population falls by more than 30 %', detail: text, figures };
    if (index < 0.8) return { state: 'flag', title: 'Population falls by more than 20 %', detail: text, figures };
    return { state: 'pass', title: 'Population holds up', detail: text, figures };
  },
};

export const landChecks: readonly Check[] = [notRebuildable, illegal, leasehold, controlArea, stigma, walk, population];
