import { addressOf } from '../../normalise/address.ts';
import { prefecturePattern } from '../../normalise/prefectures.ts';
import { plainText } from '../../normalise/text.ts';
import type { GridBlock, SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, one } from '../candidate.ts';
import { nameUnderTitle } from '../unlabelled/name-under-title.ts';
import { cellName } from './cell-name.ts';
import { buildingInTitle, isBuilding } from './roll-title.ts';

const placeInCell = new RegExp(`(?:^|(?<=[\\s:、]))${prefecturePattern}[^\\s、]+[市区町村郡]\\S*`);

/** An address printed above a rent roll without a label. */
export function looseAddress(reading: SourceReading, grid: GridBlock): Candidate[] {
  for (const [row, cells] of grid.rows.slice(0, 8).entries()) {
    const column = cells.findIndex((cell) => placeInCell.test(plainText(cell)));
    const text = cells[column];
    const value = text === undefined ? null : addressOf(placeInCell.exec(plainText(text))?.[0] ?? '');
    if (value === null) continue;
    const at = { ...(grid.sheet !== null && { sheet: grid.sheet }), cell: cellName(column, grid.first_row + row) };
    return candidatesFrom([{ field: 'address', value }], {
      reading,
      label: null,
      rule: 'roll.address-above',
      raw: text ?? '',
      form: 'line',
      weak: false,
      rank: 1,
      group: grid.group,
      at,
    });
  }
  return [];
}

/** The building that a column for houses names in every row: `コーポ藤が丘`. */
export function namedInColumn(reading: SourceReading, houses: readonly (string | null)[], group: number): Candidate[] {
  const [name] = houses;
  const same = name !== null && name !== undefined && houses.length > 1 && houses.every((house) => house === name) && isBuilding(name);
  return candidatesFrom(one('extra.property_name', same ? name : null), {
    reading,
    label: null,
    rule: 'roll.name-in-rows',
    raw: name ?? '',
    form: 'title',
    weak: false,
    rank: 1,
    group,
    at: {},
  });
}

/** The name of the building from the rows above a roll, where a title gives it without a label. */
export function namedAboveRoll(reading: SourceReading, rowsAbove: readonly (readonly string[])[], group: number): Candidate[] {
  const titles = rowsAbove.flatMap((row) => {
    const filled = row.filter((cell) => cell.trim() !== '');
    return filled.length <= 3 ? [filled.join(' '), ...filled] : [];
  });
  const titled = titles.find((text) => buildingInTitle(text) !== null);
  const title = titled ?? nameUnderTitle(reading, rowsAbove);
  if (title === undefined) return [];
  return candidatesFrom(one('extra.property_name', titled === undefined ? title : buildingInTitle(titled)), {
    reading,
    label: null,
    rule: 'roll.name-in-title',
    raw: title,
    form: 'title',
    weak: false,
    rank: 1,
    group,
    at: {},
  });
}
