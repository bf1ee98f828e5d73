import { composed, term } from './pattern.ts';

export const ownership = term('right.ownership', /所有権/, 'the land is owned', '所有権');
export const leaseholdRight = term('right.leasehold', /借地権/, 'the land is leased for a building', '旧法借地権');
export const leaseRight = term('right.lease', /賃借権/, 'right of a lease, by contract', '賃借権');
export const superficies = term('right.superficies', /地上権/, 'right to use the land, in the register', '地上権');
export const leaseLaw = term('right.law-of-lease', /旧法|普通|定期/, 'under which law, or for which term, land is leased', '定期借地権');
export const groundRent = term('right.ground-rent', /地代|借地料/, 'rent paid for land', '地代月額');

/** A right to land, wherever it stands. */
export const rightWord = composed`(?:${ownership}|${leaseholdRight}|${leaseRight}|${superficies})`;

/** A right to land with the law it stands under: `旧法借地権`. */
export const rightToLand = composed`${leaseLaw}?${rightWord}`;

/** Words for rights to land. */
export const landRightTerms = [ownership, leaseholdRight, leaseRight, superficies, leaseLaw, groundRent] as const;
