import type { ReportDraft } from '../draft/report-draft.ts';
import { term } from '../terms/term.ts';
import { adDuty, type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { reference } from './references.ts';
import { setbackM } from './rules/road.ts';
import { readRoad } from './rules/road-words.ts';
import { evidenceOf, sourceText, stated } from './source-text.ts';

const roadOf = (draft: ReportDraft) => draft.subject.extra.road ?? '';
const landValue = 'split.land';

/** Area that goes to the road, as a figure: by the frontage stated, or that of a square lot. Null without a land area. */
function setbackArea(draft: ReportDraft, widthM: number, frontageM: number | null): { id: string; ends: [number, number, number] } | null {
  const { subject, ledger } = draft;
  const land = subject.values.land_area_m2;
  if (land === null) return null;
  const depth = setbackM(widthM, 'land');
  const farDepth = setbackM(widthM, 'river_or_cliff');
  const square = Math.sqrt(land);
  const within = (area: number) => Math.min(land, area);
  const ends: [number, number, number] =
    frontageM === null
      ? [within(depth * square), within(depth * square * 0.5), within(farDepth * square * 1.6)]
      : [within(depth * frontageM), within(depth * frontageM), within(farDepth * frontageM)];
  const id = 'check.road_contact.setback_area';
  const label = term(
    'Area that goes to the road',
    'セットバック面積',
    'm2',
    '(4 m − width of the road) ÷ 2 × frontage; the whole of it where a river or cliff lies opposite. Width and frontage as the road is printed.',
  );
  const extras = { range: [Math.min(...ends), Math.max(...ends)] as [number, number], term: label };
  if (!ledger.has(id)) {
    const evidence = evidenceOf(subject, 'extra.road', 'extra.remarks');
    if (frontageM !== null && evidence.length > 0) ledger.read(id, ends[0], evidence, 'the survey map (測量図)', extras);
    else
      ledger.assumed(
        id,
        ends[0],
        'reference/setback_area',
        `The road is ${widthM} m wide as stated; the frontage is not stated, so that of a square lot is taken, half to 1.6 times as a range.`,
        null,
        extras,
      );
  }
  return { id, ends };
}

/** Value of the strip, at the land’s part of the price per m². The floor area ratio is lost with it, since it counts on what is left. */
function setbackEffect(draft: ReportDraft, widthM: number, frontageM: number | null): string | null {
  const area = setbackArea(draft, widthM, frontageM);
  const land = draft.subject.values.land_area_m2;
  const value = draft.ledger.value(landValue);
  if (!area || land === null || value === null) return null;
  return writeEffect(draft, 'road_contact', {
    value: -(area.ends[0] * value) / land,
    ends: area.ends.map((sqm) => -(sqm * value) / land),
    unit: 'JPY',
    label: 'Land that cannot be built on',
    formula: '− area that goes to the road × land’s part of the price ÷ land area',
    inputs: [area.id, landValue, 'facts.land_area'],
  });
}

/** Floor that the ratio no longer allows once the strip is given to the road. */
function lostFloor(draft: ReportDraft, widthM: number, frontageM: number | null): string[] {
  const area = setbackArea(draft, widthM, frontageM);
  const ratio = draft.subject.values.floor_area_ratio_pct;
  if (!area || ratio === null) return area ? [area.id] : [];
  const id = 'check.road_contact.lost_floor';
  const floors = area.ends.map((sqm) => (sqm * ratio) / 100);
  if (!draft.ledger.has(id))
    draft.ledger.computed(id, floors[0] ?? null, 'area that goes to the road × floor area ratio', [area.id, 'facts.floor_area_ratio'], {
      range: [Math.min(...floors), Math.max(...floors)],
      term: term(
        'Floor lost with the setback',
        null,
        'm2',
        'The ratio counts on the lot that is left, so a new building may have less floor.',
      ),
    });
  return [area.id, id];
}

/** Contact with the road by the figures stated: proven, failed, or open. */
function roadFigures(draft: ReportDraft): 'proven' | 'failed' | 'open' {
  const { widthM, frontageM } = readRoad(roadOf(draft));
  if (frontageM !== null && frontageM < 2) return 'failed';
  if (widthM !== null && frontageM !== null && widthM >= 4 && stated(draft.subject, 'public_road') === 'good') return 'proven';
  return 'open';
}

const roadContact: Check = {
  frame: frame(
    'road_contact',
    4,
    'caution',
    'Road ledger of the city office (道路台帳, 建築基準法上の道路種別); survey map (測量図)',
    'Which road does the lot touch, of what kind and width, and over how many metres?',
    '接する道路の種別、幅員、接道長さを教えてください。',
  ),
  run: (draft) => {
    const { subject } = draft;
    if (subject.isCondominium) return pass('Road contact is the building’s', 'A single unit is sold; the lot belongs to all owners.');
    const road = roadOf(draft);
    const { widthM, frontageM } = readRoad(road);
    if (roadFigures(draft) === 'failed')
      return flag(
        'Less than 2 m of road contact',
        `The contact is given as ${frontageM} m. A lot needs 2 m on a road of 4 m (建築基準法42・43条) to be built on again.`,
        [],
        'critical',
      );
    const setback = stated(subject, 'setback');
    if (widthM !== null && widthM < 4 && setback !== 'good')
      return {
        ...flag(
          'Road narrower than 4 m',
          `The road is given as ${widthM} m wide. On rebuilding about ${setbackM(widthM, 'land').toFixed(2)} m along it must be left free, more if a river or cliff lies opposite. The strip does not count for the floor area ratio either.`,
          [...lostFloor(draft, widthM, frontageM), 'facts.land_area'],
        ),
        effect: setbackEffect(draft, widthM, frontageM),
      };
    if (setback === 'bad') return flag('Setback needed', 'The sources say that part of the lot must be given to the road.');
    if (roadFigures(draft) === 'proven')
      return pass(
        'Road contact by the figures stated',
        `${frontageM} m on a public road of ${widthM} m, where 2 m on 4 m are needed. Its kind under the building act is settled by the road ledger.`,
      );
    if (road === '') return unknown('Road contact is not stated', 'A lot needs 2 m of contact with a road of 4 m to be built on again.');
    const lacking = [
      ...(frontageM === null ? ['over how many metres the lot touches it'] : []),
      ...(widthM === null ? ['how wide it is'] : []),
      ...(stated(subject, 'public_road') === 'good' ? [] : ['whether it is public']),
    ];
    return unknown(
      'Road contact is only partly stated',
      `Stated as “${road}”, but not ${lacking.join(', nor ')}. A lot needs 2 m on a road of 4 m. A setback that is due belongs in an advertisement. ${adDuty}`,
    );
  },
};

/** How much of a lot’s price hangs on the right to rebuild is in no table: our share of the land’s part, wide on purpose. */
function landAtStake(draft: ReportDraft): string | null {
  const value = draft.ledger.value(landValue);
  if (value === null || value <= 0) return null;
  const share = reference(draft, 'rebuilding_discount');
  return writeEffect(draft, 'not_rebuildable', {
    value: (-value * share.value) / 100,
    ends: [(-value * share.low) / 100, (-value * share.high) / 100],
    unit: 'JPY',
    label: 'Land’s part of the price that hangs on rebuilding',
    formula: '− land’s part of the price × share that hangs on rebuilding',
    inputs: [landValue, share.id],
  });
}

const notRebuildable: Check = {
  frame: frame(
    'not_rebuildable',
    5,
    'critical',
    'Important matters explanation (重要事項説明書); road ledger (道路台帳)',
    'Can the building be rebuilt?',
    '再建築は可能ですか。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const said = stated(subject, 'not_rebuildable');
    if (said === 'bad')
      return {
        ...flag(
          'Cannot be rebuilt',
          'The sources say that no new building is allowed on the lot. Loans are rare, and the value is that of the use left in the building.',
        ),
        effect: landAtStake(draft),
      };
    if (subject.isCondominium)
      return unknown(
        'Rebuilding is for all owners to decide',
        stated(subject, 'non_conforming') === 'bad'
          ? 'The sources say that the building no longer conforms (既存不適格): a new one would be smaller.'
          : 'It takes their vote, and today’s ratios may allow less floor than stands there.',
        [],
        stated(subject, 'non_conforming') === 'bad' ? 'caution' : 'note',
      );
    if (stated(subject, 'flag_lot') === 'bad')
      return flag(
        'Flag-shaped lot',
        'The lot reaches the road by a strip. In Tokyo and elsewhere a block of flats may not be built on such a lot (東京都建築安全条例10条 and other ordinances).',
        [],
        'caution',
      );
    if (said === 'good') return pass('Stated as rebuildable', 'The sources say that it can be rebuilt. The road ledger settles it.');
    const figures = roadFigures(draft);
    if (figures === 'failed')
      return flag('Cannot be rebuilt by the figures stated', 'Less than 2 m of contact with a road is stated.', [], 'critical');
    if (figures === 'proven' && stated(subject, 'control_area') !== 'bad')
      return pass(
        'Rebuildable by the road stated',
        'More than 2 m of contact with a public road of at least 4 m is stated. The road ledger settles it.',
      );
    return unknown(
      'Whether it can be rebuilt is not stated',
      roadOf(draft) === '' ? `The sources name no road. ${adDuty}` : `The sources name a road and no bar. ${adDuty}`,
      [],
      roadOf(draft) === '' ? 'caution' : 'note',
    );
  },
};

const privateRoad: Check = {
  frame: frame(
    'private_road',
    10,
    'caution',
    'Register of the road’s parcels (私道の登記事項証明書); consents to pass and dig (通行掘削承諾書)',
    'Is a share of the private road sold with it, and are there consents to pass and dig?',
    '私道持分は含まれますか。通行・掘削の承諾書はありますか。',
  ),
  run: ({ subject }) => {
    if (subject.isCondominium) return pass('Private road does not arise', 'A single unit is sold; the lot belongs to all owners.');
    const said = stated(subject, 'private_road');
    if (said === 'bad')
      return flag(
        'Private road',
        /持分(あり|有|含)/.test(sourceText(subject))
          ? 'The sources name a private road and a share in it. Consents to pass and dig are still to be seen.'
          : 'The sources name a private road. Without a share and consents, pipes and rebuilding can be blocked.',
      );
    if (said === 'good') return pass('No private road', 'The sources say there is none.');
    if (stated(subject, 'public_road') === 'good') return pass('Public road', `The road is given as “${subject.extra.road ?? 'public'}”.`);
    return unknown(
      'Whether the road is private is not stated',
      `Without a share and consents, pipes and rebuilding can be blocked. ${adDuty}`,
      [],
      'note',
    );
  },
};

export const roadChecks: readonly Check[] = [roadContact, notRebuildable, privateRoad];
