import type { ReportDraft } from '../draft/report-draft.ts';
import * as texts from '../texts/checks/land-texts.ts';
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
    ledger.computed(area, excess(limit), texts.excessAreaFormula, ['facts.floor_area', 'facts.land_area', 'facts.floor_area_ratio'], {
      range: [excess(designated), excess(limit)],
      term: texts.excessArea,
    });
  const income = ledger.value('income.gross_potential') ?? 0;
  return writeEffect(draft, 'illegal_building', texts.excessRent, {
    value: (-income * excess(limit)) / floor,
    ends: [(-income * excess(limit)) / floor, 0],
    unit: 'JPY/year',
    inputs: ['income.gross_potential', area, 'facts.floor_area'],
  });
}

const illegal: Check = {
  frame: frame('illegal_building', 6, 'critical', texts.illegalAsked),
  run: (draft) => {
    const { subject } = draft;
    const said = stated(subject, 'illegal_building');
    if (said === 'bad') return flag(texts.exceedsLimits);
    const { floor_area_m2: floor, land_area_m2: land, floor_area_ratio_pct: far, zoning, building_coverage_pct: coverage } = subject.values;
    if (subject.isCondominium) return unknown(texts.unitConformityNotStated, [], 'note');
    const figures = ['facts.floor_area', 'facts.land_area', 'facts.floor_area_ratio', 'facts.building_coverage'];
    if (floor === null || land === null || far === null) return unknown(texts.ratioNotVerified, figures, 'caution');
    const limit = effectiveFloorAreaRatio(far, readRoad(subject.extra.road ?? '').widthM, isResidentialZone(zoning));
    const used = (floor / land) * 100;
    if (used > limit * 1.005)
      return {
        ...flag(texts.ratioExceeded(used, limit, far), [...figures, 'check.illegal_building.excess_area'], 'caution'),
        effect: excessEffect(draft, floor, land, limit, far),
      };
    // A building covers at least its floor area over its storeys; ten points more are allowed on corners and for fire resistance.
    const covered = subject.values.floors_total === null ? null : used / Math.max(1, subject.values.floors_total);
    if (covered !== null && coverage !== null && covered > coverage + 10)
      return flag(texts.coverageExceeded(covered, coverage), figures, 'caution');
    if (said === 'good' || stated(subject, 'inspection_certificate') === 'good') return pass(texts.ratioKept(used, limit, far), figures);
    return unknown(texts.additionsNotVerified(used, limit, far), figures, 'note');
  },
};

const certificate: Check = {
  frame: frame('inspection_certificate', 7, 'caution', texts.certificateAsked),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const said = stated(subject, 'inspection_certificate');
    if (said === 'bad') {
      const survey = reference(draft, 'conformity_survey');
      return {
        ...flag(texts.noCertificate),
        effect: writeEffect(draft, 'inspection_certificate', texts.conformitySurvey, {
          value: -survey.value,
          ends: [-survey.low, -survey.high],
          unit: 'JPY',
          inputs: [survey.id],
        }),
      };
    }
    if (said === 'good') return pass(texts.certificateAvailable);
    if (subject.isCondominium) return unknown(texts.unitCertificateNotStated, [], 'note');
    return unknown(texts.certificateNotStated);
  },
};

const zoning: Check = {
  frame: frame('zoning', 8, 'critical', texts.zoningAsked),
  run: ({ subject }) => {
    const zone = subject.values.zoning ?? '';
    if (stated(subject, 'control_area') === 'bad') return flag(texts.controlArea);
    if (/工業専用/.test(zone)) return flag(texts.housingBanned(zone));
    if (stated(subject, 'planned_road') === 'bad') return flag(texts.plannedRoad, [], 'caution');
    if (zone === '') return unknown(texts.zoningNotStated, [], 'note');
    return pass(texts.housingAllowed(zone));
  },
};

const hazards: Check = {
  frame: frame('hazards', 12, 'caution', texts.hazardsAsked),
  run: ({ subject }) => {
    if (stated(subject, 'landslide_red') === 'bad') return flag(texts.landslideZone, [], 'critical');
    const [slide, flood, tsunami] = (['landslide', 'flood', 'tsunami'] as const).map((matter) => stated(subject, matter));
    if (slide === 'bad' || flood === 'bad' || tsunami === 'bad') return flag(texts.hazardZone);
    if (slide === 'good' && flood === 'good') return pass(texts.outsideZones);
    return unknown(texts.hazardsNotVerified);
  },
};

export const landChecks: readonly Check[] = [illegal, certificate, zoning, hazards];
