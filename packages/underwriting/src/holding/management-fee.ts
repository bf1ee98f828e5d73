import { timesRate, type Yen } from '../money/yen.ts';

/** Fee of a rental manager: a rate on rent and common fee, before consumption tax. Yen. */
export function managementFee(rent: Yen, commonFee: Yen, rate: number): Yen {
  return timesRate(rent + commonFee, rate);
}
