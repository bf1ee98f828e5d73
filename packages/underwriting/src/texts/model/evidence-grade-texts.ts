// key facts

export const floorArea = 'floor area';
export const yearBuilt = 'year built';
export const structure = 'structure';
export const address = 'address';
export const stationAndWalk = 'station and walk';
export const managementFee = 'management fee';
export const repairReserve = 'repair reserve fee';
export const landArea = 'land area';
export const landRights = 'land rights';
export const road = 'road';
export const units = 'number of units';

// reasons

export const notStated = (facts: string) => `Not stated: ${facts}.`;
export const sourcesDisagree = (facts: string) => `Sources disagree on ${facts}.`;
export const maybeAnother = (sources: string) => `Not verified: ${sources} may describe another property.`;
export const rentEstimated = (by: string) => `Rent is estimated from ${by}, because no source states it.`;
export const vacantRentEstimated = (by: string) => `Rent of vacant units is estimated from ${by}, because no source states it.`;
export const byRoughDefault = 'our rough default';
export const byPublicData = 'public data';
export const claimedRevenue = 'Income is claimed revenue of a lodging business, without a lease.';
export const rentAboveEstimate = 'The seller’s rent is above the market rent estimate, whose high end is used.';
export const sellersExpectation = 'Rent is the seller’s expectation.';
export const fromAdvertisedYield = 'Rent is calculated from the advertised yield.';
export const allStatedByDocuments = 'A rent roll and all key facts are stated.';
export const allStated = 'All key facts are stated; no rent roll or lease verifies the rent.';
