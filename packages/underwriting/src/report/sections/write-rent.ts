import { readRentRoll } from '../../analysis/rent-roll.ts';
import { rentOfLodging } from '../../assumptions/settle-rent.ts';
import { firstYearRent } from '../../case/settings.ts';
import { present, type ReportDraft, rentIsEstimated, writeLevel, writeMetric } from '../../draft/report-draft.ts';
import { currentMonthlyRent, publicRent, type StatedRent } from '../../facts/rent.ts';
import type { Subject } from '../../facts/subject.ts';
import { grouped } from '../../numbers/number-text.ts';
import { term } from '../../terms/term.ts';

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
  gross_yield_pct: 'price × advertised gross yield ÷ 12, as the source had them',
  annual_rent_jpy: 'yearly rent ÷ 12',
  rent_roll: 'let rooms at what is paid, empty rooms at the public level or the asking rent if lower, with common fees',
};
const lodgingShare = `${rentOfLodging * 100}%`;
const methodWords = {
  A: 'rents of the ward by size',
  B: 'the mean rent of the municipality',
  C: 'prefecture, land and density, a rough guide',
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
      'Rent level of the place, one dwelling',
      '賃料水準',
      'JPY/month',
      `${level.basis} Method ${level.method}: ${methodWords[level.method]}. Housing only; no price enters it.`,
    ),
  );
  ledger.computed('rent.public_level', whole.value, 'rent level of one dwelling × dwellings', ['market.rent_level', 'facts.units'], {
    range: [whole.low, whole.high],
    term: term(
      'Rent at the public level',
      '公的水準の賃料',
      'JPY/month',
      'What dwellings of this size and age are offered at in this place; the ends are meant to hold four of five asking rents.',
    ),
  });
}

function sourceText(draft: ReportDraft): { formula: string; inputs: string[] } {
  const { rent } = draft;
  const { stated } = rent;
  if (rent.basis === 'given') return { formula: 'the rent given by you', inputs: ['assumptions.monthly_rent'] };
  if (stated !== null) {
    const source = [sourceOf[stated.from], ...(stated.from === 'gross_yield_pct' ? ['facts.price'] : [])];
    if (rent.estimate !== null)
      return { formula: 'dwellings at the public level, at least what is paid', inputs: ['rent.public_level', ...source] };
    if (draft.subject.isBusinessIncome)
      return { formula: `${lodgingShare} of the revenue that the seller claims: what an operator would pay as rent`, inputs: source };
    if (rent.claim !== null)
      return { formula: 'the seller’s rent, up to the upper end of the public range', inputs: [...source, 'rent.public_level'] };
    return { formula: formulas[stated.from] ?? 'as stated', inputs: source };
  }
  if (draft.ledger.has('assumptions.typical_gross_yield'))
    return { formula: 'price × the gross yield given ÷ 12', inputs: ['facts.price', 'assumptions.typical_gross_yield'] };
  if (draft.ledger.has('rent.public_level')) return { formula: 'the public level of the place', inputs: ['rent.public_level'] };
  return {
    formula: 'floor area × rent assumed per m²',
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
    'rent paid now + common fees of the let rooms',
    present(ledger, ['facts.current_rent', 'facts.rent_roll_total']),
    {
      term: term(
        'Rent and fees paid now, a month',
        '現況賃料・共益費',
        'JPY/month',
        'The printed total is the sum of the rents alone; the roll has the fees, which the full rent counts too.',
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
    ledger.computed('rent.claim', rent.claim, 'as the seller has it', present(ledger, [sourceOf[rent.stated.from], 'facts.price']), {
      term: draft.subject.isBusinessIncome
        ? term(
            'Revenue the seller claims',
            '宿泊事業の想定売上',
            'JPY/month',
            'Revenue of a lodging business before its manager, portals, utilities and cleaning: no rent.',
          )
        : term(
            'Rent the seller counts',
            '売主の想定賃料',
            'JPY/month',
            'Above the upper end of the public range: shown beside the rent that counts, and counted nowhere.',
          ),
    });
  writeMetric(draft, 'income.gross_potential', 'full rent × 12', ['rent.monthly_full']);
  const unlet = firstYearRent(settings);
  writeMetric(
    draft,
    'income.vacancy_loss',
    unlet === null
      ? 'gross potential income × vacancy'
      : 'gross potential income × vacancy, and in the first year at least what nobody pays today',
    ['income.gross_potential', 'assumptions.vacancy', ...(unlet === null ? [] : present(ledger, [paidNowId(ledger)]))],
  );
  writeMetric(draft, 'income.effective', 'gross potential income − vacancy', ['income.gross_potential', 'income.vacancy_loss']);
}

/** That a roll has fewer rows than the building has units: what it says of vacancy it says of its rows. */
export function noteRollRows(subject: Subject): string[] {
  const roll = readRentRoll(subject);
  const { units, isOneHome } = subject;
  if (roll === null || isOneHome || units === null || roll.rooms >= units) return [];
  return [
    `The rent roll has ${roll.rooms} rows for ${units} units: ${roll.rooms - roll.vacantRooms} of its ${roll.rooms} rows are leased, which is not the occupancy of the building. Ask for the rows of the other ${units - roll.rooms}.`,
  ];
}

/** How far the rent that counts rests on what is paid, in sentences. */
export function noteRent(draft: ReportDraft): string[] {
  const { rent, subject, settings } = draft;
  const notes: string[] = [];
  if (rentIsEstimated(draft))
    notes.push(
      `The rent is estimated, as a range: what shows no range here (cash flow by year, tax, scenarios, price limits) holds at a rent of ${grouped(settings.monthlyRent)} yen a month, the middle of it.`,
    );
  if (rent.claim !== null && subject.isBusinessIncome)
    notes.push(
      `This is sold as a lodging business (民泊・旅館業): its claimed revenue of ¥${grouped(rent.claim)} a month is not a rent. We use ${lodgingShare} of it as the rent an operator would pay until a lease is available; the share is our assumption.`,
    );
  else if (rent.claim !== null)
    notes.push(
      `The seller’s rent of ${grouped(rent.claim)} yen a month is not paid today and lies above what dwellings here are offered at; the upper end of the public range is counted.`,
    );
  if (firstYearRent(settings) !== null)
    notes.push('Some rooms stand empty: the first year counts what tenants pay now, later years all rooms less the usual vacancy.');
  if (subject.levels && rent.stated && !rent.stated.paid && rent.claim === null)
    notes.push('No source says that the full rent is paid; it lies within the public range.');
  return notes;
}
