import type { Unit } from '../numbers/unit.ts';
import { term } from '../terms/term.ts';

// market.own_rent

export const ownRentFromYearFormula = 'annual rent ÷ 12 ÷ units';
export const ownRentFormula = 'monthly rent ÷ units';
export const ownRent = term('Stated rent per unit', '記載賃料 (1戸)', 'JPY/month', 'Rent the sources state ÷ units.');

// market.own_land_price

export const ownLandPriceFormula = 'land allocation ÷ land area';
export const ownLandPrice = term(
  'Land price in this offer',
  '本物件の土地単価',
  'JPY/m2',
  'Land allocation per m²; it depends on the land/building split.',
);

// market.own_price_per_m2

export const ownPricePerM2Formula = 'price ÷ exclusive area';
export const ownPricePerM2 = term('Price per m² in this offer', '本物件の㎡単価', 'JPY/m2', 'Asking price ÷ exclusive area.');

// names of places, hazards and rates

export const hazardNames = {
  flood: { title: 'River flooding', title_ja: '洪水' },
  inland_flood: { title: 'Inland flooding', title_ja: '内水' },
  storm_surge: { title: 'Storm surge', title_ja: '高潮' },
  tsunami: { title: 'Tsunami', title_ja: '津波' },
  landslide: { title: 'Landslide', title_ja: '土砂災害' },
  liquefaction: { title: 'Liquefaction', title_ja: '液状化' },
};
export const areaNames = { place: 'the municipality', prefecture: 'the prefecture', nation: 'Japan' } as const;
export const areaTitles = { place: 'Municipality', prefecture: 'Prefecture', nation: 'Japan' } as const;
export const beltNames = { city: 'urban', suburb: 'suburban', region: 'rural' } as const;
export const precisionNames = { town: 'the center of the town', municipality: 'the municipal office', station: 'the station' } as const;
export const rateNames = {
  long_prime: { title: 'Long prime rate', title_ja: '長期プライムレート' },
  short_prime: { title: 'Short prime rate', title_ja: '短期プライムレート' },
  government_bond_10y: { title: 'Ten-year government bond', title_ja: '10年国債利回り' },
  flat35: { title: 'Fixed home loan rate (Flat 35)', title_ja: 'フラット35' },
} as const;

// every level

export const asPublished = (title: string) => `${title}, as published.`;
export const level = (title: string, title_ja: string, unit: Unit, basis: string) => term(title, title_ja, unit, basis);

// market.rental_vacancy, market.total_vacancy

export const ofPrefecture = (title: string) => `${title}, prefecture`;
export const ofJapan = (title: string) => `${title}, Japan`;
export const vacancyBasis = (basis: string, area: string) => `${basis} Level of ${area}.`;
export const rentalVacancy = { title: 'Rental vacancy', title_ja: '賃貸用空き家率' };
export const rentalVacancyBasis =
  'Vacant rental units ÷ all rental units; a sample survey by inspection that includes units not fit for rent.';
export const totalVacancy = { title: 'Vacancy of all housing', title_ja: '空き家率' };
export const totalVacancyBasis = 'Vacant homes of every kind, including second homes and homes for sale.';

// market.rent_level

export const rentLevel = (area: string) => ({ title: `Market rent estimate, ${area} m²`, title_ja: '賃料水準' });

// market.land_price

export const landPrice = { title: 'Official land price', title_ja: '地価水準' };

// market.contract_price

export const salesOfUnits = { title: 'Comparable sales of units', title_ja: '成約㎡単価' };
export const salesOfHouses = { title: 'Comparable sales of houses', title_ja: '成約価格 (戸建)' };

// market.typical_yield

export const expectedYield = { title: 'NOI yield investors expect', title_ja: '想定利回り水準' };
export const askingYield = { title: 'Gross yield of listings', title_ja: '想定利回り水準' };

// market.loan_rate

export const loanRate = { title: 'Published rental property loan rates', title_ja: '投資用ローン金利' };

// market.rate

export const notForInvestment = 'For context only; it is not available for investment property.';
export const publishedRate = 'Published rate of the month.';

// market.population

export const population = (name: string, year: string) =>
  term(`Population of ${name}, ${year}`, '人口', 'count', 'Residents in the census year the projection starts from.');

// market.population_path

export const populationPathFormula = (name: string, year: string, source: string, vintage: string) =>
  `projected residents of ${name} ÷ residents of ${year} (${source}, ${vintage})`;
export const populationPath = (title: string, name: string, year: string) =>
  term(title, '人口指数', 'ratio', `Population of ${name} ÷ population of ${year}.`);

// location

export const areaClass = (name: string, basis: string) => ` Area class: ${name}. ${basis}`;
export const areaByDensity = (belt: string) => ` The area is ${belt} by density, population and distance to a major station.`;
export const mayBeOneOf = (name: string | null, places: readonly string[]) =>
  `${name ?? 'The name'} may be ${places.join(' or ')}. The sources do not settle which, so no local data is used.`;
export const notLocated = 'Not available: the address could not be located, so no local data is used.';
export const settledBy = (what: string) => ` Several places share the name; the ${what} settles which.`;
export const notOnMap = (what: string) => ` Not found on the map: ${what}.`;
export const zoning = (words: string, source: string, vintage: string) => ` Zoning: ${words} (${source}, ${vintage}).`;
export const located = (
  isNameless: boolean,
  names: string,
  where: string,
  areaClass: string,
  zoning: string,
  settled: string,
  rest: string,
) => `${isNameless ? 'Near a station' : names}, located by ${where}.${areaClass}${zoning}${settled}${rest}`;

// readings

export const aMonth = ' a month';
export const perSqm = ' per m²';
export const reading = (title: string, own: string, unit: string, side: string, range: string) =>
  `${title}: this property is at ${own}${unit}, ${side} the range of ${range}.`;

// market.station

export const station = (name: string) =>
  term(
    `Distance to ${name}`,
    '駅までの直線距離',
    'metres',
    'Straight line from the coordinates of the address, rounded to 10 m; the walk is longer.',
  );

// accuracy

export const rentAccuracy = (cases: number, day: string, error: string, coverage: string, width: string) =>
  `Tested on ${cases} stated rents of public listings (${day}), the market rent estimate has a median error of ${error}. ${coverage} of rents are within its range, whose median width is ±${width}.`;
