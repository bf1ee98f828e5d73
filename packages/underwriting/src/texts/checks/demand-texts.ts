import { privateLodgingDays } from '../../checks/rules/letting.ts';
import { asked, effect, found } from './check-text.ts';
import { inSources } from './shared-texts.ts';

// walk

export const walkDiscount = effect(
  'Rent compared with the same unit at the station',
  '− annual full-occupancy rent × discount ÷ (100% − discount); already included in the rent',
);
export const walkAsked = asked(
  'Location map (現地案内図)',
  'How many minutes is the walk to the nearest station (最寄駅), at 80 m a minute along the road?',
  '最寄駅までの徒歩分数（道路距離80mを1分として）を教えてください。',
);
export const busRide = found(
  'Bus ride to the station',
  'The sources state only stations reached by bus. Single tenants often avoid such locations.',
);
export const walkNotStated = found('Walk to the station: not stated', 'Rents fall clearly beyond a ten-minute walk.');
export const longWalk = (minutes: number) =>
  found(
    'Walk to the station above ten minutes',
    `The walk is ${minutes} minutes. In Tokyo’s 23 wards, rents 11–15 minutes away were about 13% below those at the station, and about 16% at 16–20 minutes.`,
  );
export const shortWalk = (minutes: number) =>
  found('Walk to the station within ten minutes', `The walk is ${minutes} minutes to the nearest stated station.`);

// stigma_disclosure

export const stigmaAsked = asked(
  'Explanation of Important Matters (重要事項説明書); seller’s disclosure (告知書)',
  'Are there any disclosure matters (告知事項), and if so, what, when and where?',
  '告知事項の有無と内容、時期、場所を教えてください。',
);
export const stigma = found(
  'Disclosure matter stated',
  'The sources mention a disclosure matter (告知事項). It may lower rent and price for years.',
);
export const rentOfOneUnit = effect(
  'Lower rent of one unit',
  '− annual full-occupancy rent ÷ units × rent reduction after a disclosure matter',
);
export const noStigma = found('No disclosure matters', inSources);
export const stigmaNotStated = found(
  'Disclosure matters: not stated',
  'Under the guideline of Oct 2021, brokers must answer when asked about past deaths.',
);

// short_stay

export const shortStayAsked = asked(
  'Condominium bylaws (管理規約); license (旅館業許可証・届出番号)',
  'Is short-term rental (民泊・旅館業) allowed, and is there a license?',
  '民泊・旅館業の可否と許可の有無を教えてください。',
);
export const shortStayMentioned = found(
  'Short-term rental mentioned',
  `Short-term rental (民泊) is capped at ${privateLodgingDays} days a year, hotel licenses depend on zoning, and most condominiums ban both.`,
);
export const shortStayBanned = found('Short-term rental banned', 'Stated in the sources; this report models ordinary leases only.');
export const shortStayNotStated = found(
  'Short-term rental: not stated',
  'This report does not model short-term rental. The sources do not say whether neighbors offer it or the bylaws ban it.',
);

// vacant_house_advice

export const reliefLost = effect(
  'Property tax without residential land relief',
  '− assessed land × (1.4% × (70% − 1/6) + city planning tax rate × (70% − 1/3)); lower at a taxable share of 60%',
);
export const vacantHouseAsked = asked(
  'City office: notices under the Vacant House Act (空家法の助言・指導・勧告の有無)',
  'Has the house received a recommendation as a neglected vacant house (特定空家・管理不全空家)?',
  '特定空家・管理不全空家の勧告を受けていますか。',
);
export const neglected = found(
  'Designated a neglected vacant house',
  'Residential land relief ends with the city’s recommendation, and property tax on the land can rise several times.',
);
export const notNeglected = found('Not a neglected vacant house', inSources);
export const occupied = found(
  'Building occupied',
  'The sources state that it is leased or owner-occupied; the Vacant House Act concerns vacant buildings.',
);
export const vacant = found(
  'Vacant building: notice not verified',
  'A recommendation from the city ends residential land relief, so past notices matter.',
);
export const vacantNoticeNotStated = found(
  'Vacant house notice: not stated',
  'The sources neither mention nor rule out a notice under the Vacant House Act.',
);

// population

export const populationAsked = asked(
  'Municipal population projection (国立社会保障・人口問題研究所 地域別将来推計人口)',
  'How have vacancy and asking rents in the area changed over the last five years?',
  '周辺の空室率と募集賃料は過去5年でどう推移していますか。',
);
export const populationNotVerified = found('Population trend: not verified', 'No projection is available for this municipality.');
const projection = (index: number) => `The national projection for 2050 is ${Math.floor(index * 100)}% of today’s population.`;
export const fallsBy30 = (index: number) => found('Population falls by more than 30%', projection(index));
export const fallsBy20 = (index: number) => found('Population falls by more than 20%', projection(index));
export const populationKept = (index: number) => found('Population of 2050 above 80% of today’s', projection(index));

// single_demand

export const singleDemandAsked = asked(
  'Rent roll with tenant types (入居者属性の分かるレントロール)',
  'Are the tenants concentrated in one university, factory or company?',
  '入居者は特定の大学、工場、企業に偏っていませんか。',
);
export const singleDemandAskedOfOneHome = asked(
  'Lease that shows the tenant type (入居者属性の分かる賃貸借契約書)',
  'Is the tenant a student, a company, or an employee of one nearby workplace?',
  '入居者がいる場合、学生、法人契約、近隣の特定企業にお勤めの方のいずれに当たりますか。',
);
export const singleDemand = found(
  'Tenant demand from one source',
  'The sources point to students or one employer. If it leaves, many units become vacant at once.',
);
export const campusNearby = found(
  'Tenant mix: not verified, campus or plant nearby',
  'How many tenants depend on it is not stated; a closure can leave whole buildings vacant.',
);
export const tenantMixNotStated = found('Tenant mix: not stated', 'Demand from one campus or plant disappears when it closes.');
