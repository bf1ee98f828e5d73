import { readRentRoll } from '../../analysis/rent-roll.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { isEmptyRoom } from '../../facts/rent.ts';
import type { Subject } from '../../facts/subject.ts';
import { percentText, yenText } from '../../numbers/number-text.ts';
import { term } from '../../terms/term.ts';
import type { ClaimResult } from '../document/insight-report.ts';

/** Beyond these gaps a claim differs: yields by a tenth of a point, rents by one percent. */
const yieldGap = 0.1;
const rentGap = 0.01;

/** Claims of the page beside what its own figures give. */
export function writeClaims(draft: ReportDraft): ClaimResult[] {
  const { ledger, subject } = draft;
  const claims: ClaimResult[] = [];
  const add = (
    id: string,
    label: string,
    stated: string,
    recomputed: string,
    unit: 'percent' | 'JPY/month' | 'JPY/year',
    gap: number = rentGap,
  ) => {
    const [claimed, own] = [ledger.value(stated), ledger.value(recomputed)];
    if (claimed === null || own === null) return;
    // The other side may stand in a source too: then nothing was worked out but the difference.
    const how = ledger.figures()[recomputed]?.origin.kind === 'computed' ? 'calculated' : 'read';
    const difference = ledger.computed(`claim.${id}.difference`, own - claimed, `${how} − stated`, [recomputed, stated], {
      term: term(`${label}, difference`, null, unit, 'Calculated from the source’s own figures − stated.'),
    });
    const differs = unit === 'percent' ? Math.abs(own - claimed) > yieldGap : Math.abs(own - claimed) > gap * Math.abs(claimed);
    const show = (value: number) => (unit === 'percent' ? percentText(value, 2) : yenText(value));
    claims.push({
      id,
      label,
      stated,
      recomputed,
      difference,
      state: differs ? 'differs' : 'agrees',
      reading: `${label}: stated ${show(claimed)}, ${how} ${show(own)}.`,
    });
  };
  const recompute = (
    id: string,
    value: number,
    formula: string,
    inputs: string[],
    label: string,
    unit: 'percent' | 'JPY/month' | 'JPY/year',
  ) =>
    ledger.computed(`claim.${id}.recomputed`, value, formula, inputs, {
      term: term(label, null, unit, 'Calculated from other figures of the same source.'),
    });
  const monthly = ledger.value('facts.monthly_rent');
  const annual = ledger.value('facts.annual_rent');
  if (monthly !== null || annual !== null) {
    const yearly = annual ?? (monthly ?? 0) * 12;
    recompute(
      'gross_yield',
      (yearly / subject.price) * 100,
      'stated rent ÷ price',
      [annual === null ? 'facts.monthly_rent' : 'facts.annual_rent', 'facts.price'],
      'Gross yield from the stated rent',
      'percent',
    );
    add('gross_yield', 'Gross yield', 'facts.stated_gross_yield', 'claim.gross_yield.recomputed', 'percent');
  }
  // Without a rent paid now beside it, the current yield is the only word on it.
  if (ledger.value('facts.stated_current_yield') !== null && ledger.has('returns.gross_yield_current'))
    add('current_yield', 'Current gross yield', 'facts.stated_current_yield', 'returns.gross_yield_current', 'percent');
  if (monthly !== null && annual !== null) {
    recompute('annual_rent', monthly * 12, 'monthly rent × 12', ['facts.monthly_rent'], 'Annual rent from monthly rent', 'JPY/year');
    add('annual_rent', 'Annual rent', 'facts.annual_rent', 'claim.annual_rent.recomputed', 'JPY/year');
  }
  const asked = fullByRoll(subject);
  if (monthly !== null && asked !== null) {
    const [sum, formula] =
      Math.abs(asked.rents - monthly) <= Math.abs(asked.rents + asked.fees - monthly)
        ? [asked.rents, 'rents of all units on the rent roll, vacant ones at the asking rent, without fees']
        : [asked.rents + asked.fees, 'rents and fees of all units on the rent roll, vacant ones at the asking rent'];
    recompute('rent_roll', sum, formula, ['facts.rent_roll_total'], 'Rents of all units, rent roll', 'JPY/month');
    add('rent_roll', 'Full-occupancy rent against rent roll', 'facts.monthly_rent', 'claim.rent_roll.recomputed', 'JPY/month');
  }
  const rooms = roomsUnderTotal(subject);
  if (rooms !== null) {
    recompute('roll_total', rooms.sum, rooms.formula, ['facts.rent_roll_total'], 'Sum of unit rents, rent roll', 'JPY/month');
    // A sum is right to the yen or wrong.
    add('roll_total', 'Total written on the roll', 'facts.rent_roll_stated_total', 'claim.roll_total.recomputed', 'JPY/month', 0);
  }
  for (const { id, label, printed, sum, formula } of otherRollTotals(subject)) {
    recompute(id, sum, formula, ['facts.rent_roll_total'], `${label}, sum of units`, 'JPY/month');
    add(id, `${label} written on the roll`, printed, `claim.${id}.recomputed`, 'JPY/month', 0);
  }
  const current = ledger.value('facts.current_rent');
  if (monthly !== null && current !== null) {
    const empty = asked?.empty ?? 0;
    if (empty > 0)
      recompute(
        'full_and_current',
        current + empty,
        'in-place rent + asking rent of vacant units',
        ['facts.current_rent', 'facts.rent_roll_total'],
        'In-place rent + vacant asking rent',
        'JPY/month',
      );
    add(
      'full_and_current',
      empty > 0 ? 'Full-occupancy rent against in-place and asking rent' : 'Full-occupancy rent against in-place rent',
      'facts.monthly_rent',
      empty > 0 ? 'claim.full_and_current.recomputed' : 'facts.current_rent',
      'JPY/month',
    );
  }
  return claims;
}

