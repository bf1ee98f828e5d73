import { type Check, flag, frame, pass, unknown } from './finding.ts';
import { keywordFlags } from './rules/keywords.ts';
import { effectiveFloorAreaRatio, isResidentialZone, setbackM } from './rules/road.ts';

const named = (text: string, ...flags: string[]) => keywordFlags(text).some((found) => flags.includes(found));
const roadWidth = (road: string): number | null => {
  const match = /(\d+(?:\.\d+)?)\s*(?:m|ｍ|メートル)/.exec(road.normalize('NFKC'));
  return match ? Number(match[1]) : null;
};
const roadOf = (subject: { extra: { road?: string } }) => subject.extra.road ?? '';

const roadContact: Check = {
  frame: frame(
    'road_contact',
    4,
    'caution',
    'Road ledger of the city office; survey map',
    'Which road does the lot touch, of what kind and width, and over how many metres?',
    '接する道路の種別、幅員、接道長さを教えてください。',
  ),
  run: ({ subject }) => {
    if (subject.isCondominium) return pass('Road contact is the building’s', 'It does not arise for a single unit.');
    const road = roadOf(subject);
    if (road === '') return unknown('Road contact is not stated', 'A lot needs 2 m of contact with a road of 4 m to be built on again.');
    const width = roadWidth(road);
    if (width !== null && width < 4)
      return flag(
        'Road narrower than 4 m',
        `The road is given as ${width} m wide. On rebuilding about ${setbackM(width, 'land').toFixed(2)} m along it must be left free, more if a river or cliff lies opposite.`,
      );
    if (named(subject.text, 'setback')) return flag('Setback needed', 'The sources say that part of the lot must be given to the road.');
    return pass('Road contact is stated', `Stated as “${road}”. The kind of road is settled by the road ledger.`);
  },
};

const notRebuildable: Check = {
  frame: frame(
    'not_rebuildable',
    5,
    'critical',
    'Important matters explanation (重要事項説明書); road ledger',
    'Can the building be rebuilt?',
    '再建築は可能ですか。',
  ),
  run: ({ subject }) => {
    if (named(subject.text, 'not_rebuildable'))
      return flag(
        'Cannot be rebuilt',
        'The sources say that no new building is allowed on the lot. Loans are rare, and the value is that of the use left in the building.',
      );
    if (subject.isCondominium) return pass('Rebuilding is the association’s matter', 'It does not arise for a single unit.');
    if (named(subject.text, 'flag_lot'))
      return flag(
        'Flag-shaped lot',
        'The lot reaches the road by a strip. In Tokyo and elsewhere a block of flats may not be built on such a lot.',
        [],
        'caution',
      );
    if (roadOf(subject) === '') return unknown('Whether it can be rebuilt is not stated', 'The sources name no road.');
    return pass('No word that it could not be rebuilt', 'The sources name a road and no bar.');
  },
};

const illegal: Check = {
  frame: frame(
    'illegal_building',
    6,
    'critical',
    'Inspection certificate (検査済証) and plans',
    'Does the building still match its plans, and is it within coverage and floor area ratio?',
    '現況は図面と一致していますか。建ぺい率・容積率は適合していますか。',
  ),
  run: ({ subject }) => {
    if (named(subject.text, 'illegal_building'))
      return flag(
        'Stated to exceed what is allowed',
        'The sources name a breach or an excess of coverage or floor area. Most lenders decline.',
      );
    if (subject.isCondominium) return pass('Floor area ratio is the building’s', 'It does not arise for a single unit.');
    const { floor_area_m2: floor, land_area_m2: land, floor_area_ratio_pct: far, zoning } = subject.values;
    if (floor === null || land === null || far === null)
      return {
        ...unknown('Floor area ratio cannot be checked', 'Floor area, land area or the ratio allowed is not stated.', [
          'facts.floor_area',
          'facts.land_area',
        ]),
        severity: 'caution',
      };
    const limit = effectiveFloorAreaRatio(far, roadWidth(roadOf(subject)), isResidentialZone(zoning ?? '住'));
    const used = (floor / land) * 100;
    const figures = ['facts.floor_area', 'facts.land_area', 'facts.floor_area_ratio'];
    const narrow = limit < far ? ` The road in front lowers the limit from ${far} to ${limit} %.` : '';
    if (used > limit * 1.005)
      return flag(
        'Floor area above the ratio allowed',
        `Floor area is ${used.toFixed(0)} % of the lot, ${limit} % is allowed.${narrow} It may have been lawful when built (既存不適格) or be a breach; the papers tell.`,
        figures,
        'caution',
      );
    return pass('Floor area within the ratio', `Floor area is ${used.toFixed(0)} % of the lot, ${limit} % is allowed.${narrow}`, figures);
  },
};

