import type { DatedRule } from './dated-rule.ts';

const trigger = 'first day of the fiscal year';

/** National corporate tax: reduced rate of small companies up to a limit, then the standard rate. */
export interface CorporateRates {
  standard: number;
  small: number;
  smallLimit: number;
  local: number;
}

export const corporateTaxRates: DatedRule<CorporateRates> = {
  id: 'TAX-CORP',
  title: 'Corporate tax and local corporate tax',
  title_ja: '法人税・地方法人税',
  trigger,
  rounding: 'income rounded down to ¥1,000; each tax to ¥100',
  versions: [
    {
      from: '2018-04-01',
      to: '2019-09-30',
      value: { standard: 0.232, small: 0.15, smallLimit: 8_000_000, local: 0.044 },
      kind: 'statutory',
      source: '法人税法66条、地方法人税法10条',
      confirmed: false,
    },
    {
      from: '2019-10-01',
      to: null,
      value: { standard: 0.232, small: 0.15, smallLimit: 8_000_000, local: 0.103 },
      kind: 'statutory',
      source: '法人税法66条・租税特別措置法42条の3の2、地方法人税法10条',
      note: 'The 15% rate is a relief that has been extended so far (17% above ¥1,000,000,000 of income).',
    },
  ],
};

export const corporateDefenceTax: DatedRule<{ rate: number; exemption: number }> = {
  id: 'TAX-CORP-DEFENCE',
  title: 'Special corporate tax for defense',
  title_ja: '防衛特別法人税',
  trigger,
  rounding: 'base rounded down to ¥1,000; tax to ¥100',
  versions: [
    {
      from: '2000-04-01',
      to: '2026-03-31',
      value: { rate: 0, exemption: 0 },
      kind: 'statutory',
      source: '令和7年度税制改正',
      note: 'Not yet in force.',
    },
    {
      from: '2026-04-01',
      to: null,
      value: { rate: 0.04, exemption: 5_000_000 },
      kind: 'statutory',
      source: '令和7年度税制改正 (防衛特別法人税)',
    },
  ],
};

/** Local taxes of a small company in Tokyo, as ratios; enterprise tax by slice of income. */
export interface LocalCorporateRates {
  residentRate: number;
  perCapita: number;
  enterprise: readonly { from: number; rate: number }[];
  specialRate: number;
}

export const localCorporateRates: DatedRule<LocalCorporateRates> = {
  id: 'TAX-CORP-LOCAL',
  title: 'Local taxes of a small company',
  title_ja: '法人住民税・法人事業税・特別法人事業税',
  trigger,
  rounding: 'base rounded down to ¥1,000; each tax to ¥100',
  versions: [
    {
      from: '2019-10-01',
      to: null,
      value: {
        residentRate: 0.07,
        perCapita: 70_000,
        enterprise: [
          { from: 0, rate: 0.035 },
          { from: 4_000_000, rate: 0.053 },
          { from: 8_000_000, rate: 0.07 },
        ],
        specialRate: 0.37,
      },
      kind: 'statutory',
      source: '地方税法51条・72条の24の7、特別法人事業税法 (standard rates)',
      note: 'Municipalities may charge up to 10.4% of the corporate tax.',
    },
  ],
};
