import type { ReportDraft } from '../draft/report-draft.ts';
import { grouped } from '../numbers/number-text.ts';
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
      'floor area − land area × ratio allowed',
      ['facts.floor_area', 'facts.land_area', 'facts.floor_area_ratio'],
      {
        range: [excess(designated), excess(limit)],
        term: term(
          'Floor that could not be built again',
          '超過床面積',
          'm2',
          'Above the ratio allowed today; the width of the road in front may lower it. Parking, basements and corridors that do not count are not known.',
        ),
      },
    );
  const income = ledger.value('income.gross_potential') ?? 0;
  return writeEffect(draft, 'illegal_building', {
    value: (-income * excess(limit)) / floor,
    ends: [(-income * excess(limit)) / floor, 0],
    unit: 'JPY/year',
    label: 'Rent of the floor that could not be built again',
    formula:
      '− full rent of a year × floor that could not be built again ÷ floor area; nothing where the excess does not count (parking, corridors)',
    inputs: ['income.gross_potential', area, 'facts.floor_area'],
  });
}

const illegal: Check = {
  frame: frame(
    'illegal_building',
    6,
    'critical',
    'Inspection certificate (検査済証) and plans (建築確認図面)',
    'Does the building still match its plans, and is it within coverage and floor area ratio?',
    '現況は図面と一致していますか。建ぺい率・容積率は適合していますか。',
  ),
  run: (draft) => {
    const { subject } = draft;
    const said = stated(subject, 'illegal_building');
    if (said === 'bad')
      return flag(
        'Stated to exceed what is allowed',
        'The sources name a breach or an excess of coverage or floor area. Most lenders decline.',
      );
    const { floor_area_m2: floor, land_area_m2: land, floor_area_ratio_pct: far, zoning, building_coverage_pct: coverage } = subject.values;
    if (subject.isCondominium)
      return unknown(
        'Whether the building conforms is not stated',
        'For a unit it is the building’s: ask whether it no longer conforms (既存不適格) and whether the unit was altered or divided.',
        [],
        'note',
      );
    const figures = ['facts.floor_area', 'facts.land_area', 'facts.floor_area_ratio', 'facts.building_coverage'];
    if (floor === null || land === null || far === null)
      return unknown('Floor area ratio cannot be checked', 'Floor area, land area or the ratio allowed is not stated.', figures, 'caution');
    const limit = effectiveFloorAreaRatio(far, readRoad(subject.extra.road ?? '').widthM, isResidentialZone(zoning ?? '住'));
    const used = (floor / land) * 100;
    const narrow = limit < far ? ` The road in front lowers the limit from ${far} to ${limit} %.` : '';
    if (used > limit * 1.005)
      return {
        ...flag(
          'Floor area above the ratio allowed',
          `Floor area is ${grouped(used)} % of the lot, ${limit} % is allowed.${narrow} It may have been lawful when built (既存不適格) or be a breach; the papers tell.`,
          [...figures, 'check.illegal_building.excess_area'],
          'caution',
        ),
        effect: excessEffect(draft, floor, land, limit, far),
      };
    // A building covers at least its floor area over its storeys; ten points more are allowed on corners and for fire resistance.
    const covered = subject.values.floors_total === null ? null : used / Math.max(1, subject.values.floors_total);
    if (covered !== null && coverage !== null && covered > coverage + 10)
      return flag(
        'Coverage above what is allowed',
        `Spread evenly over its storeys the floor covers at least ${grouped(covered)} % of the lot; ${coverage} % is allowed, ten points more in some cases.`,
        figures,
        'caution',
      );
    const within = `Floor area is ${grouped(used)} % of the lot, ${limit} % is allowed.${narrow}`;
    if (said === 'good' || stated(subject, 'inspection_certificate') === 'good')
      return pass(
        'Floor area within the ratio, papers stated',
        `${within} The sources state that it conforms or has its inspection certificate.`,
        figures,
      );
    return unknown(
      'Floor area within the ratio, the rest not stated',
      `${within} Coverage, later additions and agreement with the plans are not shown by any figure.`,
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
    'Is there an inspection certificate, or a ledger entry that one was issued?',
    '検査済証、または台帳記載事項証明書はありますか。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const said = stated(subject, 'inspection_certificate');
    if (said === 'bad') {
      const survey = reference(draft, 'conformity_survey');
      return {
        ...flag('No inspection certificate', 'The sources say there is none. Loans, works and changes of use become harder.'),
        effect: writeEffect(draft, 'inspection_certificate', {
          value: -survey.value,
          ends: [-survey.low, -survey.high],
          unit: 'JPY',
          label: 'Survey that stands in for the certificate',
          formula: '− survey of conformity',
          inputs: [survey.id],
        }),
      };
    }
    if (said === 'good') return pass('Inspection certificate stated', 'The sources say that it is at hand.');
    if (subject.isCondominium)
      return unknown(
        'Inspection certificate is not stated',
        'The association keeps it; lenders rarely ask it of a single unit.',
        [],
        'note',
      );
    return unknown('Inspection certificate is not stated', 'Many buildings from before 2000 never got one. Lenders ask for it.');
  },
};

const zoning: Check = {
  frame: frame(
    'zoning',
    8,
    'critical',
    'City planning certificate (都市計画証明)',
    'Which zone is it, which height and fire rules hold, and may the building be let and rebuilt there?',
    '用途地域、高度地区・防火地域の指定と、賃貸・再建築の可否を教えてください。',
  ),
  run: ({ subject }) => {
    const zone = subject.values.zoning ?? '';
    if (stated(subject, 'control_area') === 'bad')
      return flag('Urbanisation control area', 'New buildings and changes of use need leave there, and loans are rare.');
    if (/工業専用/.test(zone)) return flag('Zone bars dwellings', `Stated as “${zone}”: no dwelling may be built there.`);
    if (stated(subject, 'planned_road') === 'bad')
      return flag(
        'Planned road',
        'The sources name a planned road over the lot: solid buildings are barred and part of it will be taken.',
        [],
        'caution',
      );
    if (zone === '') return unknown('Zone is not stated', 'The zone decides what may be built and run there.', [], 'note');
    return pass('Zone stated', `Stated as “${zone}”, in which dwellings are allowed. Height and fire districts come on top.`);
  },
};

const hazards: Check = {
  frame: frame(
    'hazards',
    12,
    'caution',
    'Municipal hazard maps (ハザードマップ); important matters explanation (重要事項説明書)',
    'What do the hazard maps say of flood, landslide, tsunami and liquefaction here?',
    'ハザードマップ上の洪水、土砂災害、津波、液状化の状況を教えてください。',
  ),
  run: ({ subject }) => {
    if (stated(subject, 'landslide_red') === 'bad')
      return flag('Special landslide zone', 'The sources name a special landslide warning area: building is restricted.', [], 'critical');
    const [slide, flood, tsunami] = (['landslide', 'flood', 'tsunami'] as const).map((matter) => stated(subject, matter));
    if (slide === 'bad' || flood === 'bad' || tsunami === 'bad')
      return flag('Hazard zone named', 'The sources name a hazard zone. It bears on insurance, loan and sale.');
    if (slide === 'good' && flood === 'good')
      return pass(
        'Stated to lie outside flood and landslide zones',
        'The sources say so. Liquefaction, tsunami and the strength of shaking are on maps of their own.',
      );
    return unknown(
      'Hazards not checked',
      `The sources name none, which says little: the hazard maps were not looked at. Brokers must explain the flood map since August 2020.`,
    );
  },
};

export const landChecks: readonly Check[] = [illegal, certificate, zoning, hazards];
