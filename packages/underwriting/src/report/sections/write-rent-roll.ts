import { readRentRoll } from '../../analysis/rent-roll.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import type { term } from '../../terms/term.ts';
import * as texts from '../../texts/rent-roll-texts.ts';

/** Figures of the rent roll, each from the roll itself. */
export function writeRentRoll(draft: ReportDraft): string[] {
  const { ledger, subject } = draft;
  const roll = readRentRoll(subject);
  if (!roll) return [];
  const { units } = subject;
  const rowsMissing = subject.isOneHome ? 0 : Math.max(0, (units ?? 0) - roll.rooms);
  const from = ['facts.rent_roll_total'];
  const write = (id: string, value: number | null, formula: string, label: ReturnType<typeof term>, because = texts.notInRoll) =>
    ledger.computed(`rent_roll.${id}`, value, formula, from, { term: label, because });
  const percent = (value: number | null) => (value === null ? null : value * 100);
  return [
    write('new_leases', roll.byAge.recent, texts.newLeasesFormula, texts.newLeases),
    write('old_leases', roll.byAge.old, texts.oldLeasesFormula, texts.oldLeases),
    write('company_share', percent(roll.companyShare), texts.companyShareFormula, texts.companyShare),
    write('deposits', roll.deposits, texts.depositsFormula, texts.deposits),
    write('rooms', roll.rooms, texts.roomsFormula, texts.rooms),
    write('vacant', roll.vacantRooms, texts.vacantFormula, texts.vacant),
    write(
      'let_share',
      roll.rooms === 0 ? null : ((roll.rooms - roll.vacantRooms) / roll.rooms) * 100,
      texts.letShareFormula,
      texts.letShare(rowsMissing > 0, rowsMissing, units),
    ),
    write('in_place', roll.inPlace, texts.inPlaceFormula, texts.inPlace),
    write('relet', roll.relet, texts.reletFormula, texts.relet),
    write('recent_share', percent(roll.recentShare), texts.recentShareFormula, texts.recentShare),
    write('largest_tenant_share', percent(roll.largestTenantShare), texts.largestTenantShareFormula, texts.largestTenantShare),
    write('widest_spread', roll.widestSpread, texts.widestSpreadFormula, texts.widestSpread),
    write('asking_over_in_place', roll.askingOverInPlace, texts.askingOverInPlaceFormula, texts.askingOverInPlace),
  ];
}
