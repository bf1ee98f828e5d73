import type { RentRollLine } from '@rimawari/underwriting';
import { area, areas } from '../../normalise/area.ts';
import { layoutOf } from '../../normalise/layout.ts';
import { bareMoney, moneyAmounts } from '../../normalise/money.ts';
import { isBlankValue, isStatedAbsence, plainText } from '../../normalise/text.ts';
import { isCompany, saysCompany, someCompany } from '../rolls/company.ts';
import type { RollColumn } from './grid-roles.ts';
import { bareAmount, isAsked, saysLet, saysVacant } from './roll-cells.ts';
import { columnsByContent, monthsFirst, unitsByAmount } from './roll-content.ts';
import { dayIn, daySince } from './roll-days.ts';
import { countsMonths, depositInRemarks, depositOf } from './roll-deposit.ts';
import type { RollHeader } from './roll-header.ts';

export interface RollAmounts {
  rent: number | null;
  fee: number | null;
  total: number | null;
  asking: number | null;
}

const mostSampled = 60;
/** `102（空室）`, `103 空`. */
const vacancyBehindName = /\d\S*?[\s(（]\s*([^\d()（）]+)[)）]?$/;
/** A mark for a room that is let. */
const letMark = /^[○〇◯●◎✓✔レ済]$/;
/** Below it a figure without a unit is not a rent of a month. */
const leastRent = 5000;
/** Words above columns of what is asked. */
const askedLabel = /募集|想定|満室|査定|asking|market/i;

/** Reads the cells of rows under a roll header. */
export class RollReader {
  private readonly columns: readonly (RollColumn | null)[];
  private readonly labels: readonly string[];
  private readonly unit: string;
  private readonly guessedUnits: ReadonlyMap<number, string>;
  private readonly monthFirst: boolean | null;
  /** Whether the column of states holds nothing but a mark for rooms that are let. */
  private readonly marksLet: boolean;

  constructor({ columns, labels }: RollHeader, rows: readonly (readonly string[])[], unit: string) {
    const sample = rows.slice(0, mostSampled);
    this.columns = columnsByContent(columns, sample, labels);
    this.labels = labels;
    this.monthFirst = monthsFirst(rows.map((row) => this.cell(row, 'start')));
    const states = sample.map((row) => this.cell(row, 'status')).filter((cell) => !isBlankValue(cell));
    this.marksLet = states.length > 0 && states.every((cell) => letMark.test(cell));
    this.unit = unit;
    this.guessedUnits = unit === '' ? unitsByAmount(this.columns, labels, sample) : new Map();
  }

  /** Whether the rent is what a master tenant pays. */
  private get guaranteed(): boolean {
    return /借上|サブリース|保証賃料|転貸/.test(this.labels[this.columns.indexOf('rent')] ?? '');
  }

