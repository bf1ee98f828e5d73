import { leastLendingPrice } from '../assumptions/loan-defaults.ts';
import type { InputChange } from '../case/input-change.ts';
import { isAssumed, type Settings, settingOf } from '../case/settings.ts';
import type { CaseResult } from '../case/work-out-case.ts';
import type { Subject } from '../facts/subject.ts';
import { yenText } from '../numbers/number-text.ts';
import * as texts from '../texts/model/thresholds-texts.ts';
import { noLoan } from '../texts/model/unavailable-texts.ts';

/**
 * One input to solve for. Its values stand on a grid that does not depend on the case, so that an answer that is entered is found again; they
 * are counted from the end at which the case is best.
 */
export interface Lever {
  id: 'price' | 'occupancy' | 'rent' | 'rate';
  title: string;
  /** Position of the worst value; the best is at zero. */
  last: number;
  /** What the figure tells of a position, in its own unit. */
  valueAt: (position: number) => number;
  /** What is entered at a position. */
  changeAt: (position: number) => InputChange;
  /** The value in words, with its unit. */
  told: (position: number) => string;
  /** Position of the base case, and whether the case entered there is the base case; null between positions or beyond the ends. */
  base: { position: number; isSame: boolean } | null;
  /** Positions at which a default changes, so that the case jumps. */
  breaks: readonly number[];
  /** Best position at which money is lent, for targets of a loan. */
  firstLent: number;
  /** Positions after one at which the loan is a step larger: what is missed there may be met again. */
  loanSteps?: (position: number) => readonly number[];
  /** Why the lever moves nothing in this case; null where it does. */
  idle?: (base: CaseResult) => string | null;
}

const inHundredths = (value: number): number => Math.round(value * 100) / 100;

/** Whole position of a value on a grid of hundredths; null between its points. */
function positionOf(value: number, last: number): number | null {
  const position = Math.round(value * 100);
  return Math.abs(position - value * 100) < 1e-6 && position >= 0 && position <= last ? position : null;
}

/** Prices are told in single yen below this and in steps of 10,000 yen from it on. */
const finePrices = 1_000_000;
const priceStep = 10_000;
const indexOfPrice = (price: number): number => (price <= finePrices ? price : finePrices + (price - finePrices) / priceStep);
const priceAt = (index: number): number => (index <= finePrices ? index : finePrices + (index - finePrices) * priceStep);
/** No property costs less: see the limits of a price that is entered. */
const leastPrice = 10_000;
/** Loans are a multiple of this, yen. */
const loanStep = 100_000;

/** How far a lever reaches from the base case: shares of price and rent. */
const reach = { price: [0.3, 2], rent: [1.6, 0.4] } as const;

function priceLever({ price }: Subject, settings: Settings): Lever {
  const best = Math.ceil(indexOfPrice(Math.max(leastPrice, price * reach.price[0])));
  const last = Math.floor(indexOfPrice(price * reach.price[1])) - best;
  const at = (position: number) => priceAt(best + position);
  const within = (position: number) => Math.min(last, Math.max(0, position));
  const positionFrom = (least: number) => Math.ceil(indexOfPrice(least)) - best;
  const own = indexOfPrice(price) - best;
  const share = settingOf(settings, 'loan_to_price') / 100;
  const isDefault = isAssumed(settings, 'loan_to_price');
  const fromLending = positionFrom(leastLendingPrice);
  const breaks = isDefault ? [fromLending - 1, fromLending].filter((position) => position > 0 && position < last) : [];
  return {
    id: 'price',
    title: texts.highestPrice,
    last,
    valueAt: at,
    changeAt: (position) => ({ price: at(position) }),
    told: (position) => texts.aPrice(yenText(at(position))),
    base: Number.isInteger(own) ? { position: own, isSame: true } : null,
    breaks,
    firstLent: share === 0 ? 0 : within(Math.max(positionFrom(loanStep / share), isDefault ? fromLending : 0)),
    loanSteps: (position) => {
      if (share === 0) return [];
      const steps = Math.floor((at(position) * share) / loanStep + 1e-9);
      return [1, 2].map((more) => positionFrom(((steps + more) * loanStep) / share)).filter((next) => next > position && next < last);
    },
  };
}

function occupancyLever(settings: Settings): Lever {
  const last = 6_000;
  const own = positionOf(settingOf(settings, 'vacancy'), last);
  const occupancyAt = (position: number) => inHundredths(100 - position / 100);
  return {
    id: 'occupancy',
    title: texts.lowestOccupancy,
    last,
    valueAt: occupancyAt,
    changeAt: (position) => ({ set: { vacancy: position / 100 } }),
    told: (position) => texts.anOccupancy(occupancyAt(position)),
    base: own === null ? null : { position: own, isSame: true },
    breaks: [],
    firstLent: 0,
  };
}

/** Rents are told in steps of so many yen a month. */
const rentStep = 10;

function rentLever({ monthlyRent }: Settings): Lever {
  const [best, worst] = reach.rent.map((share) => Math.max(1, Math.floor((monthlyRent * share) / rentStep))) as [number, number];
  const rentAt = (position: number) => (best - position) * rentStep;
  const fallAt = (position: number) => (1 - rentAt(position) / Math.max(1, monthlyRent)) * 100;
  const own = best - monthlyRent / rentStep;
  return {
    id: 'rent',
    title: texts.fallInRent,
    last: best - worst,
    valueAt: fallAt,
    changeAt: (position) => ({ set: { monthly_rent: rentAt(position) } }),
    told: (position) => {
      const fall = Math.round(fallAt(position));
      return fall < 0 ? texts.rentHigher(-fall) : texts.rentLower(fall);
    },
    // An estimated rent is not yet the same as one that is entered.
    base: Number.isInteger(own) ? { position: own, isSame: false } : null,
    breaks: [],
    firstLent: 0,
  };
}

function rateLever(settings: Settings): Lever {
  const last = 1_200;
  const own = positionOf(settingOf(settings, 'loan_rate'), last);
  return {
    id: 'rate',
    title: texts.highestRate,
    last,
    valueAt: (position) => position / 100,
    changeAt: (position) => ({ set: { loan_rate: position / 100 } }),
    told: (position) => texts.aRate(position / 100),
    base: own === null ? null : { position: own, isSame: true },
    breaks: [],
    firstLent: 0,
    idle: ({ purchase }) => (purchase.loanAmount > 0 ? null : noLoan),
  };
}

/** Price, occupancy, rent and rate. */
export function leversFor(subject: Subject, settings: Settings): Lever[] {
  return [priceLever(subject, settings), occupancyLever(settings), rentLever(settings), rateLever(settings)];
}
