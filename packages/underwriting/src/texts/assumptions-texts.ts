// entered values without effect

/** They arise only where a fact is missing, so a stated fact leaves them without effect. */
export const standIns = {
  floor_area: 'a floor area is stated',
  building_age: 'a completion date is stated',
  typical_gross_yield: 'a rent is stated or entered',
  management_fee_per_m2: 'a management fee is stated, or there is no owners’ association',
  reserve_per_m2: 'a repair reserve fee is stated, or there is no owners’ association',
  ground_rent: 'a ground rent is stated, or the land is freehold',
};
export const owners = {
  resident: 'a resident individual',
  non_resident: 'a non-resident individual',
  company: 'a company',
};
export const ownerIs = (owner: string) => `the owner is ${owner}`;
export const noLoan = 'there is no loan';
export const noLaterRate = 'no later rate is entered';
export const loanEndsBefore = 'the loan ends before';
export const noPrepayment = 'no prepayment is entered';
export const asLongAsLoan = 'it is as long as the loan term';
export const noLandArea = 'the land area is not stated';
export const elevatorNeedsBoth = 'an elevator needs its cost and cycle';
export const exitMethodWithoutData = (isCost: boolean) =>
  `Exit price method (no data available for ${isCost ? 'land and building' : 'comparable sales'})`;
export const withoutFullEffect = (unused: string) => `Entered by you without full effect: ${unused}.`;

// sources that are not used

export const notUsed = (reason: string) => `${reason} It was not used.`;
export const notUsedBecause = (name: string, message: string) => `${name} was not used. ${message}`;

// values in place of a default

export const ourDefault = (value: string) => `our default of ${value}`;
