import type { DatedRule, RuleVersion } from './dated-rule.ts';

const rounding = 'base rounded down to ¥1,000 (at least ¥1,000); tax to ¥100 (at least ¥1,000)';
const trigger = 'date of registration';
const table = '登録免許税法別表第一、国税庁 No.7191';

function always(value: number, confirmed = true): RuleVersion<number> {
  return { from: '2003-04-01', to: null, value, kind: 'statutory', source: table, confirmed };
}

export const registrationLandSale: DatedRule<number> = {
  id: 'ACQ-REGTAX-LAND-SALE',
  title: 'Registration tax, transfer of land by sale',
  title_ja: '登録免許税 (土地の売買)',
  trigger,
  rounding,
  versions: [
    { from: '2006-04-01', to: '2011-03-31', value: 0.01, kind: 'relief', source: '租税特別措置法72条', confirmed: false },
    { from: '2011-04-01', to: '2012-03-31', value: 0.013, kind: 'relief', source: '租税特別措置法72条', confirmed: false },
    {
      from: '2012-04-01',
      to: '2029-03-31',
      value: 0.015,
      kind: 'relief',
      source: '租税特別措置法72条、国税庁 令和8年4月リーフレット',
      note: 'Extended by three years in the 2026 reform.',
    },
    always(0.02),
  ],
};

export const registrationBuildingSale: DatedRule<number> = {
  id: 'ACQ-REGTAX-BUILDING-SALE',
  title: 'Registration tax, transfer of a building by sale',
  title_ja: '登録免許税 (建物の売買)',
  trigger,
  rounding,
  versions: [always(0.02)],
};

export const registrationPreservation: DatedRule<number> = {
  id: 'ACQ-REGTAX-PRESERVATION',
  title: 'Registration tax, first registration of ownership of a building',
  title_ja: '登録免許税 (所有権保存)',
  trigger,
  rounding,
  versions: [always(0.004)],
};

export const registrationMortgage: DatedRule<number> = {
  id: 'ACQ-REGTAX-MORTGAGE',
  title: 'Registration tax, creation of a mortgage',
  title_ja: '登録免許税 (抵当権設定)',
  trigger,
  rounding,
  versions: [always(0.004)],
};

export const registrationInheritance: DatedRule<number> = {
  id: 'ACQ-REGTAX-INHERITANCE',
  title: 'Registration tax, transfer by inheritance',
  title_ja: '登録免許税 (相続)',
  trigger,
  rounding,
  versions: [always(0.004)],
};

export const registrationGift: DatedRule<number> = {
  id: 'ACQ-REGTAX-GIFT',
  title: 'Registration tax, transfer by gift',
  title_ja: '登録免許税 (贈与)',
  trigger,
  rounding,
  versions: [always(0.02)],
};

/** Reliefs for a buyer who lives there: never for a rental or a company. Kept so that they can be named and refused. */
function ownResidence(
  id: string,
  title: string,
  titleJa: string,
  relief: number,
  statutory: number,
  source: string,
  from = '2003-04-01',
): DatedRule<number> {
  return {
    id,
    title,
    title_ja: titleJa,
    trigger,
    rounding,
    versions: [
      {
        from,
        to: '2027-03-31',
        value: relief,
        kind: 'relief',
        source,
        note: 'Individual, own residence, at least 50 m², registered within a year.',
      },
      always(statutory),
    ],
  };
}

export const registrationBuildingSaleOwnResidence = ownResidence(
  'ACQ-REGTAX-BUILDING-SALE-OWN',
  'Registration and license tax, building sale, own residence',
  '登録免許税 (住宅用家屋の売買)',
  0.003,
  0.02,
  '租税特別措置法73条',
);
export const registrationPreservationOwnResidence = ownResidence(
  'ACQ-REGTAX-PRESERVATION-OWN',
  'Registration tax, first registration, own residence',
  '登録免許税 (住宅用家屋の保存)',
  0.0015,
  0.004,
  '租税特別措置法72条の2',
);
export const registrationMortgageOwnResidence = ownResidence(
  'ACQ-REGTAX-MORTGAGE-OWN',
  'Registration and license tax, mortgage, own residence',
  '登録免許税 (住宅取得資金の抵当権)',
  0.001,
  0.004,
  '租税特別措置法75条',
);

/** Certified long-life dwellings (認定長期優良住宅), 租税特別措置法74条: a flat 0.1 %, a detached house by sale 0.2 %. */
export const registrationBuildingSaleLongLifeHouse = ownResidence(
  'ACQ-REGTAX-BUILDING-SALE-LONG-LIFE-HOUSE',
  'Registration tax, sale of a certified long-life detached house, own residence',
  '登録免許税 (認定長期優良住宅・戸建ての売買)',
  0.002,
  0.02,
  '租税特別措置法74条',
  '2012-04-01',
);
export const registrationBuildingSaleLongLifeFlat = ownResidence(
  'ACQ-REGTAX-BUILDING-SALE-LONG-LIFE-FLAT',
  'Registration tax, sale of a certified long-life apartment, own residence',
  '登録免許税 (認定長期優良住宅・共同住宅の売買)',
  0.001,
  0.02,
  '租税特別措置法74条',
  '2012-04-01',
);
export const registrationPreservationLongLife = ownResidence(
  'ACQ-REGTAX-PRESERVATION-LONG-LIFE',
  'Registration tax, first registration of a certified long-life home, own residence',
  '登録免許税 (認定長期優良住宅の保存)',
  0.001,
  0.004,
  '租税特別措置法74条',
  '2009-06-04',
);
/** Certified low-carbon dwellings (認定低炭素住宅), 租税特別措置法74条の2: 0.1 % for both. */
export const registrationBuildingSaleLowCarbon = ownResidence(
  'ACQ-REGTAX-BUILDING-SALE-LOW-CARBON',
  'Registration tax, sale of a certified low-carbon home, own residence',
  '登録免許税 (認定低炭素住宅の売買)',
  0.001,
  0.02,
  '租税特別措置法74条の2',
  '2012-12-04',
);
export const registrationPreservationLowCarbon = ownResidence(
  'ACQ-REGTAX-PRESERVATION-LOW-CARBON',
  'Registration tax, first registration of a certified low-carbon home, own residence',
  '登録免許税 (認定低炭素住宅の保存)',
  0.001,
  0.004,
  '租税特別措置法74条の2',
  '2012-12-04',
);
