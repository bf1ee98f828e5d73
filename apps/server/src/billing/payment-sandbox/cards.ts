import type { CardBehaviour } from './objects.ts';

export interface TestCard {
  number: string;
  brand: string;
  behaviour: CardBehaviour;
  /** What it is for, in words. */
  meaning: string;
}

/** The provider's own test numbers. No other number is taken, so that nobody leaves a real one here. */
export const testCards: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'succeeds', meaning: 'is charged' },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'succeeds', meaning: 'is charged (Mastercard)' },
  { number: '3566002020360505', brand: 'jcb', behaviour: 'succeeds', meaning: 'is charged (JCB)' },
  { number: '4000000000000002', brand: 'visa', behaviour: 'card_declined', meaning: 'is declined' },
  { number: '4000000000009995', brand: 'visa', behaviour: 'insufficient_funds', meaning: 'is declined: insufficient funds' },
  { number: '4000000000000069', brand: 'visa', behaviour: 'expired_card', meaning: 'is declined: expired' },
  { number: '4000000000000341', brand: 'visa', behaviour: 'declined_later', meaning: 'can be saved; every charge is declined' },
  { number: '4000002500003155', brand: 'visa', behaviour: 'authenticates', meaning: 'asks for authentication when it is entered' },
  { number: '4000002760003184', brand: 'visa', behaviour: 'authenticates_always', meaning: 'asks for authentication at every charge' },
];

export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

const declines: Partial<Record<CardBehaviour, Decline>> = {
  card_declined: { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  expired_card: { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' },
  declined_later: { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
};
export const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** Why a charge of the card fails; null when it does not. */
export function declineOf(behaviour: CardBehaviour, isConfirmed: boolean): Decline | null {
  if (behaviour === 'authenticates_always' && !isConfirmed) return authenticationRequired;
  return declines[behaviour] ?? null;
}

/** Why the card cannot even be saved; null when it can. */
export function refusalOf(behaviour: CardBehaviour): Decline | null {
  return behaviour === 'declined_later' ? null : (declines[behaviour] ?? null);
}

export const asksHolder = (behaviour: CardBehaviour) => behaviour === 'authenticates' || behaviour === 'authenticates_always';

export interface EnteredCard {
  card: TestCard;
  expMonth: number;
  expYear: number;
}
export type CardField = 'number' | 'expiry' | 'cvc';

/** A card as it is typed, or what is wrong with which field. */
export function readCard(
  typed: Record<CardField, string>,
  now: number,
): { entered: EnteredCard } | { problems: Partial<Record<CardField, string>> } {
  const problems: Partial<Record<CardField, string>> = {};
  const digits = typed.number.replace(/[\s-]/g, '');
  const card = testCards.find(({ number }) => number === digits);
  if (digits === '') problems.number = 'Enter a card number.';
  else if (!/^\d{12,19}$/.test(digits)) problems.number = 'Your card number is not valid.';
  else if (card === undefined) problems.number = 'The sandbox accepts test cards only. Use one from the list, never a real card.';
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(typed.expiry.trim()) ?? [];
  const expMonth = Number(month);
  const expYear = Number(year.length === 2 ? `20${year}` : year);
  if (month === '' || expMonth < 1 || expMonth > 12) problems.expiry = 'Enter month and year, for example 12 / 34.';
  else if (Date.UTC(expYear, expMonth, 1) / 1000 <= now) problems.expiry = 'The expiry date has passed. Enter a future date.';
  if (!/^\d{3,4}$/.test(typed.cvc.trim())) problems.cvc = 'Enter the 3 digits of the security code.';
  if (card === undefined || Object.keys(problems).length > 0) return { problems };
  return { entered: { card, expMonth, expYear } };
}
