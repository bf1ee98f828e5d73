import { isBlankValue } from '../../normalise/text.ts';
import type { NamedCells } from './named-cells.ts';
import { isAsked, saysLet, saysVacant } from './roll-cells.ts';
import { dayIn } from './roll-days.ts';
import type { RollMoney } from './roll-money.ts';

/** The state behind the name of a room: `102（空室）`, `103 空`. */
export const vacancyBehindName = /\d\S*?[\s(（]\s*([^\d()（）]+)[)）]?$/;
/** A mark for a room that is let. */
const letMark = /^[○〇◯●◎✓✔レ済]$/;

/** Tells of rows under a roll header whether their rooms are empty or on offer. */
export class RollState {
  private readonly cells: NamedCells;
  private readonly money: RollMoney;
  /** Whether the column of states holds nothing but a mark for rooms that are let. */
  private readonly marksLet: boolean;

  constructor(cells: NamedCells, money: RollMoney, sample: readonly (readonly string[])[]) {
    this.cells = cells;
    this.money = money;
    const states = sample.map((row) => cells.cell(row, 'status')).filter((cell) => !isBlankValue(cell));
    this.marksLet = states.length > 0 && states.every((cell) => letMark.test(cell));
  }

  /** Whether the rent is what a master tenant pays. */
  get guaranteed(): boolean {
    return /借上|サブリース|保証賃料|転貸/.test(this.cells.nameOf('rent'));
  }

  /** Whether the rooms stand under what is asked for them and nothing that is paid: `募集賃料`. */
  private get offersOnly(): boolean {
    const paid = (['rent', 'rent_and_fee', 'total', 'tenant', 'status'] as const).some((column) => this.cells.has(column));
    return !paid && this.cells.has('asking') && /募集|asking/i.test(this.cells.nameOf('asking'));
  }

  /** Whether the room is empty, by its state, its tenant or any other of its cells. */
  vacant(row: readonly string[]): boolean {
    if (this.offersOnly) return true;
    if (/^(?:n|no|0|無|なし)$/i.test(this.cells.cell(row, 'status'))) return true;
    if (this.marksLet && isBlankValue(this.cells.cell(row, 'status')) && this.cells.cell(row, 'unit') !== '') return true;
    if (saysVacant(vacancyBehindName.exec(this.cells.cell(row, 'unit'))?.[1] ?? '')) return true;
    if (this.movedOut(row)) return true;
    const cells = row.filter((_, index) => !['unit', 'house', 'month'].includes(this.cells.columns[index] ?? ''));
    return cells.some(saysVacant) && !saysLet(this.cells.cell(row, 'status'));
  }

  /** A day under `退去日` and nothing paid since: the tenant named there has left. */
  private movedOut(row: readonly string[]): boolean {
    const left = row.some(
      (cell, index) => /退去(?:年月)?日$|moved?[ -]?out(?: date)?$/i.test(this.cells.labels[index] ?? '') && dayIn(cell, null) !== null,
    );
    return left && !this.money.amount(row);
  }

  /** What the total of an empty room comes to, where it is marked as asked: `(79,000)`. Nobody pays it. */
  askedTotal(row: readonly string[]): number | null {
    return isAsked(this.cells.cell(row, 'total')) ? this.money.amounts(row).total : null;
  }

  /** Whether the amount under the rent is what is asked for the room and not what is paid. */
  asked(row: readonly string[]): boolean {
    return isAsked(this.cells.cell(row, 'rent') || this.cells.cell(row, 'rent_and_fee'));
  }
}
