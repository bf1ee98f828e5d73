import { duty } from './duty.ts';

/** 新耐震基準: the standard follows the building confirmation, not the completion. */
export const earthquakeStandard = duty(
  {
    id: 'LAW-SEISMIC-1981',
    title: 'Seismic code',
    title_ja: '新耐震基準',
    trigger: 'day of the building confirmation',
  },
  {
    from: '1981-06-01',
    dayBefore: '1981-05-31',
    before: 'pre-1981 code',
    value: 'current code: designed not to collapse in a severe earthquake',
    source: '建築基準法施行令の改正 (昭和55年政令196号)',
  },
);

export const woodFrameRules = duty(
  {
    id: 'LAW-WOOD-2000',
    title: 'Joints and wall balance of wooden buildings',
    title_ja: '木造の接合部・壁配置の基準',
    trigger: 'day of the building confirmation',
  },
  {
    from: '2000-06-01',
    dayBefore: '2000-05-31',
    before: 'not prescribed in detail',
    value: 'joints and wall balance prescribed',
    source: '建築基準法施行令46条・47条、平成12年建設省告示1352号・1460号',
  },
);

export const ventilationDuty = duty(
  { id: 'LAW-VENTILATION-2003', title: '24-hour ventilation', title_ja: '24時間換気の義務化', trigger: 'start of works' },
  {
    from: '2003-07-01',
    dayBefore: '2003-06-30',
    before: 'no such duty',
    value: 'mechanical ventilation of every habitable space',
    source: '建築基準法28条の2 (平成14年改正)',
  },
);

export const asbestosBan = duty(
  { id: 'LAW-ASBESTOS-2006', title: 'Ban on asbestos', title_ja: '石綿の全面禁止', trigger: 'start of works' },
  {
    from: '2006-09-01',
    dayBefore: '2006-08-31',
    before: 'allowed in part',
    value: 'manufacture, sale and use banned',
    source: '労働安全衛生法施行令16条 (平成18年改正)',
    note: 'Buildings started from that day on need no visual survey.',
  },
);

export const asbestosReport = duty(
  {
    id: 'LAW-ASBESTOS-REPORT-2022',
    title: 'Report of the asbestos survey before works',
    title_ja: '石綿事前調査結果の報告義務',
    trigger: 'start of works',
  },
  {
    from: '2022-04-01',
    dayBefore: '2022-03-31',
    before: 'survey without report',
    value: 'report of the survey for demolition from 80 m² and renovation from ¥1,000,000',
    source: '大気汚染防止法18条の15、石綿障害予防規則4条の2',
  },
);

export const asbestosSurveyor = duty(
  {
    id: 'LAW-ASBESTOS-SURVEYOR-2023',
    title: 'Qualified surveyor for asbestos',
    title_ja: '建築物石綿含有建材調査者による事前調査',
    trigger: 'start of works',
  },
  {
    from: '2023-10-01',
    dayBefore: '2023-09-30',
    before: 'no qualification needed',
    value: 'survey by a qualified person',
    source: '石綿障害予防規則3条 (令和2年改正)',
  },
);

/** 借地借家法: leases from before it stay under the old law, renewals too. */
export const landLeaseAct = duty(
  {
    id: 'LAW-LAND-LEASE-1992',
    title: 'Act on Land and Building Leases',
    title_ja: '借地借家法の施行',
    trigger: 'day the lease was first agreed',
  },
  {
    from: '1992-08-01',
    dayBefore: '1992-07-31',
    before: 'old law (旧借地法)',
    value:
      'ordinary lease 30 years, then 20 and 10; fixed-term 50 years or more; business 10–50 years; with building transfer 30 years or more',
    source: '借地借家法 (平成3年法律90号)',
  },
);

export const floodMapDuty = duty(
  {
    id: 'LAW-FLOOD-MAP-2020',
    title: 'Broker’s duty to explain the flood map',
    title_ja: '水害ハザードマップの説明義務',
    trigger: 'day of the Explanation of Important Matters',
  },
  {
    from: '2020-08-28',
    dayBefore: '2020-08-27',
    before: 'no such duty',
    value: 'location of the property on the municipal flood map',
    source: '宅地建物取引業法施行規則16条の4の3',
  },
);

export const subleaseDuty = duty(
  {
    id: 'LAW-SUBLEASE-2020',
    title: 'Subleases: advertising and explanation before the contract',
    title_ja: 'サブリース規制',
    trigger: 'day of the contract',
  },
  {
    from: '2020-12-15',
    dayBefore: '2020-12-14',
    before: 'no such duty',
    value: 'no exaggerated advertising; rent reductions and termination explained beforehand',
    source: '賃貸住宅の管理業務等の適正化に関する法律28条〜31条',
  },
);

export const deathDisclosure = duty(
  {
    id: 'LAW-DISCLOSURE-2021',
    title: 'Guideline on disclosing deaths in housing',
    title_ja: '人の死の告知に関するガイドライン',
    trigger: 'day of the contract',
  },
  {
    from: '2021-10-08',
    dayBefore: '2021-10-07',
    before: 'no guideline',
    value: 'disclosed if they affect the decision; natural deaths need not be disclosed; a buyer’s question must be answered',
    source: '国土交通省 宅地建物取引業者による人の死の告知に関するガイドライン',
  },
);

export const propaneRules = duty(
  {
    id: 'LAW-PROPANE-2025',
    title: 'Propane gas: equipment charged separately',
    title_ja: 'LPガスの三部料金制',
    trigger: 'day of the bill',
  },
  {
    from: '2025-04-02',
    dayBefore: '2025-04-01',
    before: 'equipment commonly included in the gas price',
    value: 'base, usage and equipment charged separately; no equipment charge in the gas bill of rental housing',
    source: '液化石油ガスの保安の確保及び取引の適正化に関する法律施行規則 (令和6年改正)',
  },
);

/** Land or floor from which a sale in a specially watched area is notified, m². */
export const watchedAreaSqm = 200;

export const watchedAreaNotice = duty(
  {
    id: 'LAW-WATCHED-AREA-2022',
    title: 'Notice of a sale in a special monitored area',
    title_ja: '特別注視区域の事前届出',
    trigger: 'day of the contract',
  },
  {
    from: '2022-09-20',
    dayBefore: '2022-09-19',
    before: 'no such duty',
    value: `notice by both parties before a sale of ${watchedAreaSqm} m² or more of land or floor`,
    source: '重要土地等調査法13条',
    note: 'The first areas took effect in Feb 2023.',
  },
);
