import { term } from '../terms/term.ts';

// rent_roll.new_leases, rent_roll.old_leases

const perUnit = (label: string, ja: string, meaning: string) =>
  term(label, ja, 'JPY/month', `${meaning} Average per unit, including the common-area fee.`);
export const notInRoll = 'Not stated in the rent roll.';

// rent_roll.new_leases

export const newLeasesFormula = 'leases of the last two years';
export const newLeases = perUnit('Rent of leases under two years', '契約2年以内の平均賃料', 'Close to today’s market rent.');

// rent_roll.old_leases

export const oldLeasesFormula = 'leases of five years or more';
export const oldLeases = perUnit(
  'Rent of leases over five years',
  '契約5年以上の平均賃料',
  'If it is above that of new leases, rent falls when these units are re-leased.',
);

// rent_roll.company_share

export const companyShareFormula = 'rent of units leased to companies ÷ in-place rent';
export const companyShare = term(
  'Share leased to companies',
  '法人契約の割合',
  'percent',
  'Corporate tenants withhold tax from a non-resident owner.',
);

// rent_roll.deposits

export const depositsFormula = 'sum of deposits of leased units';
export const deposits = term(
  'Deposits held',
  '預り敷金',
  'JPY',
  'Tenants’ deposits with the owner: they transfer with the leases, must be repaid and are not income.',
);

// rent_roll.rooms

export const roomsFormula = 'lines of the roll';
export const rooms = term('Units on the rent roll', '室数', 'count', 'Units and parking lines as listed.');

// rent_roll.vacant

export const vacantFormula = 'units on the rent roll without rent or marked vacant';
export const vacant = term('Vacant units', '空室数', 'count', 'Units without a tenant on the date of the rent roll.');

// rent_roll.let_share

export const letShareFormula = 'lines with a tenant ÷ lines of the roll';
export const letShare = (isShort: boolean, missing: number, units: number | null) =>
  term(
    'Share of rows leased',
    'レントロール上の入居率',
    'percent',
    isShort
      ? `Of the rows, not of the building: the roll lacks ${missing} of its ${units} units.`
      : 'Rows with a tenant on the day of the roll.',
  );

// rent_roll.in_place

export const inPlaceFormula = 'rent and common-area fees of leased units';
export const inPlace = term(
  'In-place rent, rent roll',
  '現況賃料合計',
  'JPY/month',
  'Rent tenants pay according to the rent roll, including common-area fees.',
);

// rent_roll.relet

export const reletFormula = 'every leased unit at the newest rent of its type';
export const relet = term(
  'Leased units at newest rents',
  '直近成約水準の賃料',
  'JPY/month',
  'Rent if every leased unit paid what the newest tenant of its type pays; compare with in-place rent.',
);

// rent_roll.recent_share

export const recentShareFormula = 'rent from leases of the last six months ÷ in-place rent';
export const recentShare = term(
  'Share of recent leases',
  '直近契約の賃料割合',
  'percent',
  'Leases that started in the six months before the date of the rent roll.',
);

// rent_roll.largest_tenant_share

export const largestTenantShareFormula = 'rent of the largest tenant ÷ in-place rent';
export const largestTenantShare = term(
  'Share of the largest tenant',
  '最大賃借人の賃料割合',
  'percent',
  'A tenant renting many units is a concentration risk.',
);

// rent_roll.widest_spread

export const widestSpreadFormula = 'highest ÷ lowest rent within a type';
export const widestSpread = term(
  'Rent spread within a type',
  '同タイプ内の賃料差',
  'ratio',
  'A value far above 1.00× means that rents of old and new leases differ widely.',
);

// rent_roll.asking_over_in_place

export const askingOverInPlaceFormula = 'asking rent of vacant units ÷ in-place rent of the type';
export const askingOverInPlace = term(
  'Asking rent ÷ in-place rent',
  '募集賃料の水準',
  'ratio',
  'Above 1.00×, asking rents of vacant units exceed what tenants pay. Both include the common-area fee, or neither does if the asking rent states none.',
);