const certificate: Check = {
  frame: frame(
    'inspection_certificate',
    7,
    'caution',
    'Inspection certificate (検査済証) or ledger entry',
    'Is there an inspection certificate, or a ledger entry that one was issued?',
    '検査済証、または台帳記載事項証明書はありますか。',
  ),
  run: ({ subject }) => {
    if (named(subject.text, 'no_inspection_certificate'))
      return flag('No inspection certificate', 'The sources say there is none. Loans, works and changes of use become harder.');
    if (/検査済証(あり|有)/.test(subject.text)) return pass('Inspection certificate stated', 'The sources say that it is at hand.');
    if (subject.isCondominium) return pass('Certificate is kept by the association', 'Lenders rarely ask it of a single unit.');
    return unknown('Inspection certificate is not stated', 'Many buildings from before 2000 never got one. Lenders ask for it.');
  },
};

const zoning: Check = {
  frame: frame(
    'zoning',
    8,
    'critical',
    'City planning certificate (都市計画証明)',
    'Which zone is it, and may the building be let and rebuilt there?',
    '用途地域と、賃貸・再建築の可否を教えてください。',
  ),
  run: ({ subject }) => {
    if (named(subject.text, 'urbanisation_control_area') || /市街化調整/.test(subject.values.zoning ?? ''))
      return flag('Urbanisation control area', 'New buildings and changes of use need leave there, and loans are rare.');
    if (named(subject.text, 'planned_road'))
      return flag(
        'Planned road',
        'The sources name a planned road over the lot: solid buildings are barred and part of it will be taken.',
        [],
        'caution',
      );
    if (subject.values.zoning === null)
      return { ...unknown('Zone is not stated', 'The zone decides what may be built and run there.'), severity: 'note' };
    return pass('Zone stated', `Stated as “${subject.values.zoning}”.`);
  },
};

const leasehold: Check = {
  frame: frame(
    'leasehold',
    9,
    'caution',
    'Land lease (土地賃貸借契約書)',
    'What kind of lease is it, until when, at what rent, and what are the fees for consent and renewal?',
    '借地契約の種類、期間、地代、承諾料、更新料を教えてください。',
  ),
  run: ({ subject }) => {
    if (subject.isLeasehold) {
      const term = subject.extra.lease_term_years;
      const ends = term === undefined ? '' : ` The term is given as ${term} years.`;
      return {
        ...flag(
          'Leased land',
          `Rights are given as “${subject.values.land_rights}”.${ends} Ground rent, consent fees and the end of the lease bear on income, loan and sale. Leases from before August 1992 stay under the old law.`,
          ['facts.ground_rent'],
        ),
        effect: 'financial_analysis.monthly_expenses.ground_rent',
      };
    }
    if (subject.values.land_rights === null)
      return unknown('Land rights are not stated', 'Freehold or leasehold changes price, loan and sale.');
    return pass('Freehold land', `Rights are given as “${subject.values.land_rights}”.`);
  },
};

