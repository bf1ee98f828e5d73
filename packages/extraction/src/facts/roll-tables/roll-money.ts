import { assumedIncome, fullyLet } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { area } from '../../normalise/area.ts';
import { bareMoney, moneyAmounts } from '../../normalise/money.ts';
import { isBlankValue, isStatedAbsence, plainText } from '../../normalise/text.ts';
import type { RollColumn } from './grid-roles.ts';
import type { NamedCells } from './named-cells.ts';
import { bareAmount, saysVacant } from './roll-cells.ts';
import { unitsByAmount } from './roll-content.ts';
import { countsMonths, depositInRemarks, depositOf } from './roll-deposit.ts';

/** What a row prints, yen a month. */
export interface RollAmounts {
  rent: number | null;
  fee: number | null;
  total: number | null;
  asking: number | null;
}

/** Words above columns of what is asked. */
export const askedLabel = composed.i`募集|${assumedIncome}|${fullyLet}|査定|asking|market`;

/** Reads the amounts of rows under a roll header, in yen. */
export class RollMoney {
  private readonly cells: NamedCells;
  private readonly unit: string;
  private readonly guessedUnits: ReadonlyMap<number, string>;

  constructor(cells: NamedCells, sample: readonly (readonly string[])[], unit: string) {
    this.cells = cells;
    this.unit = unit;
    this.guessedUnits = unit === '' ? unitsByAmount(cells.columns, cells.labels, sample) : new Map();
  }

