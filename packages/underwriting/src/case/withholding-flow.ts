import type { Subject } from '../facts/subject.ts';
import { withheldAbroad } from '../tax/withholding.ts';
import { type ExitResult, saleDate } from './exit.ts';
import type { CashYear } from './hold.ts';
import type { TaxYear } from './owner-tax.ts';
import { type Settings, settingOf } from './settings.ts';

/** Tax kept back from an owner abroad in one year, and when it comes back. Yen. */
export interface WithheldYear {
  withheld: number;
  /** Part of last year's withholding beyond its tax, paid back with the return. */
  refund: number;
  /** Cash after tax, with the withholding in the year it is kept back. */
  cash: number;
}

/** The last day before withholding of the year would need a date of its own: rates are read on 1 July of the tax year. */
const dayOf = (taxYear: number) => `${taxYear}-07-01`;

/**
 * Withholding of rent as timing of cash. Tax itself is already counted in the year of the income: only what is kept back beyond
 * it is out of hand, until the return of the next year brings it back.
 */
export function withheldYears(settings: Settings, years: readonly CashYear[], tax: readonly TaxYear[]): WithheldYear[] {
  const share = settingOf(settings, 'withheld_rent_share') / 100;
  let owed = 0;
  return tax.map((entry, index) => {
    const rent = Math.floor((years[index]?.operation.effective ?? 0) * share);
    const withheld = withheldAbroad({
      kind: 'rent',
      amount: rent,
      payer: 'corporation',
      ownResidence: false,
      paidOn: dayOf(entry.taxYear),
    });
    const beyond = Math.max(0, withheld - Math.max(0, entry.tax));
    const refund = owed;
    owed = beyond;
    return { withheld, refund, cash: entry.atcf - beyond + refund };
  });
}

/** Tax kept back from the price of the sale; a buyer who lets it out again always withholds. */
export function withheldAtSale(subject: Subject, exit: ExitResult): number {
  return withheldAbroad({
    kind: 'sale',
    amount: Math.max(0, exit.price),
    payer: 'corporation',
    ownResidence: false,
    paidOn: saleDate(subject, exit.year),
  });
}