interface RollTotal {
  id: string;
  label: string;
  printed: string;
  sum: number;
  formula: string;
}

/** The other totals that a roll prints, each beside what its rooms come to: let rooms, or all of them where the total comes to just that. */
function otherRollTotals({ extra }: Subject): RollTotal[] {
  const { rent_roll: lines = [], totals } = extra;
  if (totals === undefined || lines.length === 0) return [];
  const other = totals.other_jpy ?? 0;
  const let_ = lines.filter((line) => !isEmptyRoom(line));
  const empty = lines.filter(isEmptyRoom);
  const add = (rooms: typeof lines, amount: (line: (typeof lines)[number]) => number) => rooms.reduce((sum, line) => sum + amount(line), 0);
  const fee = (line: (typeof lines)[number]) => line.common_fee_jpy ?? 0;
  const rent = (line: (typeof lines)[number]) => line.rent_jpy ?? line.asking_rent_jpy ?? 0;
  const closest = (printed: number, sums: [number, number]) => (sums[0] === printed ? sums[0] : sums[1]);
  const list: RollTotal[] = [];
  const { common_fee_jpy: fees, total_jpy: all, asking_rent_jpy: asking } = totals;
  if (fees !== undefined)
    list.push({
      id: 'roll_fees',
      label: 'Common-area fees',
      printed: 'facts.rent_roll_stated_fees',
      sum: closest(fees, [add(lines, fee), add(let_, fee)]),
      formula: 'common-area fees of the units on the rent roll',
    });
  if (all !== undefined)
    list.push({
      id: 'roll_sum',
      label: 'Rents and fees',
      printed: 'facts.rent_roll_stated_sum',
      sum: closest(all, [add(lines, (line) => rent(line) + fee(line)) + other, add(let_, (line) => rent(line) + fee(line)) + other]),
      formula: `rents and common-area fees of the units on the rent roll${other > 0 ? ', and parking and similar' : ''}`,
    });
  if (asking !== undefined)
    list.push({
      id: 'roll_asking',
      label: 'Asking rents',
      printed: 'facts.rent_roll_stated_asking',
      sum: closest(asking, [add(lines, (line) => line.asking_rent_jpy ?? line.rent_jpy ?? 0), add(empty, rent)]),
      formula: 'asking rents of the units on the rent roll',
    });
  return list;
}

/** Every room of the roll at its rent or asking rent, fees apart, and the asking rents of the empty ones; null where a room has neither. */
function fullByRoll({ extra }: Subject): { rents: number; fees: number; empty: number } | null {
  const lines = extra.rent_roll ?? [];
  if (lines.length === 0) return null;
  const sum = { rents: 0, fees: 0, empty: 0 };
  for (const line of lines) {
    const rent = isEmptyRoom(line) ? (line.asking_rent_jpy ?? line.rent_jpy) : line.rent_jpy;
    if (rent === null || rent === undefined) return null;
    sum.rents += rent;
    sum.fees += line.common_fee_jpy ?? 0;
    if (isEmptyRoom(line)) sum.empty += rent;
  }
  return sum;
}

/** What the rooms of a roll add up to beside its printed total: as they pay, or fully let where the total comes to just that. */
function roomsUnderTotal({ extra }: Subject): { sum: number; formula: string } | null {
  const { rent_roll: lines = [], totals } = extra;
  if (totals?.rent_jpy === undefined || lines.length === 0) return null;
  const other = totals.other_jpy ?? 0;
  const add = (rents: (number | null | undefined)[]) => rents.reduce<number>((sum, rent) => sum + (rent ?? 0), other);
  const beside = other > 0 ? ', and parking and similar' : '';
  const full = add(lines.map((line) => line.rent_jpy ?? line.asking_rent_jpy));
  if (full === totals.rent_jpy) return { sum: full, formula: `rents and asking rents of all units${beside}` };
  return { sum: add(lines.map((line) => line.rent_jpy)), formula: `rents of all leased units${beside}` };
}

