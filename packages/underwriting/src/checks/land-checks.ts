import type { ReportDraft } from '../draft/report-draft.ts';
import { apartText } from '../numbers/apart-text.ts';
import { term } from '../terms/term.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { reference } from './references.ts';
import { effectiveFloorAreaRatio, isResidentialZone } from './rules/road.ts';
import { readRoad } from './rules/road-words.ts';
import { stated } from './source-text.ts';

/** Floor that a new building could not have again, and the rent it earns today. */
function excessEffect(draft: ReportDraft, floor: number, land: number, limit: number, designated: number): string | null {
  const { ledger } = draft;
  const area = 'check.illegal_building.excess_area';
  const excess = (percent: number) => Math.max(0, floor - (land * percent) / 100);
  if (!ledger.has(area))
    ledger.computed(
      area,
      excess(limit),
      'floor area − land area × allowed ratio',
      ['facts.floor_area', 'facts.land_area', 'facts.floor_area_ratio'],
      {
        range: [excess(designated), excess(limit)],
        term: term(
          'Floor area above today’s limit',
          '超過床面積',
          'm2',
          'Floor area that could not be rebuilt today. A narrow road lowers the limit; excluded parking, basements and corridors are not known.',
        ),
      },
    );
  const income = ledger.value('income.gross_potential') ?? 0;
  return writeEffect(draft, 'illegal_building', {
    value: (-income * excess(limit)) / floor,
    ends: [(-income * excess(limit)) / floor, 0],
    unit: 'JPY/year',
    label: 'Rent of the floor area above today’s limit',
    formula:
      '− annual full-occupancy rent × floor area above today’s limit ÷ floor area; zero if the excess is excluded (parking, corridors)',
    inputs: ['income.gross_potential', area, 'facts.floor_area'],
  });
}

const illegal: Check = {
  frame: frame(
    'illegal_building',
    6,
    'critical',
    'Inspection certificate (検査済証) and plans (建築確認図面)',
    'Does the building match its plans (図面), and is it within the coverage and floor area ratios (建ぺい率・容積率)?',
    '現況は図面と一致していますか。建ぺい率・容積率は適合していますか。',
  ),
  run: (draft) => {
    const { subject } = draft;
    const said = stated(subject, 'illegal_building');
    if (said === 'bad')
      return flag(
        'Building exceeds legal limits',
        'The sources state a violation or an excess of coverage or floor area. Most lenders decline.',
      );
    const { floor_area_m2: floor, land_area_m2: land, floor_area_ratio_pct: far, zoning, building_coverage_pct: coverage } = subject.values;
    if (subject.isCondominium)
      return unknown(
        'Building code conformity: not stated',
        'The building may be legally nonconforming (既存不適格), or the unit altered or divided.',
        [],
        'note',
      );
    const figures = ['facts.floor_area', 'facts.land_area', 'facts.floor_area_ratio', 'facts.building_coverage'];
    if (floor === null || land === null || far === null)
      return unknown('Floor area ratio: not verified', 'Floor area, land area or the allowed ratio is not stated.', figures, 'caution');
    const limit = effectiveFloorAreaRatio(far, readRoad(subject.extra.road ?? '').widthM, isResidentialZone(zoning ?? '住'));
    const used = (floor / land) * 100;
    const narrow = limit < far ? ` The road in front lowers the limit from ${far}% to ${limit}%.` : '';
    if (used > limit * 1.005)
      return {
        ...flag(
          'Floor area above the allowed ratio',
          `Floor area is ${apartText(used, 0, limit)}% of the lot, above the allowed ${limit}%.${narrow} It may be legally nonconforming (既存不適格) or a violation.`,
          [...figures, 'check.illegal_building.excess_area'],
          'caution',
        ),
        effect: excessEffect(draft, floor, land, limit, far),
      };
    // A building covers at least its floor area over its storeys; ten points more are allowed on corners and for fire resistance.
    const covered = subject.values.floors_total === null ? null : used / Math.max(1, subject.values.floors_total);
    if (covered !== null && coverage !== null && covered > coverage + 10)
      return flag(
        'Building coverage above the allowed ratio',
        `Floor area divided by stories covers at least ${apartText(covered, 0, coverage)}% of the lot, above the allowed ${coverage}% (10 pts more in some cases).`,
        figures,
        'caution',
      );
    const within = `Floor area is ${apartText(used, 0, limit)}% of the lot, within the allowed ${limit}%.${narrow}`;
    if (said === 'good' || stated(subject, 'inspection_certificate') === 'good')
      return pass('Floor area within the allowed ratio', `${within} The sources state conformity or an inspection certificate.`, figures);
    return unknown(
      'Building coverage and additions: not verified',
      `${within} Building coverage, later additions and match with the plans are not stated.`,
      figures,
      'note',
    );
  },
};

