import type { ReportDraft } from '../draft/report-draft.ts';
import * as texts from '../texts/checks/road-texts.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
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
  const label = texts.setbackArea;
  const extras = { range: [Math.min(...ends), Math.max(...ends)] as [number, number], term: label };
  if (!ledger.has(id)) {
    const evidence = evidenceOf(subject, 'extra.road', 'extra.remarks');
    if (frontageM !== null && evidence.length > 0) ledger.read(id, ends[0], evidence, texts.surveyMap, extras);
    else ledger.assumed(id, ends[0], 'reference/setback_area', texts.squareLot(widthM), null, extras);
  }
  return { id, ends };
}

/** Value of the strip, at the land’s part of the price per m². The floor area ratio is lost with it, since it counts on what is left. */
function setbackEffect(draft: ReportDraft, widthM: number, frontageM: number | null): string | null {
  const area = setbackArea(draft, widthM, frontageM);
  const land = draft.subject.values.land_area_m2;
  const value = draft.ledger.value(landValue);
  if (!area || land === null || value === null) return null;
  return writeEffect(draft, 'road_contact', texts.landLost, {
    value: -(area.ends[0] * value) / land,
    ends: area.ends.map((sqm) => -(sqm * value) / land),
    unit: 'JPY',
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
    draft.ledger.computed(id, floors[0] ?? null, texts.lostFloorFormula, [area.id, 'facts.floor_area_ratio'], {
      range: [Math.min(...floors), Math.max(...floors)],
      term: texts.lostFloor,
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
  frame: frame('road_contact', 4, 'caution', texts.roadContactAsked),
  run: (draft) => {
    const { subject } = draft;
    if (subject.isCondominium) return pass(texts.frontageOfUnit);
    const road = roadOf(draft);
    const { widthM, frontageM } = readRoad(road);
    if (roadFigures(draft) === 'failed') return flag(texts.frontageTooShort(frontageM), [], 'critical');
    const setback = stated(subject, 'setback');
    if (widthM !== null && widthM < 4 && setback !== 'good')
      return {
        ...flag(texts.narrowRoad(widthM, setbackM(widthM, 'land')), [...lostFloor(draft, widthM, frontageM), 'facts.land_area']),
        effect: setbackEffect(draft, widthM, frontageM),
      };
    if (setback === 'bad') return flag(texts.setbackRequired);
    if (roadFigures(draft) === 'proven') return pass(texts.frontageSufficient(frontageM, widthM));
    if (road === '') return unknown(texts.frontageNotStated);
    const lacking = [
      ...(frontageM === null ? [texts.lackingFrontage] : []),
      ...(widthM === null ? [texts.lackingWidth] : []),
      ...(stated(subject, 'public_road') === 'good' ? [] : [texts.lackingOwnership]),
    ];
    return unknown(texts.frontagePartlyStated(road, lacking));
  },
};

/** How much of a lot’s price hangs on the right to rebuild is in no table: our share of the land’s part, wide on purpose. */
function landAtStake(draft: ReportDraft): string | null {
  const value = draft.ledger.value(landValue);
  if (value === null || value <= 0) return null;
  const share = reference(draft, 'rebuilding_discount');
  return writeEffect(draft, 'not_rebuildable', texts.landValueLost, {
    value: (-value * share.value) / 100,
    ends: [(-value * share.low) / 100, (-value * share.high) / 100],
    unit: 'JPY',
    inputs: [landValue, share.id],
  });
}

const notRebuildable: Check = {
  frame: frame('not_rebuildable', 5, 'critical', texts.rebuildingAsked),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const said = stated(subject, 'not_rebuildable');
    if (said === 'bad')
      return {
        ...flag(texts.cannotBeRebuilt),
        effect: landAtStake(draft),
      };
    if (subject.isCondominium)
      return unknown(
        stated(subject, 'non_conforming') === 'bad' ? texts.ownersVoteForSmaller : texts.ownersVoteNeeded,
        [],
        stated(subject, 'non_conforming') === 'bad' ? 'caution' : 'note',
      );
    if (stated(subject, 'flag_lot') === 'bad') return flag(texts.flagLot, [], 'caution');
    if (said === 'good') return pass(texts.rebuildingAllowed);
    const figures = roadFigures(draft);
    if (figures === 'failed') return flag(texts.cannotAtFrontage, [], 'critical');
    if (figures === 'proven' && stated(subject, 'control_area') !== 'bad') return pass(texts.rebuildingAllowedAtRoad);
    return unknown(roadOf(draft) === '' ? texts.noRoadStated : texts.noBanStated, [], roadOf(draft) === '' ? 'caution' : 'note');
  },
};

const privateRoad: Check = {
  frame: frame('private_road', 10, 'caution', texts.privateRoadAsked),
  run: ({ subject }) => {
    if (subject.isCondominium) return pass(texts.privateRoadOfUnit);
    const said = stated(subject, 'private_road');
    if (said === 'bad') return flag(/持分(あり|有|含)/.test(sourceText(subject)) ? texts.privateWithShare : texts.privateWithoutShare);
    if (said === 'good') return pass(texts.noPrivateRoad);
    if (stated(subject, 'public_road') === 'good') return pass(texts.publicRoad(subject.extra.road ?? texts.publicRoadNotDescribed));
    return unknown(texts.privateRoadNotStated, [], 'note');
  },
};

export const roadChecks: readonly Check[] = [roadContact, notRebuildable, privateRoad];