  /** `うち共益費` beside a rent: what is printed as the rent holds the fee, unless it is a part itself. */
  private get feeInside(): boolean {
    const isPart = (column: RollColumn): boolean =>
      this.columns.some(
        (role, index) => role === column && /(?:^|[\s(（])(?:うち|内)\s*(?:共益|管理|賃料|家賃)/.test(this.labels[index] ?? ''),
      );
    return isPart('fee') && !isPart('rent');
  }

  /** Whether the rooms stand under what is asked for them and nothing that is paid: `募集賃料`. */
  private get offersOnly(): boolean {
    const paid = (['rent', 'rent_and_fee', 'total', 'tenant', 'status'] as const).some((column) => this.has(column));
    return !paid && this.has('asking') && /募集|asking/i.test(this.labels[this.columns.indexOf('asking')] ?? '');
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

  cell(row: readonly string[], column: RollColumn): string {
    const index = this.columns.indexOf(column);
    return index < 0 ? '' : plainText(row[index] ?? '');
  }

  /** The unit of the amounts of a column: its own, otherwise the sheet's. */
  private labelOf(index: number): string {
    const label = this.labels[index] ?? '';
    const own = /(億|百万|千|万)?円(?!\/)|(億|百万|千|万)?円/.exec(label);
    if (own) return `(${own[0]})`;
    if (/thousand|'000|jpy ?k\b|k ?jpy|,000/i.test(label)) return '(千円)';
    if (/jpy|yen|¥/i.test(label)) return '(円)';
    // Deposits are written in the unit of the rents beside them, or in months, which their reader tells apart.
    const guessed = this.columns[index] === 'deposit' ? this.guessedUnits.values().next().value : this.guessedUnits.get(index);
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
    return this.columns.flatMap((role, index) => {
      if (role !== column || (asked !== null && askedLabel.test(this.labels[index] ?? '') !== asked)) return [];
      if (column === 'fee' && this.isSundry(index)) return [];
      const amount = this.amountAt(row, index);
      if (amount === null) return [];
      // A fee that is printed for the year.
      return column === 'fee' && /年額|年間|\/年|annual|yearly/i.test(this.labels[index] ?? '') ? Math.round(amount / 12) : amount;
    });
  }

  /** The amount in the first column of a kind that has one. */
  money(row: readonly string[], column: RollColumn): number | null {
    return this.amountsOf(row, column, null)[0] ?? null;
  }

  /** Sundries beside a common fee are a charge of their own. */
  private isSundry(index: number): boolean {
    const sundry = (label: string | undefined): boolean => /雑\s*費|sundr/i.test(label ?? '');
    return sundry(this.labels[index]) && this.columns.some((role, at) => role === 'fee' && !sundry(this.labels[at]));
  }

  /** Fees of several columns together; those of an offer only where nothing else is printed. */
  private fees(row: readonly string[]): number | null {
    const [paid, asked] = [this.amountsOf(row, 'fee', false), this.amountsOf(row, 'fee', true)];
    // Nothing is paid for an empty room, and something asked.
    const unpaid = paid.every((amount) => amount === 0) && !this.money(row, 'rent') && asked.some((amount) => amount > 0);
    const fees = paid.length > 0 && !unpaid ? paid : asked;
    return fees.length === 0 ? null : fees.reduce((sum, amount) => sum + amount, 0);
  }

  /** Where no column has the day, remarks or the cell of the tenant may: `2018.4～`, `2020年2月より入居`. */
  private dayInRemarks(row: readonly string[]): string | null {
    return daySince(this.remarks(row), this.monthFirst);
  }

  private remarks(row: readonly string[]): string[] {
    return row.filter((_, index) =>
      /備考|摘要|特記|remark|note|状況|状態|現況|入居者|契約者|賃借人|テナント|tenant/i.test(this.labels[index] ?? ''),
    );
  }

  /** `65,000/3,000` under a header for both: the rent and the fee. */
  private bothParts(row: readonly string[]): { rent: number | null; fee: number | null } {
    const index = this.columns.indexOf('rent_and_fee');
    const cell = plainText(row[index] ?? '').replace(/^[(【[][^\d()]*[)】\]]\s*/, '');
    const [first = '', second] = cell.split(/\s*[/+(\n]+\s*/);
    if (second === undefined) return { rent: this.amountAt(row, index), fee: null };
    const part = (text: string): number | null => {
      const plain = text.replace(/[)）]$/, '').trim();
      return isBlankValue(plain) ? null : (moneyAmounts(plain)[0] ?? bareMoney(bareAmount(plain), this.labelOf(index), 0));
    };
    return { rent: part(first), fee: part(second) };
  }

  amounts(row: readonly string[]): RollAmounts {
    const both = this.has('rent_and_fee') ? this.bothParts(row) : { rent: null, fee: null };
    const yearly = this.has('rent') || this.has('rent_and_fee') ? null : this.money(row, 'annual');
    const onlyTotal = !this.has('rent') && !this.has('rent_and_fee') && !this.has('asking');
    const rent =
      this.money(row, 'rent') ??
      both.rent ??
      (yearly === null ? null : Math.round(yearly / 12)) ??
      (onlyTotal ? this.money(row, 'total') : null);
    const fee = this.fees(row) ?? both.fee;
    return {
      rent: (rent !== null && fee !== null && this.feeInside && rent > fee ? rent - fee : rent) ?? this.byUnitPrice(row),
      fee,
      total: this.money(row, 'total'),
      asking: this.money(row, 'asking'),
    };
  }

  /** Where a roll prints a rent for each square metre and no other. */
  private byUnitPrice(row: readonly string[]): number | null {
    if (this.has('rent') || this.has('rent_and_fee') || this.has('asking') || this.has('total')) return null;
    const [price, size] = [this.money(row, 'unit_price'), area(this.cell(row, 'area'))];
    return price === null || size === null ? null : Math.round(price * size);
  }

  /** What the tenant has left with the owner: deposit and security of two columns together. */
  private deposit(row: readonly string[], rent: number | null): number | null {
    const read = this.columns.flatMap((role, index) => {
      const label = `${this.labels[index] ?? ''} ${this.labelOf(index)}`;
      const amount = role === 'deposit' ? depositOf(row[index] ?? '', label, rent) : null;
      return amount === null ? [] : [{ amount, inMonths: countsMonths(label) }];
    });
    // One deposit in yen and, beside it, in months of the rent.
    const inYen = read.filter(({ inMonths }) => !inMonths);
    const amounts = (inYen.length > 0 ? inYen : read).map(({ amount }) => amount);
    if (amounts.length > 0) return amounts.reduce((sum, amount) => sum + amount, 0);
    return this.has('deposit') ? null : depositInRemarks(this.remarks(row));
  }

  /** Whether the row prints any amount under a column of money. */
  amount(row: readonly string[]): number | null {
    const { rent, asking, total } = this.amounts(row);
    return rent ?? asking ?? total;
  }

  /** Cells of the row that are words and not figures. */
  vacant(row: readonly string[]): boolean {
    if (this.offersOnly) return true;
    if (/^(?:n|no|0|無|なし)$/i.test(this.cell(row, 'status'))) return true;
    if (this.marksLet && isBlankValue(this.cell(row, 'status')) && this.cell(row, 'unit') !== '') return true;
    if (saysVacant(vacancyBehindName.exec(this.cell(row, 'unit'))?.[1] ?? '')) return true;
    if (this.movedOut(row)) return true;
    const cells = row.filter((_, index) => !['unit', 'house'].includes(this.columns[index] ?? ''));
    return cells.some(saysVacant) && !saysLet(this.cell(row, 'status'));
  }

  /** A day under `退去日` and nothing paid since: the tenant named there has left. */
  private movedOut(row: readonly string[]): boolean {
    const left = row.some(
      (cell, index) => /退去(?:年月)?日$|moved?[ -]?out(?: date)?$/i.test(this.labels[index] ?? '') && dayIn(cell, null) !== null,
    );
    return left && !this.amount(row);
  }

  /** Whether the amount under the rent is what is asked for the room and not what is paid. */
  asked(row: readonly string[]): boolean {
    return isAsked(this.cell(row, 'rent') || this.cell(row, 'rent_and_fee'));
  }

  /** What is asked for an empty room in words beside it: `空室（募集賃料39,000円）`. */
  private wordsAsk(row: readonly string[]): { rent: number | null; fee: number | null } {
    // `賃料470・共益費120` under 募集条件 is what is asked.
    const cells = row.map((cell, index) =>
      askedLabel.test(this.labels[index] ?? '') && /^(?:賃料|家賃|rent)/i.test(plainText(cell))
        ? `募集${plainText(cell)}`
        : plainText(cell),
    );
    // `募集` and, in the next cell, `180000円`.
    const alone = cells.findIndex((cell) => /^(?:募集|想定|asking)(?:中|賃料|家賃|rent)?$/i.test(cell));
    const beside = alone === -1 ? '' : (cells[alone + 1] ?? '');
    if (/^[¥\\]?\s*\d[\d,.]*\s*(?:万|千)?円$/.test(beside)) cells[alone] = `募集${beside}`;
    const after = (label: RegExp, least: number): number | null => {
      const rest = cells.map((cell) => label.exec(cell)?.[1]).find((text) => text !== undefined);
      if (rest === undefined) return null;
      const bare = bareMoney(/^[\d,.]+/.exec(rest)?.[0] ?? '', this.labelOf(this.columns.indexOf('rent')), 0);
      return moneyAmounts(rest)[0] ?? (bare !== null && bare >= least ? bare : null);
    };
    return {
      rent:
        after(
          /(?:募集|希望|想定|予定|査定|見込|asking|market|\bERV|estimated)中?\s*(?:月額)?(?:(?:賃料|家賃|rent)\s*)?(?:(?:は|[:：@(])\s*)?((?:(?:[¥\\]|JPY)\s*)?\d[\d,.]*\s*(?:万|千)?\s*(?:\d+)?円?)/i,
          leastRent,
        ) ??
        after(/([¥\\]?\s*\d[\d,.]*\s*(?:万|千)?\s*(?:\d+)?円)\s*(?:(?:で|にて)\s*募集|(?:を)?(?:想定|見込))/, leastRent) ??
        after(/(?<![\d,./])(\d{5,7}|\d{1,3}(?:,\d{3})+)\s*(?:で|にて)\s*募集/, leastRent) ??
        // `空 50,000` in the place of a rent.
        after(/^空(?:室|き)?[\s:(]*(\d{1,3}(?:,\d{3})+|\d{5,7})円?\)?$/, leastRent),
      fee: after(/(?:共益費?|管理費?)\s*[:：]?\s*([¥\\]?\s*\d[\d,.]*\s*(?:万|千)?円?)/, 0),
    };
  }

  /** The name of the room, without what it says of its state. What is let as a whole floor is called by it. */
  unitName(row: readonly string[]): string {
    const unit = this.cell(row, 'unit') || this.cell(row, 'floor');
    const state = vacancyBehindName.exec(unit)?.[1];
    const behind = /^(\S*\d\S*?(?:号室?|室)?)\s+(\S+)$/.exec(unit);
    // `101号室 1K`: the plan in the cell of the name.
    if (behind && !this.has('layout') && layoutOf(behind[2] ?? '') !== null) return behind[1] ?? unit;
    return state !== undefined && saysVacant(state) ? unit.replace(/[\s(（]\s*[^\d()（）]+[)）]?$/, '') : unit;
  }

  described(row: readonly string[]): boolean {
    return (['layout', 'tenant', 'start', 'status', 'area'] as const).some((column) => !isBlankValue(this.cell(row, column)));
  }

  /** The company that rents the room, by its name or by the word for one. */
  private company(row: readonly string[]): { tenant: string } | null {
    const cells = (['tenant', 'status'] as const).map((column) => this.cell(row, column));
    const named = cells.find(isCompany);
    if (named !== undefined) return { tenant: named };
    return cells.some(saysCompany) ? { tenant: someCompany } : null;
  }

  /** `2LDK (58.20)` under `間取り (㎡)`: the area in the cell of the plan. */
  private areaBesideLayout(row: readonly string[]): number | null {
    const cell = this.cell(row, 'layout');
    const [stated] = areas(cell);
    if (stated !== undefined) return stated;
    const named = /㎡|m2|平米|面積|sqm|size/i.test(plainText(this.labels[this.columns.indexOf('layout')] ?? ''));
    const bare = named ? /[\s(（/]\s*(\d{1,3}(?:\.\d+)?)\s*[)）]?$/.exec(cell)?.[1] : undefined;
    return bare === undefined ? null : area(bare);
  }

  line(row: readonly string[], unit: string | null): RentRollLine {
    const { rent: printed, fee, asking: offered } = this.amounts(row);
    const state = ['status', 'tenant', 'start'] as const;
    const filled = state.some((column) => !isBlankValue(this.cell(row, column)) && !/^0$/.test(this.cell(row, column)));
    const hasState = state.some((column) => this.has(column));
    const unpaid = printed === null || printed === 0;
    // `ご相談` in the column of rents: a room on offer.
    const negotiable = unpaid && /^(?:ご|要)?(?:相談|応談|お?問い?合わ?せ)/.test(this.cell(row, 'rent').trim());
    const vacant =
      this.vacant(row) || negotiable || (printed !== null && printed > 0 && this.asked(row)) || (hasState && !filled && unpaid);
    const rent = this.has('rent') || this.has('rent_and_fee') || !this.has('asking') ? printed : null;
    const words = vacant ? this.wordsAsk(row) : { rent: null, fee: null };
    // A master tenant pays for empty rooms too.
    const paid = vacant && !this.guaranteed ? null : rent;
    const asking = paid !== null && vacant ? null : (offered ?? (vacant && !unpaid ? printed : null) ?? words.rent);
    const shown = vacant || !this.has('rent') ? asking : null;
    const deposit = vacant ? null : this.deposit(row, paid);
    return {
      unit,
      layout: this.has('layout')
        ? layoutOf(this.cell(row, 'layout'))
        : (layoutOf(this.cell(row, 'use').slice(0, 8)) ?? layoutOf(this.cell(row, 'unit')) ?? layoutOf(this.cell(row, 'area'))),
      area_m2: this.has('area') ? area(this.cell(row, 'area')) : this.areaBesideLayout(row),
      rent_jpy: paid,
      // Nothing paid for an empty room says nothing of its fee.
      common_fee_jpy: vacant && unpaid && fee === 0 ? (words.fee ?? (asking === null ? null : fee)) : (fee ?? words.fee),
      occupied: vacant ? false : filled || saysLet(row.join(' ')) || (this.guaranteed && (paid ?? 0) > 0) ? true : null,
      lease_start: vacant ? null : this.has('start') ? dayIn(this.cell(row, 'start'), this.monthFirst) : this.dayInRemarks(row),
      ...(shown !== null && shown > 0 && { asking_rent_jpy: shown }),
      ...(deposit !== null && { deposit_jpy: deposit }),
      ...(!vacant && this.company(row)),
    };
  }
}
