import { readRentRoll } from '../../analysis/rent-roll.ts';
import { rentOfLodging } from '../../assumptions/settle-rent.ts';
import { firstYearRent } from '../../case/settings.ts';
import { present, type ReportDraft, rentIsEstimated, writeLevel, writeMetric } from '../../draft/report-draft.ts';
import { currentMonthlyRent, publicRent, type StatedRent } from '../../facts/rent.ts';
import type { Subject } from '../../facts/subject.ts';
import { yenText } from '../../numbers/number-text.ts';
import * as figureTerms from '../../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../../terms/term.ts';

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
const formulas: Partial<Record<StatedRent['from'], string>> = {
  gross_yield_pct: 'price × advertised gross yield ÷ 12, as stated',
  annual_rent_jpy: 'annual rent ÷ 12',
  rent_roll: 'leased units at in-place rent, vacant units at the lower of market rent estimate and asking rent, with common-area fees',
};
const lodgingShare = `${rentOfLodging * 100}%`;
const methodWords = {
  A: 'rents of the ward by unit size',
  B: 'the average rent of the municipality',
  C: 'prefecture, land price and density, a rough estimate',
} as const;

/** Public level of the dwellings of the place, where it is known: the rent counted is held against it. */
function writePublicRent(draft: ReportDraft): void {
  const { context, subject, ledger } = draft;
  const level = context.market?.rent_levels.find(({ room }) => room === null);
  const whole = publicRent(subject);
  if (!level || !whole) return;
  writeLevel(
    draft,
    'market.rent_level',
    level,
    term(
      'Market rent estimate per unit',
      '賃料水準',
      'JPY/month',
      `${level.basis} Method ${level.method}: ${methodWords[level.method]}. Housing only; it does not depend on the price.`,
    ),
  );
  ledger.computed('rent.public_level', whole.value, 'market rent estimate per unit × units', ['market.rent_level', 'facts.units'], {
    range: [whole.low, whole.high],
    term: standard(figureTerms.marketRent, 'JPY/month', {
      definition: 'Rent for this size and age in this area, from public data; the range is meant to include 80% of asking rents.',
    }),
  });
}

function sourceText(draft: ReportDraft): { formula: string; inputs: string[] } {
  const { rent } = draft;
  const { stated } = rent;
  if (rent.basis === 'given') return { formula: 'the rent you entered', inputs: ['assumptions.monthly_rent'] };
  if (stated !== null) {
    const source = [sourceOf[stated.from], ...(stated.from === 'gross_yield_pct' ? ['facts.price'] : [])];
    if (rent.estimate !== null)
      return { formula: 'units at the market rent estimate, at least the in-place rent', inputs: ['rent.public_level', ...source] };
    if (draft.subject.isBusinessIncome)
      return { formula: `${lodgingShare} of the seller’s claimed revenue, as the rent an operator would pay`, inputs: source };
    if (rent.claim !== null)
      return { formula: 'the seller’s rent, up to the high end of the market rent estimate', inputs: [...source, 'rent.public_level'] };
    return { formula: formulas[stated.from] ?? 'as stated', inputs: source };
  }
  if (draft.ledger.has('assumptions.typical_gross_yield'))
    return { formula: 'price × the gross yield you entered ÷ 12', inputs: ['facts.price', 'assumptions.typical_gross_yield'] };
  if (draft.ledger.has('rent.public_level')) return { formula: 'the market rent estimate', inputs: ['rent.public_level'] };
  return {
    formula: 'floor area × assumed rent per m²',
    inputs: ['assumptions.rent_per_m2', draft.subject.values.floor_area_m2 === null ? 'assumptions.floor_area' : 'facts.floor_area'],
  };
}

/** What tenants pay now with their fees, where the printed total leaves them out. */
function writePaidNow({ ledger, subject }: ReportDraft): void {
  const paid = currentMonthlyRent(subject);
  const printed = ledger.value('facts.current_rent');
  if (paid === null || printed === null || paid === printed) return;
  ledger.computed(
    'rent.paid_now',
    paid,
    'in-place rent + common-area fees of the leased units',
    present(ledger, ['facts.current_rent', 'facts.rent_roll_total']),
    {
      term: term(
        'In-place rent and fees',
        '現況賃料・共益費',
        'JPY/month',
        'The stated total covers rents only; the rent roll adds the fees, which the full-occupancy rent includes.',
      ),
    },
  );
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
    ledger.computed('rent.claim', rent.claim, 'as the seller states it', present(ledger, [sourceOf[rent.stated.from], 'facts.price']), {
      term: draft.subject.isBusinessIncome
        ? term(
            'Seller’s claimed revenue',
            '宿泊事業の想定売上',
            'JPY/month',
            'Revenue of a lodging business before manager, portal, utility and cleaning costs; not rent.',
          )
        : term(
            'Seller’s rent',
            '売主の想定賃料',
            'JPY/month',
            'Above the high end of the market rent estimate: shown for comparison, not used in results.',
          ),
    });
  writeMetric(draft, 'income.gross_potential', 'full-occupancy rent × 12', ['rent.monthly_full']);
  const unlet = firstYearRent(settings);
  writeMetric(
    draft,
    'income.vacancy_loss',
    unlet === null
      ? 'GPI × vacancy and credit loss rate'
      : 'GPI × vacancy and credit loss rate, and in year 1 at least the rent of units vacant today',
    ['income.gross_potential', 'assumptions.vacancy', ...(unlet === null ? [] : present(ledger, [paidNowId(ledger)]))],
  );
  writeMetric(draft, 'income.effective', 'GPI − vacancy and credit loss', ['income.gross_potential', 'income.vacancy_loss']);
}

/** That a roll has fewer rows than the building has units: what it says of vacancy it says of its rows. */
export function noteRollRows(subject: Subject): string[] {
  const roll = readRentRoll(subject);
  const { units, isOneHome } = subject;
  if (roll === null || isOneHome || units === null || roll.rooms >= units) return [];
  return [
    `The rent roll has ${roll.rooms} rows for ${units} units; ${roll.rooms - roll.vacantRooms} of its ${roll.rooms} rows are leased, which is not the building’s occupancy. Rows of the other ${units - roll.rooms} units are not stated.`,
  ];
}

/** How far the rent that counts rests on what is paid, in sentences. */
export function noteRent(draft: ReportDraft): string[] {
  const { rent, subject, settings } = draft;
  const notes: string[] = [];
  if (rentIsEstimated(draft))
    notes.push(
      `The rent is estimated as a range. Results without a range (cash flow by year, tax, scenarios, price limits) use its middle, ${yenText(settings.monthlyRent)} a month.`,
    );
  if (rent.claim !== null && subject.isBusinessIncome)
    notes.push(
      `The property is for sale as a lodging business (民泊・旅館業), and its claimed revenue of ${yenText(rent.claim)} a month is not rent. The model uses ${lodgingShare} of it as the rent an operator would pay, our default until a lease is stated.`,
    );
  else if (rent.claim !== null)
    notes.push(
      `The seller’s rent of ${yenText(rent.claim)} a month is not paid today and is above the market rent estimate, whose high end is used instead.`,
    );
  if (firstYearRent(settings) !== null)
    notes.push('Some units are vacant: year 1 uses the in-place rent, later years the full-occupancy rent − vacancy and credit loss.');
  if (subject.levels && rent.stated && !rent.stated.paid && rent.claim === null)
    notes.push('Not verified: whether the full-occupancy rent is paid. It is within the market rent estimate.');
  return notes;
}
