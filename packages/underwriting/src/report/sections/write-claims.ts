import { readRentRoll } from '../../analysis/rent-roll.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import type { Subject } from '../../facts/subject.ts';
import { decimals, grouped } from '../../numbers/number-text.ts';
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
    const how = ledger.figures()[recomputed]?.origin.kind === 'computed' ? 'worked out' : 'read';
    const difference = ledger.computed(`claim.${id}.difference`, own - claimed, `${how} − stated`, [recomputed, stated], {
      term: term(`${label}, difference`, null, unit, 'What the page’s own figures give, less what it claims.'),
    });
    const differs = unit === 'percent' ? Math.abs(own - claimed) > yieldGap : Math.abs(own - claimed) > gap * Math.abs(claimed);
    const show = (value: number) => (unit === 'percent' ? `${decimals(value, 2)} %` : `${grouped(value)} yen`);
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
      term: term(label, null, unit, 'Worked out from other figures of the same source.'),
    });
  const monthly = ledger.value('facts.monthly_rent');
  const annual = ledger.value('facts.annual_rent');
  const roll = readRentRoll(subject);
  if (monthly !== null || annual !== null) {
    const yearly = annual ?? (monthly ?? 0) * 12;
    recompute(
      'gross_yield',
      (yearly / subject.price) * 100,
      'rent stated ÷ price',
      [annual === null ? 'facts.monthly_rent' : 'facts.annual_rent', 'facts.price'],
      'Gross yield from the rent stated',
      'percent',
    );
    add('gross_yield', 'Gross yield', 'facts.stated_gross_yield', 'claim.gross_yield.recomputed', 'percent');
  }
  // Without a rent paid now beside it, the current yield is the only word on it.
  if (ledger.value('facts.stated_current_yield') !== null && ledger.has('returns.gross_yield_current'))
    add('current_yield', 'Current gross yield', 'facts.stated_current_yield', 'returns.gross_yield_current', 'percent');
  if (monthly !== null && annual !== null) {
    recompute('annual_rent', monthly * 12, 'monthly rent × 12', ['facts.monthly_rent'], 'Yearly rent from the monthly one', 'JPY/year');
    add('annual_rent', 'Yearly rent', 'facts.annual_rent', 'claim.annual_rent.recomputed', 'JPY/year');
  }
  if (monthly !== null && roll?.total != null)
    add('rent_roll', 'Full rent against the rent roll', 'facts.monthly_rent', 'facts.rent_roll_total', 'JPY/month');
  const rooms = roomsUnderTotal(subject);
  if (rooms !== null) {
    recompute('roll_total', rooms.sum, rooms.formula, ['facts.rent_roll_total'], 'Rents of the rooms on the roll, added up', 'JPY/month');
    // A sum is right to the yen or wrong.
    add('roll_total', 'Total printed on the roll', 'facts.rent_roll_stated_total', 'claim.roll_total.recomputed', 'JPY/month', 0);
  }
  const current = ledger.value('facts.current_rent');
  if (monthly !== null && current !== null)
    add('full_and_current', 'Full rent against rent paid now', 'facts.monthly_rent', 'facts.current_rent', 'JPY/month');
  return claims;
}

/** What the rooms of a roll add up to beside its printed total: as they pay, or fully let where the total comes to just that. */
function roomsUnderTotal({ extra }: Subject): { sum: number; formula: string } | null {
  const { rent_roll: lines = [], totals } = extra;
  if (totals?.rent_jpy === undefined || lines.length === 0) return null;
  const other = totals.other_jpy ?? 0;
  const add = (rents: (number | null | undefined)[]) => rents.reduce<number>((sum, rent) => sum + (rent ?? 0), other);
  const beside = other > 0 ? ', and parking and the like' : '';
  const full = add(lines.map((line) => line.rent_jpy ?? line.asking_rent_jpy));
  if (full === totals.rent_jpy) return { sum: full, formula: `rents and asking rents of all rooms${beside}` };
  return { sum: add(lines.map((line) => line.rent_jpy)), formula: `rents of all rooms that are let${beside}` };
}

/** Figures of the rent roll, each from the roll itself. */
export function writeRentRoll(draft: ReportDraft): string[] {
  const { ledger, subject } = draft;
  const roll = readRentRoll(subject);
  if (!roll) return [];
  const from = ['facts.rent_roll_total'];
  const month = 'JPY/month' as const;
  const write = (id: string, value: number | null, formula: string, label: ReturnType<typeof term>, because = 'The roll does not tell.') =>
    ledger.computed(`rent_roll.${id}`, value, formula, from, { term: label, because });
  const percent = (value: number | null) => (value === null ? null : value * 100);
  const perRoom = (label: string, ja: string, meaning: string) =>
    term(label, ja, month, `${meaning} Mean of one room, common fee included.`);
  return [
    write(
      'new_leases',
      roll.byAge.recent,
      'leases of the last two years',
      perRoom('Rent of leases under two years', '契約2年以内の平均賃料', 'What the market pays now.'),
    ),
    write(
      'old_leases',
      roll.byAge.old,
      'leases of five years and more',
      perRoom(
        'Rent of leases from five years',
        '契約5年以上の平均賃料',
        'Where it stands above that of new leases, rents fall when these rooms are let again.',
      ),
    ),
    write(
      'company_share',
      percent(roll.companyShare),
      'rent of rooms let to companies ÷ rent in place',
      term(
        'Share let to companies',
        '法人契約の割合',
        'percent',
        'Companies leave by the contract; from an owner abroad they keep tax back.',
      ),
    ),
    write('rooms', roll.rooms, 'lines of the roll', term('Rooms on the roll', '室数', 'count', 'Rooms and parking lines as listed.')),
    write(
      'vacant',
      roll.vacantRooms,
      'lines without rent or marked empty',
      term('Empty rooms', '空室数', 'count', 'Rooms without a tenant on the day of the roll.'),
    ),
    write(
      'in_place',
      roll.inPlace,
      'rent and common fees of let rooms',
      term('Rent in place', '現況賃料合計', month, 'What tenants pay by the roll.'),
    ),
    write(
      'relet',
      roll.relet,
      'every room at the newest rent of its type',
      term('Rent at the newest level', '直近成約水準の賃料', month, 'All rooms let again at what the last tenant of the same type pays.'),
    ),
    write(
      'recent_share',
      percent(roll.recentShare),
      'rent from leases of the last six months ÷ rent in place',
      term('Share of recent leases', '直近契約の割合', 'percent', 'Leases that began in the six months before the day of the roll.'),
    ),
    write(
      'largest_tenant_share',
      percent(roll.largestTenantShare),
      'rent of the largest tenant ÷ rent in place',
      term('Share of the largest tenant', '最大入居者の割合', 'percent', 'One tenant with many rooms is one risk.'),
    ),
    write(
      'widest_spread',
      roll.widestSpread,
      'highest ÷ lowest rent within a type',
      term('Spread within a type', '同タイプ内の賃料差', 'ratio', 'Far above 1, old leases differ much from new ones.'),
    ),
    write(
      'asking_over_in_place',
      roll.askingOverInPlace,
      'asking rent of empty rooms ÷ rent in place of the type',
      term('Asking rent against rent in place', '募集賃料の水準', 'ratio', 'Above 1, empty rooms are counted at more than tenants pay.'),
    ),
  ];
}
