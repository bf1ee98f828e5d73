import type { RentRollLine } from '@rimawari/underwriting';
import type { SourceReading } from '../reading/source-reading.ts';
import { type Candidate, candidatesFrom, type Read } from './candidate.ts';
import type { RentRoll } from './rent-roll.ts';

export function rollCandidates(reading: SourceReading, roll: RentRoll, sheet: string | null, headerCell: string): Candidate[] {
  const lines: RentRollLine[] = roll.lines;
  const states = new Set(lines.map((line) => line.occupied));
  const reads: Read[] = [{ field: 'extra.rent_roll', value: lines, step: `${lines.length} unit rows` }];
  if (!states.has(null))
    reads.push({
      field: 'occupancy',
      value: states.size > 1 ? 'partial' : states.has(true) ? 'tenanted' : 'vacant',
      step: `${lines.filter((line) => line.occupied).length} of ${lines.length} rooms let`,
    });
  if (roll.totals) {
    reads.push({ field: 'extra.totals', value: roll.totals, step: 'total row as printed' });
    const rent = roll.totals.rent_jpy ?? roll.totals.total_jpy;
    const current = lines.reduce((sum, line) => sum + (line.rent_jpy ?? 0), 0);
    const onlyCurrent = states.has(false) && rent === current;
    // A column of rents at full occupancy beside the rents in force has the total that counts; theirs is today's.
    const full = roll.totals.asking_rent_jpy;
    if (full !== undefined && rent !== undefined && full >= rent && /満室|想定/.test(headerCell)) {
      reads.push({ field: 'monthly_rent_jpy', value: full, step: `total of the full-occupancy column → ${full}`, weak: true });
      reads.push({ field: 'extra.current_monthly_rent_jpy', value: rent, step: `total of the rents in force → ${rent}` });
    } else if (rent !== undefined) {
      reads.push({
        field: 'monthly_rent_jpy',
        value: rent,
        step: `total of the rent column → ${rent}`,
        weak: true,
        lastResort: onlyCurrent,
      });
      if (onlyCurrent) reads.push({ field: 'extra.current_monthly_rent_jpy', value: rent, step: `total of the rooms let → ${rent}` });
    }
  }
  return candidatesFrom(reads, {
    reading,
    label: 'rent roll',
    raw: headerCell,
    form: 'cell',
    weak: false,
    rank: 3,
    group: -1,
    at: sheet === null ? {} : { sheet },
  });
}
