import type { RentRollLine } from '@rimawari/underwriting';
import { area, areas } from '../../normalise/area.ts';
import { layoutOf } from '../../normalise/layout.ts';
import { isBlankValue, plainText } from '../../normalise/text.ts';
import { isCompany, saysCompany, someCompany } from '../rolls/company.ts';
import { askedInWords } from './asked-in-words.ts';
import { NamedCells } from './named-cells.ts';
import { saysLet, saysVacant } from './roll-cells.ts';
import { monthsFirst } from './roll-content.ts';
import { dayIn, daySince } from './roll-days.ts';
import type { RollHeader } from './roll-header.ts';
import { RollMoney } from './roll-money.ts';
import { RollState, vacancyBehindName } from './roll-state.ts';

const mostSampled = 60;

/** Reads rows under a roll header as lines of the roll. */
export class RollReader {
  readonly cells: NamedCells;
  readonly money: RollMoney;
  readonly state: RollState;
  private readonly monthFirst: boolean | null;

  constructor(header: RollHeader, rows: readonly (readonly string[])[], unit: string) {
    const sample = rows.slice(0, mostSampled);
    this.cells = new NamedCells(header, sample);
    this.money = new RollMoney(this.cells, sample, unit);
    this.state = new RollState(this.cells, this.money, sample);
    this.monthFirst = monthsFirst(rows.map((row) => this.cells.cell(row, 'start')));
  }

  /** The name of the room, without what it says of its state. What is let as a whole floor is called by it. */
  unitName(row: readonly string[]): string {
    const unit = this.cells.cell(row, 'unit') || this.cells.cell(row, 'floor');
    const state = vacancyBehindName.exec(unit)?.[1];
    const behind = /^(\S*\d\S*?(?:号室?|室)?)\s+(\S+)$/.exec(unit);
    // `101号室 1K`: the plan in the cell of the name.
    if (behind && !this.cells.has('layout') && layoutOf(behind[2] ?? '') !== null) return behind[1] ?? unit;
    return state !== undefined && saysVacant(state) ? unit.replace(/[\s(（]\s*[^\d()（）]+[)）]?$/, '') : unit;
  }

  /** Whether the row says anything of a room but amounts. */
  described(row: readonly string[]): boolean {
    return (['layout', 'tenant', 'start', 'status', 'area'] as const).some((column) => !isBlankValue(this.cells.cell(row, column)));
  }

  /** The company that rents the room, by its name or by the word for one. */
  private company(row: readonly string[]): { tenant: string } | null {
    const cells = (['tenant', 'status'] as const).map((column) => this.cells.cell(row, column));
    const named = cells.find(isCompany);
    if (named !== undefined) return { tenant: named };
    return cells.some(saysCompany) ? { tenant: someCompany } : null;
  }

  /** `2LDK (58.20)` under `間取り (㎡)`: the area in the cell of the plan. */
  private areaBesideLayout(row: readonly string[]): number | null {
    const cell = this.cells.cell(row, 'layout');
    const [stated] = areas(cell);
    if (stated !== undefined) return stated;
    const named = /㎡|m2|平米|面積|sqm|size/i.test(plainText(this.cells.nameOf('layout')));
    const bare = named ? /[\s(（/]\s*(\d{1,3}(?:\.\d+)?)\s*[)）]?$/.exec(cell)?.[1] : undefined;
    return bare === undefined ? null : area(bare);
  }

  /** Where no column has the day, remarks or the cell of the tenant may: `2018.4～`, `2020年2月より入居`. */
  private dayInRemarks(row: readonly string[]): string | null {
    return daySince(this.cells.remarks(row), this.monthFirst);
  }

  /** The row as a line of the roll; `unit` is the name of its room. */
  line(row: readonly string[], unit: string | null): RentRollLine {
    const { rent: printed, fee, asking: offered } = this.money.amounts(row);
    const state = ['status', 'tenant', 'start'] as const;
    const filled = state.some((column) => !isBlankValue(this.cells.cell(row, column)) && !/^0$/.test(this.cells.cell(row, column)));
    const hasState = state.some((column) => this.cells.has(column));
    const unpaid = printed === null || printed === 0;
    // `ご相談` in the column of rents: a room on offer.
    const negotiable = unpaid && /^(?:ご|要)?(?:相談|応談|お?問い?合わ?せ)/.test(this.cells.cell(row, 'rent').trim());
    const vacant =
      this.state.vacant(row) || negotiable || (printed !== null && printed > 0 && this.state.asked(row)) || (hasState && !filled && unpaid);
    const rent = this.cells.has('rent') || this.cells.has('rent_and_fee') || !this.cells.has('asking') ? printed : null;
    const words = vacant ? askedInWords(row, this.cells, this.money) : { rent: null, fee: null };
    // A master tenant pays for empty rooms too.
    const paid = vacant && !this.state.guaranteed ? null : rent;
    const asking =
      paid !== null && vacant
        ? null
        : (offered ?? (vacant && !unpaid ? printed : null) ?? words.rent ?? (vacant ? this.state.askedTotal(row) : null));
    const shown = vacant || !this.cells.has('rent') ? asking : null;
    const deposit = vacant ? null : this.money.deposit(row, paid);
    return {
      unit,
      layout: this.cells.has('layout')
        ? layoutOf(this.cells.cell(row, 'layout'))
        : (layoutOf(this.cells.cell(row, 'use').slice(0, 8)) ??
          layoutOf(this.cells.cell(row, 'unit')) ??
          layoutOf(this.cells.cell(row, 'area'))),
      area_m2: this.cells.has('area') ? area(this.cells.cell(row, 'area')) : this.areaBesideLayout(row),
      rent_jpy: paid,
      // Nothing paid for an empty room says nothing of its fee.
      common_fee_jpy: vacant && unpaid && fee === 0 ? (words.fee ?? (asking === null ? null : fee)) : (fee ?? words.fee),
      occupied: vacant ? false : filled || saysLet(row.join(' ')) || (this.state.guaranteed && (paid ?? 0) > 0) ? true : null,
      lease_start: vacant ? null : this.cells.has('start') ? dayIn(this.cells.cell(row, 'start'), this.monthFirst) : this.dayInRemarks(row),
      ...(shown !== null && shown > 0 && { asking_rent_jpy: shown }),
      ...(deposit !== null && { deposit_jpy: deposit }),
      ...(!vacant && this.company(row)),
    };
  }
}