const privateRoad: Check = {
  frame: frame(
    'private_road',
    10,
    'caution',
    'Register of the road’s parcels; consents (通行掘削承諾書)',
    'Is a share of the private road sold with it, and are there consents to pass and dig?',
    '私道持分は含まれますか。通行・掘削の承諾書はありますか。',
  ),
  run: ({ subject }) => {
    if (subject.isCondominium) return pass('Private road does not arise', 'It does not arise for a single unit.');
    const road = roadOf(subject);
    if (/私道(負担)?(なし|無)/.test(subject.text)) return pass('No private road', 'The sources say there is none.');
    if (/私道/.test(road) || named(subject.text, 'private_road'))
      return flag('Private road', 'The sources name a private road. Without a share and consents, pipes and rebuilding can be blocked.');
    if (road === '')
      return {
        ...unknown('Whether the road is private is not stated', 'Without a share and consents, pipes and rebuilding can be blocked.'),
        severity: 'note',
      };
    return pass('No private road named', `The road is given as “${road}”.`);
  },
};

const shared: Check = {
  frame: frame(
    'shared_ownership',
    11,
    'critical',
    'Register (登記事項証明書)',
    'Is the whole ownership sold, or a share?',
    '所有権の全部の売買ですか、持分の売買ですか。',
  ),
  run: ({ subject }) =>
    named(subject.text, 'shared_ownership')
      ? flag('Only a share is sold', 'The sources speak of a share in the ownership: no loan, and no say without the others.')
      : pass('No word of a share', 'The sources speak of the whole property. The register settles it.'),
};

const hazards: Check = {
  frame: frame(
    'hazards',
    12,
    'caution',
    'Municipal hazard maps; important matters explanation',
    'What do the hazard maps say of flood, landslide, tsunami and liquefaction here?',
    'ハザードマップ上の洪水、土砂災害、津波、液状化の状況を教えてください。',
  ),
  run: ({ subject }) => {
    if (named(subject.text, 'landslide_red'))
      return flag('Special landslide zone', 'The sources name a special landslide warning area: building is restricted.', [], 'critical');
    if (named(subject.text, 'landslide_yellow', 'flood_zone', 'tsunami_zone'))
      return flag('Hazard zone named', 'The sources name a hazard zone. It bears on insurance, loan and sale.');
    return unknown(
      'Hazards not checked',
      'The sources name none, which says little: the hazard maps were not looked at. Brokers must explain the flood map since August 2020.',
    );
  },
};

const ground: Check = {
  frame: frame(
    'ground_and_heritage',
    27,
    'caution',
    'City office; soil survey',
    'Is there productive green land, a buried cultural property or contaminated soil?',
    '生産緑地、埋蔵文化財、土壌汚染の該当はありますか。',
  ),
  run: ({ subject }) => {
    if (named(subject.text, 'productive_green_land', 'cultural_property', 'soil_contamination'))
      return flag('Green land, heritage or soil named', 'The sources name one of them. Digging and rebuilding may need surveys.');
    if (subject.isCondominium) return pass('Ground questions are the building’s', 'They do not arise for a single unit.');
    return { ...unknown('Ground and heritage not stated', 'It matters when the lot is dug up.'), severity: 'note' };
  },
};

const boundary: Check = {
  frame: frame(
    'boundary',
    28,
    'caution',
    'Boundary survey (確定測量図)',
    'Are the boundaries marked and agreed, and is anything across them?',
    '境界は確定していますか。越境はありますか。',
  ),
  run: ({ subject }) => {
    if (named(subject.text, 'boundary_unclear', 'encroachment'))
      return flag('Boundary open or crossed', 'The sources say that boundaries are not settled or that something crosses them.');
    if (subject.isCondominium) return pass('Boundaries are the association’s', 'They do not arise for a single unit.');
    return { ...unknown('Boundaries are not stated', 'Measured and registered areas can differ.', ['facts.land_area']), severity: 'note' };
  },
};

export const landChecks: readonly Check[] = [
  roadContact,
  notRebuildable,
  illegal,
  certificate,
  zoning,
  leasehold,
  privateRoad,
  shared,
  hazards,
  ground,
  boundary,
];
