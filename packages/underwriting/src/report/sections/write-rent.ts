import { readRentRoll } from '../../analysis/rent-roll.ts';
import { rentOfLodging } from '../../assumptions/settle-rent.ts';
import { firstYearRent } from '../../case/settings.ts';
import { present, type ReportDraft, rentIsEstimated, writeLevel, writeMetric } from '../../draft/report-draft.ts';
import { currentMonthlyRent, publicRent, type StatedRent } from '../../facts/rent.ts';
import type { Subject } from '../../facts/subject.ts';
import { yenText } from '../../numbers/number-text.ts';
import * as texts from '../../texts/rent-texts.ts';
import * as shared from '../../texts/shared-texts.ts';

const sourceOf: Record<StatedRent['from'], string> = {
  monthly_rent_jpy: 'facts.monthly_rent',
  annual_rent_jpy: 'facts.annual_rent',
  rent_roll: 'facts.rent_roll_total',
  gross_yield_pct: 'facts.stated_gross_yield',
  current_monthly_rent_jpy: 'facts.current_rent',
  current_annual_rent_jpy: 'facts.current_rent',
  sublease_monthly_rent_jpy: 'facts.current_rent',
  sublease_annual_rent_jpy: 'facts.current_rent',
  assumed_monthly_rent_jpy: 'facts.assumed_rent',
  assumed_annual_rent_jpy: 'facts.assumed_rent',
};

const formulas: Partial<Record<StatedRent['from'], string>> = texts.formulas;
const lodgingShare = `${rentOfLodging * 100}%`;

/** Public level of the dwellings of the place, where it is known: the rent counted is held against it. */
function writePublicRent(draft: ReportDraft): void {
  const { context, subject, ledger } = draft;
  const level = context.market?.rent_levels.find(({ room }) => room === null);
  const whole = publicRent(subject);
  if (!level || !whole) return;
  writeLevel(draft, 'market.rent_level', level, texts.rentLevel(level.basis, level.method, texts.methodWords[level.method]));
  ledger.computed('rent.public_level', whole.value, texts.publicLevelFormula, ['market.rent_level', 'facts.units'], {
    range: [whole.low, whole.high],
    term: texts.publicLevel,
  });
}

function sourceText(draft: ReportDraft): { formula: string; inputs: string[] } {
  const { rent } = draft;
  const { stated } = rent;
  if (rent.basis === 'given') return { formula: texts.asEnteredFormula, inputs: ['assumptions.monthly_rent'] };
  if (stated !== null) {
    const source = [sourceOf[stated.from], ...(stated.from === 'gross_yield_pct' ? ['facts.price'] : [])];
    if (rent.estimate !== null) return { formula: texts.estimateFormula, inputs: ['rent.public_level', ...source] };
    if (draft.subject.isBusinessIncome) return { formula: texts.lodgingFormula(lodgingShare), inputs: source };
    if (rent.claim !== null) return { formula: texts.upToEstimateFormula, inputs: [...source, 'rent.public_level'] };
    return { formula: formulas[stated.from] ?? shared.asStated, inputs: source };
  }
  if (draft.ledger.has('assumptions.typical_gross_yield'))
    return { formula: texts.enteredYieldFormula, inputs: ['facts.price', 'assumptions.typical_gross_yield'] };
  if (draft.ledger.has('rent.public_level')) return { formula: texts.marketRentFormula, inputs: ['rent.public_level'] };
  return {
    formula: texts.perSqmFormula,
    inputs: ['assumptions.rent_per_m2', draft.subject.values.floor_area_m2 === null ? 'assumptions.floor_area' : 'facts.floor_area'],
  };
}

/** What tenants pay now with their fees, where the printed total leaves them out. */
function writePaidNow({ ledger, subject }: ReportDraft): void {
  const paid = currentMonthlyRent(subject);
  const printed = ledger.value('facts.current_rent');
  if (paid === null || printed === null || paid === printed) return;
  ledger.computed('rent.paid_now', paid, texts.paidNowFormula, present(ledger, ['facts.current_rent', 'facts.rent_roll_total']), {
    term: texts.paidNow,
  });
}

/** Figure id of what tenants pay now, with their fees where they are known. */
export function paidNowId(ledger: ReportDraft['ledger']): string {
  return ledger.has('rent.paid_now') ? 'rent.paid_now' : 'facts.current_rent';
}

/** The full rent the report works from, and where it comes from. */
export function writeRent(draft: ReportDraft): void {
  const { ledger, rent, settings } = draft;
  writePublicRent(draft);
  writePaidNow(draft);
  const { formula, inputs } = sourceText(draft);
  writeMetric(draft, 'rent.monthly_full', formula, present(ledger, inputs));
  if (rent.claim !== null && rent.stated)
    ledger.computed('rent.claim', rent.claim, texts.claimFormula, present(ledger, [sourceOf[rent.stated.from], 'facts.price']), {
      term: draft.subject.isBusinessIncome ? texts.claimedRevenue : texts.claimedRent,
    });
  writeMetric(draft, 'income.gross_potential', texts.grossPotentialFormula, ['rent.monthly_full']);
  const unlet = firstYearRent(settings);
  writeMetric(draft, 'income.vacancy_loss', unlet === null ? texts.vacancyLossFormula : texts.vacancyLossYear1Formula, [
    'income.gross_potential',
    'assumptions.vacancy',
    ...(unlet === null ? [] : present(ledger, [paidNowId(ledger)])),
  ]);
  writeMetric(draft, 'income.effective', shared.effectiveFormula, ['income.gross_potential', 'income.vacancy_loss']);
}

/** That a roll has fewer rows than the building has units: what it says of vacancy it says of its rows. */
export function noteRollRows(subject: Subject): string[] {
  const roll = readRentRoll(subject);
  const { units, isOneHome } = subject;
  if (roll === null || isOneHome || units === null || roll.rooms >= units) return [];
  return [texts.rollRows(roll.rooms, units, roll.rooms - roll.vacantRooms, units - roll.rooms)];
}

/** How far the rent that counts rests on what is paid, in sentences. */
export function noteRent(draft: ReportDraft): string[] {
  const { rent, subject, settings } = draft;
  const notes: string[] = [];
  if (rentIsEstimated(draft)) notes.push(texts.rentIsEstimated(yenText(settings.monthlyRent)));
  if (rent.claim !== null && subject.isBusinessIncome) notes.push(texts.lodgingRevenue(yenText(rent.claim), lodgingShare));
  else if (rent.claim !== null) notes.push(texts.claimAboveEstimate(yenText(rent.claim)));
  if (firstYearRent(settings) !== null) notes.push(texts.someVacant);
  if (subject.levels && rent.stated && !rent.stated.paid && rent.claim === null) notes.push(texts.notVerified);
  return notes;
}
