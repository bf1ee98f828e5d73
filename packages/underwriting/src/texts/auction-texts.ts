import { term } from '../terms/term.ts';

// facts.minimum_bid

export const noticeOfSale = 'the notice of sale (期間入札の公告)';
export const minimumBid = term('Minimum bid', '買受可能価額', 'JPY', '80% of the base price; a lower bid is void.');

// facts.bid_deposit

export const bidDeposit = term(
  'Bid deposit',
  '買受申出保証額',
  'JPY',
  'Paid before the bid; forfeited if the winning bidder does not pay the balance.',
);

// first sentences

export const biddingEnded = (to: string) =>
  `The bidding period ended on ${to}; the court knows whether the property was sold or is offered again.`;
export const biddingPeriod = (from: string, to: string) => `The bidding period is ${from} to ${to}`;

const notAsked = 'The price is the base price (売却基準価額) of a court auction or public sale, not an asking price.';
export const basePrice = `${notAsked} Winning bids may be far above it.`;
export const basePriceAndMinimumBid = (lowest: string) =>
  `${notAsked} The minimum bid (買受可能価額) is ${lowest}; winning bids may be far above it.`;
export const bidsAreOpened = (day: string, isFirst: boolean) => `${isFirst ? 'Bids' : 'bids'} are opened on ${day}`;

// notes

export const noSaleContract =
  'An auction has no sale contract, so no stamp tax on it, no brokerage fee and no seller’s liability: the buyer bears all defects.';
export const unpaidFeesStated = 'Unpaid condominium fees pass to the buyer (区分所有法8条); the stated amount is among the checks.';
export const unpaidFeesNotStated =
  'Unpaid condominium fees pass to the buyer (区分所有法8条). The amount is not stated; the court’s three documents (物件明細書, 現況調査報告書, 評価書) show it.';
export const occupants =
  'Occupants without a right against the buyer can be evicted by court order (引渡命令, within six months of payment); tenants whose lease is later than the mortgage have six months’ grace (民法395条). Rent is modeled from the purchase date, and an eviction would delay it.';

// a listing that is past

export const saleEnded = (day: string) => `The listing states that the sale ended on ${day}; availability is not verified.`;
export const updateWasDue = (day: string, lastUpdate: string) =>
  `The listing was due for an update by ${day}${lastUpdate}; price and availability are not verified.`;
export const lastUpdate = (day: string) => ` (last update ${day})`;