/** Figures of the rent roll, each from the roll itself. */
export function writeRentRoll(draft: ReportDraft): string[] {
  const { ledger, subject } = draft;
  const roll = readRentRoll(subject);
  if (!roll) return [];
  const { units } = subject;
  const rowsMissing = subject.isOneHome ? 0 : Math.max(0, (units ?? 0) - roll.rooms);
  const from = ['facts.rent_roll_total'];
  const month = 'JPY/month' as const;
  const write = (
    id: string,
    value: number | null,
    formula: string,
    label: ReturnType<typeof term>,
    because = 'Not stated in the rent roll.',
  ) => ledger.computed(`rent_roll.${id}`, value, formula, from, { term: label, because });
  const percent = (value: number | null) => (value === null ? null : value * 100);
  const perRoom = (label: string, ja: string, meaning: string) =>
    term(label, ja, month, `${meaning} Average per unit, including the common-area fee.`);
  return [
    write(
      'new_leases',
      roll.byAge.recent,
      'leases of the last two years',
      perRoom('Rent of leases under two years', '契約2年以内の平均賃料', 'Close to today’s market rent.'),
    ),
    write(
      'old_leases',
      roll.byAge.old,
      'leases of five years or more',
      perRoom(
        'Rent of leases over five years',
        '契約5年以上の平均賃料',
        'If it is above that of new leases, rent falls when these units are re-leased.',
      ),
    ),
    write(
      'company_share',
      percent(roll.companyShare),
      'rent of units leased to companies ÷ in-place rent',
      term('Share leased to companies', '法人契約の割合', 'percent', 'Corporate tenants withhold tax from a non-resident owner.'),
    ),
    write(
      'deposits',
      roll.deposits,
      'sum of deposits of leased units',
      term(
        'Deposits held',
        '預り敷金',
        'JPY',
        'Tenants’ deposits with the owner: they transfer with the leases, must be repaid and are not income.',
      ),
    ),
    write('rooms', roll.rooms, 'lines of the roll', term('Units on the rent roll', '室数', 'count', 'Units and parking lines as listed.')),
    write(
      'vacant',
      roll.vacantRooms,
      'lines without rent or marked vacant',
      term('Vacant units', '空室数', 'count', 'Units without a tenant on the date of the rent roll.'),
    ),
    write(
      'let_share',
      roll.rooms === 0 ? null : ((roll.rooms - roll.vacantRooms) / roll.rooms) * 100,
      'lines with a tenant ÷ lines of the roll',
      term(
        'Share of rows leased',
        'レントロール上の入居率',
        'percent',
        rowsMissing > 0
          ? `Of the rows, not of the building: the roll lacks ${rowsMissing} of its ${units} units.`
          : 'Rows with a tenant on the day of the roll.',
      ),
    ),
    write(
      'in_place',
      roll.inPlace,
      'rent and common-area fees of leased units',
      term('In-place rent, rent roll', '現況賃料合計', month, 'Rent tenants pay by the rent roll, including common-area fees.'),
    ),
    write(
      'relet',
      roll.relet,
      'every leased unit at the newest rent of its type',
      term(
        'Leased units at newest rents',
        '直近成約水準の賃料',
        month,
        'Rent if every leased unit paid what the newest tenant of its type pays; compare with in-place rent.',
      ),
    ),
    write(
      'recent_share',
      percent(roll.recentShare),
      'rent from leases of the last six months ÷ in-place rent',
      term(
        'Share of recent leases',
        '直近契約の割合',
        'percent',
        'Leases that started in the six months before the date of the rent roll.',
      ),
    ),
    write(
      'largest_tenant_share',
      percent(roll.largestTenantShare),
      'rent of the largest tenant ÷ in-place rent',
      term('Share of the largest tenant', '最大入居者の割合', 'percent', 'A tenant renting many units is a concentration risk.'),
    ),
    write(
      'widest_spread',
      roll.widestSpread,
      'highest ÷ lowest rent within a type',
      term('Rent spread within a type', '同タイプ内の賃料差', 'ratio', 'Far above 1.00×, rents of old and new leases differ widely.'),
    ),
    write(
      'asking_over_in_place',
      roll.askingOverInPlace,
      'asking rent of vacant units ÷ in-place rent of the type',
      term(
        'Asking rent ÷ in-place rent',
        '募集賃料の水準',
        'ratio',
        'Above 1.00×, asking rents of vacant units exceed what tenants pay. Both with fees, or both without if the asking rent names none.',
      ),
    ),
  ];
}
