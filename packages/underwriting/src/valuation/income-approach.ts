import { UnderwritingError } from '../errors.ts';
import { roundYen, type Yen } from '../money/yen.ts';
import { wholePower } from '../numbers/whole-power.ts';

/** Direct capitalisation: NOI ÷ cap rate, cut to the yen. */
export function directCapitalisation(noi: Yen, capRate: number): Yen {
  if (!(capRate > 0)) throw new UnderwritingError('invalid_assumption', 'A cap rate must be above zero.', 'cap_rate');
  return roundYen(noi / capRate);
}

export interface DiscountedValue {
  /** Sale price at the end before costs: NOI of the year after ÷ terminal cap. */
  terminalGross: number;
  value: number;
}

/** Discounted cash flow: NOI of each year and the sale at the end, after costs, discounted to today. Yen, not rounded. */
export function discountedCashFlow(input: {
  noi: number;
  growth: number;
  discount: number;
  terminalCap: number;
  years: number;
  saleCost: number;
}): DiscountedValue {
  if (!(input.terminalCap > 0)) throw new UnderwritingError('invalid_assumption', 'A cap rate must be above zero.', 'terminal_cap');
  let value = 0;
  for (let year = 1; year <= input.years; year += 1)
    value += (input.noi * wholePower(1 + input.growth, year - 1)) / wholePower(1 + input.discount, year);
  const terminalGross = (input.noi * wholePower(1 + input.growth, input.years)) / input.terminalCap;
  return { terminalGross, value: value + (terminalGross * (1 - input.saleCost)) / wholePower(1 + input.discount, input.years) };
}
