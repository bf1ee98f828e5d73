import type { ReportDraft } from '../draft/report-draft.ts';
import type { FactField } from '../facts/fact-list.ts';
import { reserveBand, steppedPlanBounds } from '../holding/reserve-guideline.ts';
import { grouped } from '../numbers/number-text.ts';
import { type ReserveBand, reserveGuidelineSource } from '../rules/guidelines.ts';
import { term } from '../terms/term.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { readYenAfter } from './rules/yen-words.ts';
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
    draft.ledger.assumed(
      id,
      band.mean,
      'reference/reserve_band',
      `Mean and two-thirds band of the plans of buildings of this size${sure ? '' : ', the size being assumed'}; parking machines come on top.`,
      reserveGuidelineSource,
      {
        range: [band.low, band.high],
        term: term(
          'Repair reserve of the national guideline',
          '修繕積立金の目安',
          'JPY/m2/month',
          'Yen per m² of exclusive area and month.',
        ),
      },
    );
  return id;
}

/** Arrears that the sources put a figure to; in an auction, and in any sale, they pass to the buyer (区分所有法8条). */
function arrears(draft: ReportDraft): CheckOutcome | null {
  const { subject, ledger } = draft;
  const amount = readYenAfter(sourceText(subject), '滞納');
  if (amount === null || amount === 0) return null;
  const id = 'check.reserve_band.arrears';
  if (!ledger.has(id))
    ledger.read(id, amount, evidenceOf(subject, 'extra.remarks'), 'the management association’s report (重要事項調査報告書)', {
      term: term('Arrears stated', '滞納額', 'JPY', 'Management fee and reserve that the seller has not paid, as stated.'),
    });
  const monthly = (subject.charges.managementFee ?? 0) + (subject.charges.repairReserve ?? 0);
  return {
    ...flag(
      'Arrears pass to the buyer',
      `${grouped(amount)} yen of fees are stated as unpaid; the buyer answers for them too, and they grow until the handover.`,
      [id],
    ),
    effect: writeEffect(draft, 'reserve_band', {
      value: -amount,
      ends: [-amount, -(amount + 6 * monthly)],
      unit: 'JPY',
      label: 'Arrears, up to six months more',
      formula: '− arrears stated; at worst six months of fee and reserve more',
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
  const rises = reserveWords(subject).map(({ field, words }) => ({ field, later: readYenAfter(words, '(?:より|から|以降)') }));
  const rise = rises.find(({ later }) => later !== null && later > reserve);
  if (rise === undefined || rise.later === null) return null;
  const { field, later } = rise;
  const id = 'check.reserve_band.announced';
  if (!ledger.has(id))
    ledger.read(id, later, evidenceOf(subject, field), 'the long-term repair plan (長期修繕計画書)', {
      term: term('Repair reserve announced', '改定後の修繕積立金', 'JPY/month', 'The reserve from a later date on, as stated.'),
    });
  return {
    ...flag('The repair reserve rises', `An increase from ${grouped(reserve)} to ${grouped(later)} yen a month is announced.`, [
      id,
      'facts.repair_reserve',
    ]),
    effect: writeEffect(draft, 'reserve_band', {
      value: -(later - reserve) * 12,
      // The guideline lets a stepped plan end at 1.1 times its level amount, so one step is rarely the last.
      ends: [-(later - reserve) * 12, -(later * steppedPlanBounds.last - reserve) * 12],
      unit: 'JPY/year',
      label: 'Increase of the reserve that is announced, a tenth more at worst',
      formula: '− (reserve announced − reserve today) × 12',
      inputs: [id, 'facts.repair_reserve'],
    }),
  };
}

export const management: Check = {
  frame: frame(
    'reserve_band',
    22,
    'caution',
    'Management association’s report (重要事項調査報告書) and long-term repair plan (長期修繕計画書)',
    'How large is the repair fund, are payments in arrears, and what increases are planned?',
    '修繕積立金の残高、滞納額、値上げ予定、長期修繕計画を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const { subject, ledger } = draft;
    if (!subject.isCondominium)
      return pass('No owners’ association', 'The owner alone saves for repairs; this report sets money aside.', [
        'financial_analysis.maintenance_reserves.capital_reserve',
      ]);
    const unpaid = arrears(draft);
    if (unpaid) return unpaid;
    if (stated(subject, 'self_managed') === 'bad')
      return flag('Self-managed building', 'No manager keeps books and plan. Many lenders decline.');
    const reserve = ledger.value('facts.repair_reserve');
    const area = subject.values.floor_area_m2;
    if (subject.feeIncludesReserve)
      return unknown(
        'The repair reserve is inside the management fee',
        'One amount is printed for both (管理費等), so how much of it is saved for repairs is not known.',
        ['facts.management_fee'],
      );
    if (reserve === null || area === null)
      return unknown(
        'Repair reserve is not stated',
        'The national guideline expects 235 to 430 yen per m² and month in buildings under 5,000 m².',
        ['facts.repair_reserve'],
      );
    const rise = announcedRise(draft, reserve);
    if (rise) return rise;
    const { band, sure } = bandOf(draft);
    const bandId = writeBand(draft, band, sure);
    const perSqm = reserve / area;
    const figures = ['facts.repair_reserve', 'facts.floor_area', bandId];
    const told = `${perSqm.toFixed(0)} yen per m² and month`;
    const few = subject.values.units !== null && subject.values.units < 20;
    // The lowest band of all begins at 170, the highest of those below 20 storeys at 235: between them size decides.
    if (!sure && perSqm >= 170 && perSqm < 240)
      return unknown(
        'Whether the reserve is within the guideline depends on the building’s size',
        `${told}; the bands begin at 170 to 240, and storeys or dwellings are not stated.`,
        figures,
      );
    if (perSqm >= band.low || (!sure && perSqm >= 240))
      return few
        ? flag(
            'Few owners share the repairs',
            `${told} is within the guideline, but only ${subject.values.units} dwellings share lift, roof and walls.`,
            figures,
            'note',
          )
        : pass(
            'Repair reserve within the national guideline',
            `${told}; the band for such a building is ${band.low} to ${band.high}. The balance of the fund and the plan matter as much.`,
            figures,
          );
    const step = (level: number) => -Math.max(0, level - perSqm) * area * 12;
    return {
      ...flag(
        'Repair reserve below the national guideline',
        `${told}; the band for such a building begins at ${band.low}. Increases or a levy are likely.`,
        figures,
      ),
      effect: writeEffect(draft, 'reserve_band', {
        value: step(band.mean),
        ends: [step(band.low), step(band.high)],
        unit: 'JPY/year',
        label: 'Reserve raised to the guideline: its mean, with the band as the range',
        formula: '− (guideline per m² − reserve ÷ area) × area × 12',
        inputs: [bandId, 'facts.repair_reserve', 'facts.floor_area'],
      }),
    };
  },
};
