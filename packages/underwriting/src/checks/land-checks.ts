import { type Check, flag, frame, pass, unknown } from './finding.ts';
import { named } from './rules/keywords.ts';
import { effectiveFloorAreaRatio, isResidentialZone, setbackM } from './rules/road.ts';

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

export const landChecks: readonly Check[] = [roadContact, notRebuildable, illegal, certificate, zoning, hazards];