const certificate: Check = {
  frame: frame(
    'inspection_certificate',
    7,
    'caution',
    'Inspection certificate (検査済証) or ledger entry (台帳記載事項証明書)',
    'Is there an inspection certificate (検査済証), or a ledger entry (台帳記載事項証明書) showing that one was issued?',
    '検査済証、または台帳記載事項証明書はありますか。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const said = stated(subject, 'inspection_certificate');
    if (said === 'bad') {
      const survey = reference(draft, 'conformity_survey');
      return {
        ...flag('No inspection certificate', 'The sources state there is none. Loans, renovation and change of use become harder.'),
        effect: writeEffect(draft, 'inspection_certificate', {
          value: -survey.value,
          ends: [-survey.low, -survey.high],
          unit: 'JPY',
          label: 'Conformity survey in place of the certificate',
          formula: '− conformity survey',
          inputs: [survey.id],
        }),
      };
    }
    if (said === 'good') return pass('Inspection certificate available', 'Stated in the sources.');
    if (subject.isCondominium)
      return unknown(
        'Inspection certificate: not stated',
        'The owners’ association keeps it; lenders rarely require it for a single unit.',
        [],
        'note',
      );
    return unknown('Inspection certificate: not stated', 'Many buildings completed before 2000 never received one. Lenders ask for it.');
  },
};

const zoning: Check = {
  frame: frame(
    'zoning',
    8,
    'critical',
    'City planning certificate (都市計画証明)',
    'Which zoning (用途地域), height and fire districts apply, and are leasing and rebuilding allowed?',
    '用途地域、高度地区・防火地域の指定と、賃貸・再建築の可否を教えてください。',
  ),
  run: ({ subject }) => {
    const zone = subject.values.zoning ?? '';
    if (stated(subject, 'control_area') === 'bad')
      return flag('Urbanization control area', 'New construction and change of use need permission there, and loans are rare.');
    if (/工業専用/.test(zone)) return flag('Zoning bans housing', `Stated as “${zone}”: no housing may be built there.`);
    if (stated(subject, 'planned_road') === 'bad')
      return flag(
        'Planned road',
        'The sources state a planned road across the lot: concrete buildings are banned and part of the lot will be taken.',
        [],
        'caution',
      );
    if (zone === '') return unknown('Zoning: not stated', 'Zoning decides what may be built and operated there.', [], 'note');
    return pass('Zoning allows housing', `Stated as “${zone}”. Height and fire districts may add limits.`);
  },
};

const hazards: Check = {
  frame: frame(
    'hazards',
    12,
    'caution',
    'Municipal hazard maps (ハザードマップ); Explanation of Important Matters (重要事項説明書)',
    'What do the hazard maps (ハザードマップ) show for flood, landslide, tsunami and liquefaction at this address?',
    'ハザードマップ上の洪水、土砂災害、津波、液状化の状況を教えてください。',
  ),
  run: ({ subject }) => {
    if (stated(subject, 'landslide_red') === 'bad')
      return flag(
        'Special landslide zone',
        'The sources state a special landslide warning area, where construction is restricted.',
        [],
        'critical',
      );
    const [slide, flood, tsunami] = (['landslide', 'flood', 'tsunami'] as const).map((matter) => stated(subject, matter));
    if (slide === 'bad' || flood === 'bad' || tsunami === 'bad')
      return flag('Hazard zone stated', 'The sources state a hazard zone. It affects insurance, loan and resale.');
    if (slide === 'good' && flood === 'good')
      return pass('Outside flood and landslide zones', 'Stated in the sources. Liquefaction, tsunami and shaking are on separate maps.');
    return unknown(
      'Hazard maps: not verified',
      `The sources state no hazard zone, which does not rule one out. Brokers must explain the flood map since Aug 2020.`,
    );
  },
};

export const landChecks: readonly Check[] = [illegal, certificate, zoning, hazards];
