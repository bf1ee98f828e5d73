import type { ReportDraft } from '../draft/report-draft.ts';
import type { FactField } from '../facts/fact-list.ts';
import { reserveBand, steppedPlanBounds } from '../holding/reserve-guideline.ts';
import { type ReserveBand, reserveGuidelineSource } from '../rules/guidelines.ts';
import * as texts from '../texts/checks/management-texts.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { arrearsWord, fromDateWords, readYenAfter } from './rules/yen-words.ts';
import { evidenceOf, sourceText, stated } from './source-text.ts';

/** Band by size; where storeys or dwellings are not stated, the widest span of all classes. */
function bandOf(draft: ReportDraft): { band: ReserveBand; sure: boolean } {
  const { floors_total: floors, units, floor_area_m2: area } = draft.subject.values;
  // The building's total floor area is rarely printed: about 1.25 times its dwellings stands in for the size class.
  if (floors !== null && (floors >= 20 || (units !== null && area !== null)))
    return { band: reserveBand(floors, (units ?? 0) * (area ?? 0) * 1.25), sure: true };
  return { band: reserveBand(10, (units ?? 40) * (area ?? 25) * 1.25), sure: false };
}

function writeBand(draft: ReportDraft, band: ReserveBand, sure: boolean): string {
  const id = 'reference.reserve_band';
  if (!draft.ledger.has(id))
    draft.ledger.assumed(id, band.mean, 'reference/reserve_band', texts.bandReason(sure), reserveGuidelineSource, {
      range: [band.low, band.high],
      term: texts.band,
    });
  return id;
}

/** Arrears that the sources put a figure to; in an auction, and in any sale, they pass to the buyer (区分所有法8条). */
function arrears(draft: ReportDraft): CheckOutcome | null {
  const { subject, ledger } = draft;
  const amount = readYenAfter(sourceText(subject), arrearsWord);
  if (amount === null || amount === 0) return null;
  const id = 'check.reserve_band.arrears';
  if (!ledger.has(id))
    ledger.read(id, amount, evidenceOf(subject, 'extra.remarks'), texts.associationReport, {
      term: texts.statedArrears,
    });
  const monthly = (subject.charges.managementFee ?? 0) + (subject.charges.repairReserve ?? 0);
  return {
    ...flag(texts.arrears(amount), [id]),
    effect: writeEffect(draft, 'reserve_band', texts.arrearsGrowing, {
      value: -amount,
      ends: [-amount, -(amount + 6 * monthly)],
      unit: 'JPY',
      inputs: [id, 'facts.management_fee', 'facts.repair_reserve'],
    }),
  };
}

/** What the sources say of the reserve: its own cell, and sentences of the remarks that speak of it alone. */
function reserveWords({ extra }: ReportDraft['subject']): { field: FactField; words: string }[] {
  const printed = extra.repair_reserve_raw;
  const cell = printed?.normalize('NFKC').slice(0, 300);
  const said = (extra.remarks ?? [])
    .flatMap((remark) => remark.normalize('NFKC').split(/[。\n]/))
    .filter((sentence) => !/管理費|合計|総額/.test(sentence))
    .map((sentence) => /(?:修繕)?積立金(.{0,80})/.exec(sentence)?.[1] ?? '');
  return [
    ...(cell === undefined ? [] : [{ field: 'extra.repair_reserve_raw' as const, words: cell }]),
    ...said.map((words) => ({ field: 'extra.remarks' as const, words })),
  ];
}

/** An increase that the sources announce with its amount: `2027年4月より12,000円`. */
function announcedRise(draft: ReportDraft, reserve: number): CheckOutcome | null {
  const { subject, ledger } = draft;
  const rises = reserveWords(subject).map(({ field, words }) => ({ field, later: readYenAfter(words, fromDateWords) }));
  const rise = rises.find(({ later }) => later !== null && later > reserve);
  if (rise === undefined || rise.later === null) return null;
  const { field, later } = rise;
  const id = 'check.reserve_band.announced';
  if (!ledger.has(id))
    ledger.read(id, later, evidenceOf(subject, field), texts.repairPlan, {
      term: texts.announcedFee,
    });
  return {
    ...flag(texts.rise(reserve, later), [id, 'facts.repair_reserve']),
    effect: writeEffect(draft, 'reserve_band', texts.announcedRise, {
      value: -(later - reserve) * 12,
      // The guideline lets a stepped plan end at 1.1 times its level amount, so one step is rarely the last.
      ends: [-(later - reserve) * 12, -(later * steppedPlanBounds.last - reserve) * 12],
      unit: 'JPY/year',
      inputs: [id, 'facts.repair_reserve'],
    }),
  };
}

export const management: Check = {
  frame: frame('reserve_band', 22, 'caution', texts.managementAsked),
  run: (draft): CheckOutcome => {
    const { subject, ledger } = draft;
    if (!subject.isCondominium) return pass(texts.noAssociation, ['financial_analysis.maintenance_reserves.capital_reserve']);
    const unpaid = arrears(draft);
    if (unpaid) return unpaid;
    if (stated(subject, 'self_managed') === 'bad') return flag(texts.selfManaged);
    const reserve = ledger.value('facts.repair_reserve');
    const area = subject.values.floor_area_m2;
    if (subject.feeIncludesReserve) return unknown(texts.feeIncludesReserve, ['facts.management_fee']);
    if (reserve === null || area === null) return unknown(texts.reserveNotStated, ['facts.repair_reserve']);
    const rise = announcedRise(draft, reserve);
    if (rise) return rise;
    const { band, sure } = bandOf(draft);
    const bandId = writeBand(draft, band, sure);
    const perSqm = reserve / area;
    const figures = ['facts.repair_reserve', 'facts.floor_area', bandId];
    const few = subject.values.units !== null && subject.values.units < 20;
    // The lowest band of all begins at 170, the highest of those below 20 storeys at 235: between them size decides.
    if (!sure && perSqm >= 170 && perSqm < 240) return unknown(texts.sizeNeeded(perSqm), figures);
    if (perSqm >= band.low || (!sure && perSqm >= 240))
      return few
        ? flag(texts.fewOwners(perSqm, subject.values.units), figures, 'note')
        : pass(texts.withinGuideline(perSqm, [band.low, band.high]), figures);
    const step = (level: number) => -Math.max(0, level - perSqm) * area * 12;
    return {
      ...flag(texts.belowGuideline(perSqm, band.low), figures),
      effect: writeEffect(draft, 'reserve_band', texts.raisedToGuideline, {
        value: step(band.mean),
        ends: [step(band.low), step(band.high)],
        unit: 'JPY/year',
        inputs: [bandId, 'facts.repair_reserve', 'facts.floor_area'],
      }),
    };
  },
};
