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
function subjectOf(
  kind: 'apartment_building' | 'condominium_unit' | 'detached_house',
  stated: object,
  further: object,
  levels: Partial<Levels>,
): Subject {
  const facts = factsOf({ as_of: asOf, kind, price_jpy: 30_000_000 });
  return engine.readSubject({ ...facts, values: { ...facts.values, ...stated }, extra: { ...facts.extra, ...further } }, asOf, {
    ...noLevels,
    ...levels,
  });
}
const defined = (entries: object) => Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));

const { measures, scale, loan } = engine.scoreVersion;
/** Curves of the card, the scale, and the two of the loan. */
const publishedCurves = {
  income_yield: measures.income_yield.curve,
  flat_return: measures.flat_return.curve,
  value_to_price: measures.value_to_price.curve,
  ncf_margin: measures.ncf_margin.curve,
  working_life: measures.working_life.curve,
  walk: measures.walk.curve,
  population: measures.population.curve,
  vacancy: measures.vacancy.curve,
  scale,
  coverage: loan.coverage,
  cautious: loan.cautious,
};

export const evidenceFamilies = {
  'SCORE-CURVE': family({
    title: 'Mark of a measure of the Scenario Score by its published curve, in straight lines between the points.',
    names: `income_yield|flat_return|value_to_price|ncf_margin|working_life|walk|population|vacancy|scale|coverage|cautious: measure; span: value → span: mark`,
    run: ({ measure, value }) => ({ mark: engine.scoreOn(publishedCurves[measure], value) }),
  }),
  'LOAN-DEFAULT': family({
    title:
      'Term and rates that the report assumes for a loan: term and rate by the first lender that takes the structure and age, stress rate by the rate given.',
    names: `W|S|LGS|RC|SRC: structure; month: built; percent: loan_rate? → years: term lifeLeft scored; flag: fewLenders; percent: rate testRate loanShare`,
    run: ({ structure, built, loan_rate }) => {
      const subject = subjectOf('apartment_building', { structure, built, units: 6 }, {}, {});
      const settled = engine.settleAssumptions(subject, loan_rate === undefined ? {} : { loan_rate });
      return {
        term: settled.get('loan_years')?.value,
        lifeLeft: subject.lifeLeftYears,
        scored: engine.longestLoanYears(subject),
        fewLenders: engine.hasFewLenders(subject),
        rate: settled.get('loan_rate')?.value,
        testRate: settled.get('test_rate')?.value,
        loanShare: settled.get('loan_to_price')?.value,
      };
    },
  }),
  'EXIT-CAP-RATE': family({
    title:
      'Market cap rate of a property on the day of purchase and so many years later: level of class and place, of the city where one is given, points for age up to 45, leased land and the seismic code before 1981.',
    names: `apartment_building|condominium_unit: kind=apartment_building; text: prefecture municipality;
      W|S|LGS|RC|SRC: structure; month: built; flag: leased=false; years: later=0; percent: cityLevel?; ratio: cityWeight=0.75 → percent: today later_on`,
    run: ({ kind, prefecture, municipality, structure, built, leased, later, cityLevel, cityWeight }) => {
      const stated = { structure, built, land_rights: leased ? '借地権' : '所有権', prefecture, municipality };
      const of = engine.propertyClass(subjectOf(kind, stated, {}, {}));
      const cap_levels = cityLevel === undefined ? [] : [{ ...at(cityLevel), area: municipality, weight: cityWeight, of }];
      const subject = subjectOf(kind, stated, {}, { cap_levels });
      const today = engine.marketCapRate(subject, subject.ageYears);
      return { today, later_on: today + engine.capRateForAge(subject, subject.ageYears, subject.ageYears + later) };
    },
  }),
  'EXIT-AGING': family({
    title: 'What is left of the value of one condominium unit after years of aging: 2.2% a year until 10, 1.7% until 30, 1.2% after.',
    names: `years: age years → ratio: left`,
    run: ({ age, years }) => ({ left: engine.agedBy(years, age) }),
  }),
  'EXIT-AGE': family({
    title: 'Factor of the building’s age on a price per m², in straight lines between the ages known, level beyond the ends.',
    names: `span[]: ages factors; span: age → span: factor`,
    run: ({ ages, factors, age }) => ({
      factor: engine.scoreOn(
        ages.map((years, index) => [years, factors[index] ?? 0] as const),
        age,
      ),
    }),
  }),
  'EXIT-VALUE': family({
    title:
      'Model value of a property so many years on, by its methods: weighted geometric mean of income, land and building, and contracts. Levels are those of the place; the cap rate and changes are given.',
    names: `apartment_building|condominium_unit|detached_house: kind; W|S|LGS|RC|SRC: structure; month: built; sqm: area land?;
      yen: noi contracts? landLevel? costPerSqm; percent: capRate spread=0 priceChange=0; years: held=10 later=0 → yen: income value; yen|null: cost contracts`,
    run: ({ kind, structure, built, area, land, noi, contracts, landLevel, costPerSqm, capRate, spread, priceChange, held, later }) => {
      const stated = { structure, built, floor_area_m2: area, land_area_m2: land ?? null, land_rights: '所有権', units: 1 };
      const level =
        contracts === undefined
          ? null
          : ({
              ...at(contracts),
              kind: kind === 'condominium_unit' ? 'condominium' : 'house',
              unit: kind === 'condominium_unit' ? 'JPY/m2' : 'JPY',
            } as const);
      const subject = subjectOf(kind, stated, {}, { contract_price: level, land_price: landLevel === undefined ? null : at(landLevel) });
      const overrides = {
        market_cap_rate: capRate,
        exit_cap_spread: spread,
        price_level_change: priceChange,
        holding_years: held,
        rebuilding_cost_per_m2: costPerSqm,
        monthly_rent: 100_000,
      };
      const settled = engine.settleAssumptions(subject, overrides);
      const settings = engine.settingsFrom(settled, 100_000, engine.settleChoices({}));
      const { valuation } = engine.workOutCase(subject, settings).purchase;
      const result = engine.exitValue(subject, settings, valuation, later, noi);
      return { ...result.methods, value: result.base, cost: result.methods.cost ?? null, contracts: result.methods.contracts ?? null };
    },
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
