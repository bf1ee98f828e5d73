import { presentState } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import type { RollColumn } from './grid-roles.ts';
import { isMonth, withLatestMonth } from './payment-months.ts';
import { columnsByContent } from './roll-content.ts';
import type { RollHeader } from './roll-header.ts';

/** Cells of the rows under a roll header, by what their columns hold. */
export class NamedCells {
  readonly columns: readonly (RollColumn | null)[];
  readonly labels: readonly string[];

  constructor({ columns, labels }: RollHeader, sample: readonly (readonly string[])[]) {
    const months = columns.map((column, index) => (column === 'rent' && isMonth(labels[index] ?? '') ? 'month' : column));
    this.columns = columnsByContent(withLatestMonth(months, sample), sample, labels);
    this.labels = labels;
  }

  has(column: RollColumn): boolean {
    return this.columns.includes(column);
  }

  indexOf(column: RollColumn): number {
    return this.columns.indexOf(column);
  }

  indexesOf(column: RollColumn): number[] {
    return this.columns.flatMap((role, index) => (role === column ? [index] : []));
  }

  /** The text under the first column of a kind, empty where there is none. */
  cell(row: readonly string[], column: RollColumn): string {
    const index = this.columns.indexOf(column);
    return index < 0 ? '' : plainText(row[index] ?? '');
  }

  /** The name of the first column of a kind. */
  nameOf(column: RollColumn): string {
    return this.labels[this.columns.indexOf(column)] ?? '';
  }

  /** Cells in which a row may say anything of its room. */
  remarks(row: readonly string[]): string[] {
    return row.filter((_, index) =>
      composed.i`備考|摘要|特記|remark|note|状況|状態|${presentState}|入居者|契約者|賃借人|テナント|tenant`.test(this.labels[index] ?? ''),
    );
  }
}
