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
    'Setback area',
    'セットバック面積',
    'm2',
    '(4 m − road width) ÷ 2 × frontage; the full difference if a river or cliff is opposite.',
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
        `The road is stated as ${widthM} m wide; frontage is not stated, so that of a square lot is assumed, with a range of 0.5–1.6 times.`,
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
    label: 'Land lost to the setback',
    formula: '− setback area × land allocation ÷ land area',
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
    draft.ledger.computed(id, floors[0] ?? null, 'setback area × floor area ratio', [area.id, 'facts.floor_area_ratio'], {
      range: [Math.min(...floors), Math.max(...floors)],
      term: term(
        'Floor area lost to the setback',
        null,
        'm2',
        'The floor area ratio applies to the remaining lot, so a new building may have less floor area.',
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
    'City road ledger (道路台帳, 建築基準法上の道路種別); survey map (測量図)',
    'What are the type, width and frontage length (種別、幅員、接道長さ) of the road in front?',
    '接する道路の種別、幅員、接道長さを教えてください。',
  ),
  run: (draft) => {
    const { subject } = draft;
    if (subject.isCondominium)
      return pass('Road frontage not at unit level', 'A single condominium unit is for sale; the lot belongs to all owners.');
    const road = roadOf(draft);
    const { widthM, frontageM } = readRoad(road);
    if (roadFigures(draft) === 'failed')
      return flag(
        'Road frontage below 2 m',
        `Road frontage is stated as ${frontageM} m, below the 2 m on a 4 m road that rebuilding requires (建築基準法42・43条).`,
        [],
        'critical',
      );
    const setback = stated(subject, 'setback');
    if (widthM !== null && widthM < 4 && setback !== 'good')
      return {
        ...flag(
          'Road narrower than 4 m',
          `The road is stated as ${widthM} m wide, below 4 m. Rebuilding requires a setback of about ${setbackM(widthM, 'land').toFixed(2)} m, more if a river or cliff is opposite. The strip is excluded from the floor area ratio.`,
          [...lostFloor(draft, widthM, frontageM), 'facts.land_area'],
        ),
        effect: setbackEffect(draft, widthM, frontageM),
      };
    if (setback === 'bad') return flag('Setback required', 'The sources state that part of the lot must be left to the road.');
    if (roadFigures(draft) === 'proven')
      return pass(
        'Road frontage sufficient as stated',
        `Road frontage is ${frontageM} m on a public road of ${widthM} m, above the required 2 m on 4 m. The road ledger would settle its legal type.`,
      );
    if (road === '') return unknown('Road frontage: not stated', 'Rebuilding requires 2 m of frontage on a road of 4 m.');
    const lacking = [
      ...(frontageM === null ? ['frontage'] : []),
      ...(widthM === null ? ['width'] : []),
      ...(stated(subject, 'public_road') === 'good' ? [] : ['public or private ownership']),
    ];
    return unknown(
      'Road frontage: partly stated',
      `Stated as “${road}”; not stated: ${lacking.join(', ')}. Rebuilding requires 2 m on a road of 4 m. ${adDuty}`,
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
    label: 'Land value lost without rebuilding',
    formula: '− land allocation × value lost without rebuilding',
    inputs: [landValue, share.id],
  });
}

const notRebuildable: Check = {
  frame: frame(
    'not_rebuildable',
    5,
    'critical',
    'Explanation of Important Matters (重要事項説明書); road ledger (道路台帳)',
    'Can the building be rebuilt (再建築)?',
    '再建築は可能ですか。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const said = stated(subject, 'not_rebuildable');
    if (said === 'bad')
      return {
        ...flag(
          'Cannot be rebuilt',
          'The sources state that no new building is allowed on the lot. Loans are rare, and value is limited to the building’s remaining use.',
        ),
        effect: landAtStake(draft),
      };
    if (subject.isCondominium)
      return unknown(
        'Rebuilding: subject to a vote of the owners',
        stated(subject, 'non_conforming') === 'bad'
          ? 'The sources state that the building is legally nonconforming (既存不適格): a new one would be smaller.'
          : 'It needs their vote, and today’s ratios may allow less floor area than the building has.',
        [],
        stated(subject, 'non_conforming') === 'bad' ? 'caution' : 'note',
      );
    if (stated(subject, 'flag_lot') === 'bad')
      return flag(
        'Flag-shaped lot',
        'A narrow strip connects the lot to the road. Tokyo and other ordinances ban apartment buildings on such lots (東京都建築安全条例10条).',
        [],
        'caution',
      );
    if (said === 'good') return pass('Rebuilding allowed', 'Stated in the sources; the road ledger would settle it.');
    const figures = roadFigures(draft);
    if (figures === 'failed')
      return flag('Cannot be rebuilt at the stated frontage', 'Road frontage is stated as below 2 m.', [], 'critical');
    if (figures === 'proven' && stated(subject, 'control_area') !== 'bad')
      return pass(
        'Rebuilding allowed at the stated road',
        'Stated road frontage is above 2 m on a public road of at least 4 m. The road ledger would settle it.',
      );
    return unknown(
      'Rebuilding: not stated',
      roadOf(draft) === '' ? `The sources state no road. ${adDuty}` : `The sources state a road and no ban on rebuilding. ${adDuty}`,
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
    'Property register of the private road (私道の登記事項証明書); consent to pass and dig (通行掘削承諾書)',
    'Is a share of the private road (私道持分) included, and is there consent to pass and dig (通行・掘削の承諾書)?',
    '私道持分は含まれますか。通行・掘削の承諾書はありますか。',
  ),
  run: ({ subject }) => {
    if (subject.isCondominium)
      return pass('Private road not at unit level', 'A single condominium unit is for sale; the lot belongs to all owners.');
    const said = stated(subject, 'private_road');
    if (said === 'bad')
      return flag(
        'Private road',
        /持分(あり|有|含)/.test(sourceText(subject))
          ? 'The sources state a private road and a share in it. Consent to pass and dig is not verified.'
          : 'The sources state a private road. Without a share and consent, pipe works and rebuilding can be blocked.',
      );
    if (said === 'good') return pass('No private road', 'Stated in the sources.');
    if (stated(subject, 'public_road') === 'good') return pass('Public road', `The road is stated as “${subject.extra.road ?? 'public'}”.`);
    return unknown(
      'Private road: not stated',
      `Without a share and consent, pipe works and rebuilding can be blocked. ${adDuty}`,
      [],
      'note',
    );
  },
};

export const roadChecks: readonly Check[] = [roadContact, notRebuildable, privateRoad];
