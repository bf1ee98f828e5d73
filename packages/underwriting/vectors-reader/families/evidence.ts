import * as engine from '../engine.ts';
import { family } from '../family.ts';
import { factsOf } from './property.ts';

const asOf = '2026-11-20';
type Subject = ReturnType<typeof engine.readSubject>;
type Levels = NonNullable<Subject['levels']>;
const noLevels: Levels = {
  belt: null,
  rent_levels: [],
  land_price: null,
  contract_price: null,
  price_by_age: null,
  typical_yield: null,
  investment_loan_rate: null,
};
const at = (value: number) => ({ value, low: value, high: value });

/** Facts of a property of the kind, with more of them, and what is known of its place. */
function subjectOf(kind: 'apartment_building' | 'condominium_unit', stated: object, further: object, levels: Partial<Levels>): Subject {
  const facts = factsOf({ as_of: asOf, kind, price_jpy: 30_000_000 });
  return engine.readSubject({ ...facts, values: { ...facts.values, ...stated }, extra: { ...facts.extra, ...further } }, asOf, {
    ...noLevels,
    ...levels,
  });
}
const defined = (entries: object) => Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));

export const evidenceFamilies = {
  'SCORE-CURVE': family({
    title: 'Mark of a measure of the Scenario Score by its published curve, in straight lines between the points.',
    names: `net_yield|total_return|age|walk|vacancy|population|coverage|cautious_coverage|break_even: measure; span: value → span: mark`,
    run: ({ measure, value }) => ({ mark: engine.scoreOn(engine.scoreVersion.curves[measure], value) }),
  }),
  'LOAN-DEFAULT': family({
    title: 'Term and rates that the report assumes for a loan: term by the tax life left, test rate by the rate given.',
    names: `W|S|LGS|RC|SRC: structure; month: built; percent: loan_rate=2.7 → years: term lifeLeft scored; flag: fewLenders; percent: testRate loanShare`,
    run: ({ structure, built, loan_rate }) => {
      const subject = subjectOf('apartment_building', { structure, built, units: 6 }, {}, {});
      const settled = engine.settleAssumptions(subject, { loan_rate });
      return {
        term: settled.get('loan_years')?.value,
        lifeLeft: subject.lifeLeftYears,
        scored: engine.longestLoanYears(subject),
        fewLenders: engine.hasFewLenders(subject),
        testRate: settled.get('test_rate')?.value,
        loanShare: settled.get('loan_to_price')?.value,
      };
    },
  }),
  'EXIT-ENTRY-RATE': family({
    title:
      'Rate that a sale is priced from on the day of purchase: the market’s, an asking yield brought to NOI, an expected one with points for age, wood, leased land and the old earthquake standard; without one that of the purchase.',
    names: `yen: noi fullRent price; percent: marketYield?; asking|expected: yieldKind=asking;
      W|S|LGS|RC|SRC: structure=RC; month: built=2015-04; flag: leased=false → ratio: rate; flag: fromMarket`,
    run: ({ noi, fullRent, price, marketYield, yieldKind, structure, built, leased }) => {
      const level = marketYield === undefined ? null : { ...at(marketYield), kind: yieldKind };
      const stated = { structure, built, land_rights: leased ? '借地権' : '所有権' };
      return engine.entryRateOf(subjectOf('apartment_building', stated, {}, { typical_yield: level }), noi, fullRent, price);
    },
  }),
  'EXIT-AGE': family({
    title: 'Factor of the building’s age on a price per m², in straight lines between the ages known, level beyond the ends.',
    names: `span[]: ages factors; span: age → span: factor`,
    run: ({ ages, factors, age }) => ({
      factor: engine.priceByAge(
        ages.map((age_years, index) => ({ age_years, factor: factors[index] ?? 0 })),
        age,
      ),
    }),
  }),
  'LAND-SHARE': family({
    title: 'A unit’s share of the land as registers print it.',
    names: `text: words → ratio|null: share`,
    run: ({ words }) => ({ share: engine.shareOfLand(words) }),
  }),
  'RENT-POTENTIAL': family({
    title:
      'Full rent of a month that a report counts: what is paid; what a seller expects up to the upper end of the public range; the public level where nobody says. `level` is that of one dwelling.',
    names: `apartment_building|condominium_unit: kind=condominium_unit; count: units=1; tenanted|vacant|partial: occupancy?;
      yen: monthly_rent_jpy? current_monthly_rent_jpy? assumed_monthly_rent_jpy? sublease_monthly_rent_jpy?; percent: gross_yield_pct?;
      yen: level? levelLow? levelHigh? → yen: monthly; yen|null: claim firstYear; flag: estimated`,
    run: ({ kind, units, occupancy, monthly_rent_jpy, gross_yield_pct, level, levelLow, levelHigh, ...extra }) => {
      const rents =
        level === undefined
          ? []
          : [{ value: level, low: levelLow ?? level, high: levelHigh ?? level, method: 'A' as const, room: null, area_m2: 25 }];
      const stated = defined({ occupancy, monthly_rent_jpy, gross_yield_pct, units: kind === 'apartment_building' ? units : undefined });
      const subject = subjectOf(kind, { floor_area_m2: 25 * units, ...stated }, defined(extra), { rent_levels: rents });
      const rent = engine.settleRent(subject, engine.settleAssumptions(subject, {}));
      return { ...rent, estimated: rent.estimate !== null };
    },
  }),
  'RENT-ROLL': family({
    title:
      'What a roll tells, room by room in the same order: rents with common fees, empty rooms on both sides or on neither, leases by their age on the day of the roll, deposits. An empty start stands for none, an empty tenant for one that is not named.',
    names: `yen|null[]: rents fees asking=[] deposits=[]; text[]: starts=[] tenants=[] layouts=[]; date: rollDay?; yen: printedNow? →
      yen: inPlace; yen|null: paidNow relet deposits recentRent oldRent; count: depositRooms recentRooms;
      ratio|null: recentShare companyShare largestTenantShare askingOverInPlace widestSpread`,
    run: ({ rents, fees, asking, deposits, starts, tenants, layouts, rollDay, printedNow }) => {
      const rent_roll = rents.map((rent_jpy, index) => ({
        unit: `${101 + index}`,
        layout: layouts[index] ?? '1K',
        area_m2: 22,
        rent_jpy,
        common_fee_jpy: fees[index] ?? null,
        occupied: rent_jpy !== null,
        lease_start: starts[index] || null,
        asking_rent_jpy: asking[index] ?? null,
        deposit_jpy: deposits[index] ?? null,
        tenant: tenants[index] || null,
      }));
      const further = defined({ rent_roll, rent_roll_date: rollDay, current_monthly_rent_jpy: printedNow });
      const subject = subjectOf('apartment_building', { units: rents.length }, further, {});
      const roll = engine.readRentRoll(subject);
      return { ...roll, paidNow: engine.currentMonthlyRent(subject), recentRent: roll?.byAge.recent, oldRent: roll?.byAge.old };
    },
  }),
};
