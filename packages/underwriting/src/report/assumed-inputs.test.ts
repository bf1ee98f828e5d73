import { describe, expect, it } from 'vitest';
import type { PropertyFacts } from '../facts/property-facts.ts';
import { sampleApartment, sampleCondominium, sampleContext, sampleDate, sampleFacts, sampleReport } from '../testing/index.ts';
import { underwrite } from './underwrite.ts';

const report = (facts: PropertyFacts) => underwrite(facts, sampleContext(facts, 'offer'), {}, sampleDate);
const line = (unit: number, occupied: boolean) => ({
  unit: String(unit),
  layout: '1K',
  area_m2: 20,
  rent_jpy: occupied ? 50_000 : null,
  common_fee_jpy: 0,
  occupied,
  lease_start: occupied ? '2022-04' : null,
});

describe('inputs that are assumed', () => {
  it('are counted beside the evidence grade, which they do not touch', () => {
    const [plain, given] = [
      sampleReport('condominium_unit'),
      sampleReport('condominium_unit', { vacancy: 5, loan_rate: 2.1, rent_change: 0 }),
    ];
    const counts = ({ figures }: typeof plain) => ['market', 'loan'].map((group) => figures[`evidence.${group}_assumed`]?.value);
    expect(counts(plain)).toEqual([10, 4]);
    expect(counts(given)).toEqual([8, 3]);
    expect(given.headline.evidence_grade).toBe(plain.headline.evidence_grade);
    expect(plain.notes.join(' ')).toContain('10 of 10 market inputs and 4 of 4 loan inputs are assumed');
  });

  it('carry less of the result the more of them are given', () => {
    const share = (given: object) => sampleReport('condominium_unit', given).figures['evidence.assumed_share']?.value ?? 0;
    expect(share({})).toBeGreaterThan(share({ market_cap_rate: 3, rent_change: 0 }));
    expect(share({})).toBeLessThanOrEqual(100);
  });

  it('have no loan among them where none is taken', () => {
    const { figures, notes } = sampleReport('condominium_unit', { loan_to_price: 0 });
    expect(figures['evidence.loan_assumed']).toBeUndefined();
    expect(notes.join(' ')).toContain('10 of 10 market inputs are assumed');
  });
});

describe('a rent roll with fewer rows than the building has units', () => {
  const withRoll = (units: number | null) =>
    report(
      sampleFacts(
        'apartment_building',
        { ...sampleApartment.values, units },
        {
          ...sampleApartment.extra,
          rent_roll: [line(101, true), line(102, true), line(103, false), line(201, true)],
        },
      ),
    );

  it('is said so, and its occupancy is that of its rows', () => {
    const { figures, notes } = withRoll(10);
    expect(notes.join(' ')).toContain(
      'The rent roll has 4 rows for 10 units; 3 of its 4 rows are leased, which is not the building’s occupancy.',
    );
    expect(figures['rent_roll.let_share']).toMatchObject({
      value: 75,
      label: 'Share of rows leased',
      definition: 'Of the rows, not of the building: the roll lacks 6 of its 10 units.',
    });
  });

  it('is nothing to say of one with a row for each, or where the number of units is not known', () => {
    for (const units of [4, 3, null]) expect(withRoll(units).notes.join(' '), String(units)).not.toContain('rows for');
  });
});

describe('the evidence grade', () => {
  const gradeOf = (facts: PropertyFacts) => report(facts).headline.evidence_grade;

  it('asks for the road of a building with land, and for none of a unit', () => {
    const road = (value: string | undefined) =>
      report(
        sampleFacts('apartment_building', sampleApartment.values, {
          ...sampleApartment.extra,
          ...(value === undefined ? { road: undefined } : { road: value }),
        } as PropertyFacts['extra']),
      ).notes.find((note) => note.startsWith('Not stated:')) ?? '';
    expect(road(undefined)).toContain('road');
    expect(road('南側 公道 4m')).not.toContain('road');
    expect(report(sampleFacts('condominium_unit', sampleCondominium.values, {})).notes.join(' ')).not.toMatch(/Not stated:[^.]*road/);
  });

  it('does not rise with inputs of market or loan that somebody gives', () => {
    expect(
      sampleReport('apartment_building', { vacancy: 4, loan_rate: 2, loan_years: 20, rent_change: 0, market_cap_rate: 5 }).headline
        .evidence_grade,
    ).toBe(gradeOf(sampleApartment));
  });
});
