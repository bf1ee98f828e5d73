import type { ReportDraft } from '../draft/report-draft.ts';
import type { FactField } from '../facts/fact-list.ts';
import { reserveBand, steppedPlanBounds } from '../holding/reserve-guideline.ts';
import { rangeText, yenText } from '../numbers/number-text.ts';
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
      `Mean of repair plans for buildings of this size${sure ? '' : ' (size assumed)'}, and the range of two-thirds of them; mechanical parking comes on top.`,
      reserveGuidelineSource,
      {
        range: [band.low, band.high],
        term: term(
          'Repair reserve fee guideline',
          '修繕積立金の目安',
          'JPY/m2/month',
          'National guideline per m² of exclusive area a month.',
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
      term: term('Stated arrears', '滞納額', 'JPY', 'Management and repair reserve fees the seller has not paid, as stated.'),
    });
  const monthly = (subject.charges.managementFee ?? 0) + (subject.charges.repairReserve ?? 0);
  return {
    ...flag(
      'Arrears pass to the buyer',
      `Unpaid condominium fees are stated as ${yenText(amount)}; the buyer is also liable, and they grow until handover.`,
      [id],
    ),
    effect: writeEffect(draft, 'reserve_band', {
      value: -amount,
      ends: [-amount, -(amount + 6 * monthly)],
      unit: 'JPY',
      label: 'Arrears with up to six months more',
      formula: '− stated arrears; at worst six more months of both fees',
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
      term: term('Announced repair reserve fee', '改定後の修繕積立金', 'JPY/month', 'The repair reserve fee from a later date, as stated.'),
    });
  return {
    ...flag('Repair reserve fee will rise', `An increase from ${yenText(reserve)} to ${yenText(later)} a month is announced.`, [
      id,
      'facts.repair_reserve',
    ]),
    effect: writeEffect(draft, 'reserve_band', {
      value: -(later - reserve) * 12,
      // The guideline lets a stepped plan end at 1.1 times its level amount, so one step is rarely the last.
      ends: [-(later - reserve) * 12, -(later * steppedPlanBounds.last - reserve) * 12],
      unit: 'JPY/year',
      label: 'Announced increase in repair reserve fee',
      formula: '− (announced fee − fee today) × 12; at worst 10% more',
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
    'What are the balance of the repair fund (修繕積立金), the arrears, planned increases and the long-term repair plan?',
    '修繕積立金の残高、滞納額、値上げ予定、長期修繕計画を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const { subject, ledger } = draft;
    if (!subject.isCondominium)
      return pass('No owners’ association', 'The owner alone funds repairs; this report includes a capital reserve.', [
        'financial_analysis.maintenance_reserves.capital_reserve',
      ]);
    const unpaid = arrears(draft);
    if (unpaid) return unpaid;
    if (stated(subject, 'self_managed') === 'bad')
      return flag('Self-managed building', 'No management company keeps the accounts and repair plan. Many lenders decline.');
    const reserve = ledger.value('facts.repair_reserve');
    const area = subject.values.floor_area_m2;
    if (subject.feeIncludesReserve)
      return unknown(
        'Repair reserve fee included in management fee',
        'One amount is stated for both (管理費等), so the part saved for repairs is not known.',
        ['facts.management_fee'],
      );
    if (reserve === null || area === null)
      return unknown('Repair reserve fee: not stated', 'The national guideline is ¥235–¥430 per m² a month in buildings below 5,000 m².', [
        'facts.repair_reserve',
      ]);
    const rise = announcedRise(draft, reserve);
    if (rise) return rise;
    const { band, sure } = bandOf(draft);
    const bandId = writeBand(draft, band, sure);
    const perSqm = reserve / area;
    const figures = ['facts.repair_reserve', 'facts.floor_area', bandId];
    const told = `Repair reserve fee is ${yenText(perSqm)} per m² a month`;
    const few = subject.values.units !== null && subject.values.units < 20;
    // The lowest band of all begins at 170, the highest of those below 20 storeys at 235: between them size decides.
    if (!sure && perSqm >= 170 && perSqm < 240)
      return unknown(
        'Repair reserve guideline: not verified, building size needed',
        `${told}. Guideline ranges start at ¥170–¥240 by size, and stories or units are not stated.`,
        figures,
      );
    if (perSqm >= band.low || (!sure && perSqm >= 240))
      return few
        ? flag(
            'Few owners share repairs',
            `${told}, within the guideline, but only ${subject.values.units} units share elevator, roof and walls.`,
            figures,
            'note',
          )
        : pass(
            'Repair reserve fee within national guideline',
            `${told}, within the guideline of ${rangeText([band.low, band.high], yenText)} for this size.`,
            figures,
          );
    const step = (level: number) => -Math.max(0, level - perSqm) * area * 12;
    return {
      ...flag(
        'Repair reserve fee below national guideline',
        `${told}, below the guideline’s low end of ${yenText(band.low)} for this size. Increases or a special levy are likely.`,
        figures,
      ),
      effect: writeEffect(draft, 'reserve_band', {
        value: step(band.mean),
        ends: [step(band.low), step(band.high)],
        unit: 'JPY/year',
        label: 'Repair reserve fee raised to guideline',
        formula: '− (guideline per m² − fee ÷ area) × area × 12',
        inputs: [bandId, 'facts.repair_reserve', 'facts.floor_area'],
      }),
    };
  },
};