  /** `うち共益費` beside a rent: what is printed as the rent holds the fee, unless it is a part itself. */
  private get feeInside(): boolean {
    const isPart = (column: RollColumn): boolean =>
      this.cells.columns.some(
        (role, index) => role === column && /(?:^|[\s(（])(?:うち|内)\s*(?:共益|管理|賃料|家賃)/.test(this.cells.labels[index] ?? ''),
      );
    return isPart('fee') && !isPart('rent');
  }

  /** The unit of the amounts of a column: its own, otherwise the sheet's. */
  labelOf(index: number): string {
    const label = this.cells.labels[index] ?? '';
    const own = /(億|百万|千|万)?円(?!\/)|(億|百万|千|万)?円/.exec(label);
    if (own) return `(${own[0]})`;
    if (/thousand|'000|jpy ?k\b|k ?jpy|,000/i.test(label)) return '(千円)';
    if (/jpy|yen|¥/i.test(label)) return '(円)';
    // Deposits are written in the unit of the rents beside them, or in months, which their reader tells apart.
    const guessed = this.cells.columns[index] === 'deposit' ? this.guessedUnits.values().next().value : this.guessedUnits.get(index);
    const unit = guessed ?? this.unit;
    return unit === '' ? '' : `(${unit})`;
  }

  private amountAt(row: readonly string[], index: number): number | null {
    const cell = plainText(row[index] ?? '');
    if (cell === '' || saysVacant(cell)) return null;
    if (isStatedAbsence(cell)) return 0;
    if (isBlankValue(cell)) return null;
    return moneyAmounts(cell)[0] ?? bareMoney(bareAmount(cell), this.labelOf(index), 0);
  }

  private amountsOf(row: readonly string[], column: RollColumn, asked: boolean | null): number[] {
    return this.cells.columns.flatMap((role, index) => {
      if (role !== column || (asked !== null && askedLabel.test(this.cells.labels[index] ?? '') !== asked)) return [];
      if (column === 'fee' && this.isSundry(index)) return [];
      const amount = this.amountAt(row, index);
      if (amount === null) return [];
      // A fee that is printed for the year.
      return column === 'fee' && /年額|年間|\/年|annual|yearly/i.test(this.cells.labels[index] ?? '') ? Math.round(amount / 12) : amount;
    });
  }

  /** The amount in the first column of a kind that has one. */
  private firstAmount(row: readonly string[], column: RollColumn): number | null {
    return this.amountsOf(row, column, null)[0] ?? null;
  }

  /** Sundries beside a common fee are a charge of their own. */
  private isSundry(index: number): boolean {
    const sundry = (label: string | undefined): boolean => /雑\s*費|sundr/i.test(label ?? '');
    return sundry(this.cells.labels[index]) && this.cells.columns.some((role, at) => role === 'fee' && !sundry(this.cells.labels[at]));
  }

  /** Fees of several columns together; those of an offer only where nothing else is printed. */
  private fees(row: readonly string[]): number | null {
    const [paid, asked] = [this.amountsOf(row, 'fee', false), this.amountsOf(row, 'fee', true)];
    // Nothing is paid for an empty room, and something asked.
    const unpaid = paid.every((amount) => amount === 0) && !this.firstAmount(row, 'rent') && asked.some((amount) => amount > 0);
    const fees = paid.length > 0 && !unpaid ? paid : asked;
    return fees.length === 0 ? null : fees.reduce((sum, amount) => sum + amount, 0);
  }

  /** `65,000/3,000` under a header for both: the rent and the fee. */
  private bothParts(row: readonly string[]): { rent: number | null; fee: number | null } {
    const index = this.cells.indexOf('rent_and_fee');
    const cell = plainText(row[index] ?? '').replace(/^[(【[][^\d()]*[)】\]]\s*/, '');
    const [first = '', second] = cell.split(/\s*[/+(\n]+\s*/);
    if (second === undefined) return { rent: this.amountAt(row, index), fee: null };
    const part = (text: string): number | null => {
      const plain = text.replace(/[)）]$/, '').trim();
      return isBlankValue(plain) ? null : (moneyAmounts(plain)[0] ?? bareMoney(bareAmount(plain), this.labelOf(index), 0));
    };
    return { rent: part(first), fee: part(second) };
  }

  /** Rent, fee, total and what is asked, each null where the row does not print it. */
  amounts(row: readonly string[]): RollAmounts {
    const both = this.cells.has('rent_and_fee') ? this.bothParts(row) : { rent: null, fee: null };
    const yearly = this.cells.has('rent') || this.cells.has('rent_and_fee') ? null : this.firstAmount(row, 'annual');
    const onlyTotal = !this.cells.has('rent') && !this.cells.has('rent_and_fee') && !this.cells.has('asking');
    const rent =
      this.firstAmount(row, 'rent') ??
      both.rent ??
      (yearly === null ? null : Math.round(yearly / 12)) ??
      (onlyTotal ? this.firstAmount(row, 'total') : null);
    const fee = this.fees(row) ?? both.fee;
    return {
      rent: (rent !== null && fee !== null && this.feeInside && rent > fee ? rent - fee : rent) ?? this.byUnitPrice(row),
      fee,
      total: this.firstAmount(row, 'total'),
      asking: this.firstAmount(row, 'asking'),
    };
  }

  /** Where a roll prints a rent for each square metre and no other. */
  private byUnitPrice(row: readonly string[]): number | null {
    if (this.cells.has('rent') || this.cells.has('rent_and_fee') || this.cells.has('asking') || this.cells.has('total')) return null;
    const [price, size] = [this.firstAmount(row, 'unit_price'), area(this.cells.cell(row, 'area'))];
    return price === null || size === null ? null : Math.round(price * size);
  }

  /** Whether the row prints any amount under a column of money. */
  amount(row: readonly string[]): number | null {
    const { rent, asking, total } = this.amounts(row);
    return rent ?? asking ?? total;
  }

  /** What the tenant has left with the owner: deposit and security of two columns together. */
  deposit(row: readonly string[], rent: number | null): number | null {
    const read = this.cells.columns.flatMap((role, index) => {
      const label = `${this.cells.labels[index] ?? ''} ${this.labelOf(index)}`;
      const amount = role === 'deposit' ? depositOf(row[index] ?? '', label, rent) : null;
      return amount === null ? [] : [{ amount, inMonths: countsMonths(label) }];
    });
    // One deposit in yen and, beside it, in months of the rent.
    const inYen = read.filter(({ inMonths }) => !inMonths);
    const amounts = (inYen.length > 0 ? inYen : read).map(({ amount }) => amount);
    if (amounts.length > 0) return amounts.reduce((sum, amount) => sum + amount, 0);
    return this.cells.has('deposit') ? null : depositInRemarks(this.cells.remarks(row));
  }
}
