import { describe, expect, it } from 'vitest';
import type { InsightReport } from '../src/report/document/insight-report.ts';
import { tenRooms, variedReport } from './varied-properties.ts';

const value = (report: InsightReport, id: string) => report.figures[id]?.value ?? null;
const because = (report: InsightReport, id: string) => report.figures[id]?.because ?? null;
const check = (report: InsightReport, id: string) => report.checks.find((entry) => entry.id === id);

describe('the owner', () => {
  it('who is a company is not taxed by how long it held, and has no other income or blue return', () => {
    const report = variedReport('shops');
    expect(report.figures['exit.gains_tax']?.definition).not.toMatch(/Long-term|Short-term/);
    expect(because(report, 'exit.long_term_from')).toBe('N/A: a company’s tax does not depend on the holding period.');
    expect(report.assumptions).not.toContain('assumptions.other_income');
    expect(report.assumptions).not.toContain('assumptions.blue_deduction');
  });

  it('who lives abroad counts other income in Japan, none by default', () => {
    const tax = (other_income?: number) =>
      variedReport('ownerAbroad', { overrides: { loan_to_price: 0, ...(other_income === undefined ? {} : { other_income }) } }).series[
        'tax_schedule.income_tax'
      ]?.values[4] ?? 0;
    expect(value(variedReport('ownerAbroad'), 'assumptions.other_income')).toBe(0);
    expect(tax(20_000_000)).toBeGreaterThan(tax() * 3);
  });

  it('who lives abroad finds the duties among the next steps', () => {
    const step = (report: InsightReport) => report.next_steps.find((entry) => entry.id === 'owner-abroad');
    expect(step(variedReport('ownerAbroad'))?.action).toContain('within 20 days');
    expect(step(variedReport('rentRoll'))).toBeUndefined();
  });
});

describe('the next steps', () => {
  it('hold everything that was found, also what is only noted, before what nobody states', () => {
    const report = variedReport('akiya');
    const ids = report.next_steps.map((step) => step.id);
    // The rent is asked for with its document, once.
    const found = report.checks.filter((entry) => entry.state === 'flag' && entry.question_ja !== null && entry.id !== 'rent_basis');
    expect(found.some((entry) => entry.severity === 'note')).toBe(true);
    expect(ids).toEqual(expect.arrayContaining(found.map((entry) => `check-${entry.id.replaceAll('_', '-')}`)));
    expect(ids.indexOf('check-asbestos')).toBeLessThan(ids.indexOf('check-hazards'));
  });

  it('name each other open question in one letter', () => {
    const report = variedReport('akiya');
    const letter = report.next_steps.find((step) => step.id === 'open-questions');
    const named = report.next_steps.map((step) => step.id);
    const left = report.checks.filter(
      (entry) =>
        entry.state === 'unknown' &&
        entry.question_ja !== null &&
        !named.includes(`check-${entry.id.replaceAll('_', '-')}`) &&
        // A document that is asked for answers its check too.
        !report.missing.slice(0, 4).some(({ field }) => field === entry.id),
    );
    expect(left.length).toBeGreaterThan(5);
    expect(letter?.action).toContain(`${left.length} other open questions`);
    for (const entry of left) expect(letter?.question_ja).toContain(entry.question_ja ?? '');
  });

  it('ask for a document once, and send questions of the loan to the lender', () => {
    const actions = variedReport('ownerAbroad').next_steps.filter((step) => step.action.startsWith('Request:'));
    expect(new Set(actions.map((step) => step.action.split('. ')[0])).size).toBe(actions.length);
    // Their order is that of the meter of missing evidence.
    expect(actions.filter(({ action }) => /\blease\b/i.test(action))).toHaveLength(1);
    const loan = variedReport('newUnit').next_steps.find((step) => step.id === 'check-coverage');
    expect(loan?.who).toBe('Lender');
  });
});

describe('a cost group', () => {
  it('lists every yen of its total, also fees that a whole building or a house states', () => {
    for (const report of [
      variedReport('rentRoll', { stated: { management_fee_jpy_month: 30_000, repair_reserve_jpy_month: 5_000 } }),
      variedReport('akiya', { stated: { management_fee_jpy_month: 4_000 } }),
      variedReport('newUnit'),
      variedReport('fixedLease'),
    ])
      for (const group of report.cost_groups) {
        const lines = group.lines.reduce((sum, line) => sum + (value(report, line.figure) ?? 0), 0);
        expect(lines, group.id).toBe(value(report, group.total));
      }
  });
});

