import { duty } from './duty.ts';

export const foreignExchangeReport = duty(
  {
    id: 'NR-FEFA-REPORT',
    title: 'Report of an acquisition by a non-resident buyer',
    title_ja: '外為法の取得報告 (本邦にある不動産又はこれに関する権利の取得)',
    trigger: 'day of acquisition',
  },
  {
    from: '2026-04-01',
    dayBefore: '2026-03-31',
    before: 'report within 20 days, except for the buyer’s own home and a few other uses',
    value: 'report within 20 days on the new form, also for the buyer’s own home',
    source: '外国為替及び外国貿易法55条の3、外国為替の取引等の報告に関する省令',
    confirmed: false,
    note: 'For non-resident buyers, through the Bank of Japan.',
  },
);

export const condominiumLawReform = duty(
  {
    id: 'LAW-CONDOMINIUM-2026',
    title: 'Condominium law, majorities of the owners’ meeting',
    title_ja: '区分所有法の改正',
    trigger: 'day of the meeting',
  },
  {
    from: '2026-04-01',
    dayBefore: '2026-03-31',
    before: 'resolutions by shares of all owners and votes; rebuilding 80%',
    value:
      'ordinary resolutions by those present; owners who cannot be found may be excluded; rebuilding 80%, or 75% with specified defects',
    source: '建物の区分所有等に関する法律 (令和7年改正)',
  },
);

export const addressRegistrationDuty = duty(
  {
    id: 'LAW-ADDRESS-REGISTRATION',
    title: 'Duty to register a change of name or address',
    title_ja: '住所等変更登記の義務化',
    trigger: 'day of the change; earlier changes by Mar 31, 2028',
  },
  {
    from: '2026-04-01',
    dayBefore: '2026-03-31',
    before: 'no such duty',
    value: 'within 2 years of the change; fine up to ¥50,000',
    source: '不動産登記法76条の5',
  },
);

export const inheritanceRegistrationDuty = duty(
  {
    id: 'LAW-INHERITANCE-REGISTRATION',
    title: 'Duty to register an inheritance',
    title_ja: '相続登記の義務化',
    trigger: 'day the heir learns of the acquisition',
  },
  {
    from: '2024-04-01',
    dayBefore: '2024-03-31',
    before: 'no such duty',
    value: 'within 3 years; fine up to ¥100,000',
    source: '不動産登記法76条の2',
    note: 'Earlier inheritances must be registered by Mar 31, 2027.',
  },
);

export const buildingConfirmationReform = duty(
  {
    id: 'LAW-BUILDING-CONFIRMATION-2025',
    title: 'Building confirmation of small wooden buildings',
    title_ja: '4号特例の縮小',
    trigger: 'start of works',
  },
  {
    from: '2025-04-01',
    dayBefore: '2025-03-31',
    before: 'structure of wooden houses up to two stories and 500 m² is not examined',
    value: 'examined for wooden buildings of two stories or over 200 m², including major renovation',
    source: '建築基準法6条 (令和4年改正)',
    note: 'Major renovation may now need a building confirmation.',
  },
);

export const energyStandardDuty = duty(
  {
    id: 'LAW-ENERGY-STANDARD-2025',
    title: 'Energy standard of new buildings',
    title_ja: '省エネ基準適合義務',
    trigger: 'start of works',
  },
  {
    from: '2025-04-01',
    dayBefore: '2025-03-31',
    before: 'mandatory for large non-residential buildings; explanation for small ones',
    value: 'mandatory for every new building and extension',
    source: '建築物省エネ法10条 (令和4年改正)',
  },
);