describe('what is missing', () => {
  it('leaves out assessed values that are stated, and names the one that is not', () => {
    const label = (extra: Parameters<typeof variedReport>[1]) =>
      variedReport('rentRoll', extra).missing.find((entry) => entry.field === 'assessed_values')?.label;
    expect(label({})).toBe('Assessed values of land and building');
    expect(label({ extra: { land_assessed_jpy: 9_000_000 } })).toBe('Assessed value of the building');
    expect(label({ extra: { land_assessed_jpy: 9_000_000, building_assessed_jpy: 8_000_000 } })).toBeUndefined();
  });
});

describe('a rent roll', () => {
  const rooms = (lines: typeof tenRooms) => check(variedReport('rentRoll', { extra: { rent_roll: lines } }), 'rent_roll_rooms');

  it('that lists fewer rooms than are sold, or one twice, is flagged', () => {
    expect(rooms(tenRooms)?.state).toBe('pass');
    expect(rooms(tenRooms.slice(0, 1))).toMatchObject({
      state: 'flag',
      detail: 'In the rent roll, 1 unit is listed but 10 are stated. The full-occupancy rent used is its total.',
    });
    expect(rooms(tenRooms.map((line) => ({ ...line, unit: '１０１' })))?.detail).toContain('101 appears more than once');
  });
});

describe('the total printed on a rent roll', () => {
  const paid = tenRooms.reduce((sum, line) => sum + (line.rent_jpy ?? 0), 0);
  const asked = tenRooms.reduce((sum, line) => sum + (line.rent_jpy === null ? (line.asking_rent_jpy ?? 0) : 0), 0);
  const claim = (totals: { rent_jpy: number; other_jpy?: number }) =>
    variedReport('rentRoll', { extra: { rent_roll: tenRooms, totals } }).claims.find(({ id }) => id === 'roll_total');

  it('is held against the sum of the rooms, to the yen', () => {
    expect(claim({ rent_jpy: paid })?.state).toBe('agrees');
    expect(claim({ rent_jpy: paid + asked })?.state).toBe('agrees');
    expect(claim({ rent_jpy: paid + 500 })).toMatchObject({ state: 'differs', label: 'Total written on the roll' });
  });

  it('may hold the rent of parking, which is not a difference', () => {
    expect(claim({ rent_jpy: paid + 22_000, other_jpy: 22_000 })?.state).toBe('agrees');
    expect(claim({ rent_jpy: paid + 22_000 })?.state).toBe('differs');
  });
});

describe('an empty property without a rent', () => {
  it('is said to be empty where the sources say so, and not to be unknown', () => {
    const vacantRooms = tenRooms.map((line) => ({ ...line, rent_jpy: null, asking_rent_jpy: null, occupied: false }));
    const empty = variedReport('rentRoll', { extra: { rent_roll: vacantRooms } });
    for (const report of [empty, variedReport('akiya')])
      expect(check(report, 'full_against_current')).toMatchObject({ state: 'flag', title: 'No in-place rent' });
    expect(check(variedReport('nothingKnown'), 'full_against_current')?.state).toBe('unknown');
  });
});

describe('a yield', () => {
  it('above the usual range is not called within it', () => {
    const found = check(variedReport('fiveYearRule'), 'yield_outlier');
    expect(found).toMatchObject({ state: 'pass', title: 'Gross yield above typical range' });
    expect(found?.detail).toBe('Gross yield is 8.40%, above the typical 5.3%–8% but below the level we flag, 1.5 × 6.5%.');
  });
});

describe('a fixed-term lease', () => {
  it('takes the years left from the remarks, and says that sale prices do not see its end', () => {
    const report = variedReport('fixedLease');
    expect(value(report, 'check.leasehold.years_left')).toBe(36);
    expect(check(report, 'leasehold')?.detail).not.toContain('without its end');
    expect(report.notes.join(' ')).toContain('The land lease ends without renewal.');
    expect(variedReport('rentRoll').notes.join(' ')).not.toContain('land lease');
  });
});
