import { apartText } from '../../numbers/apart-text.ts';
import { term } from '../../terms/term.ts';
import { asked, effect, found } from './check-text.ts';
import { inSources } from './shared-texts.ts';

// illegal_building

export const excessArea = term(
  'Floor area above today’s limit',
  '超過床面積',
  'm2',
  'Floor area that could not be rebuilt today. A narrow road lowers the limit; excluded parking, basements and corridors are not known.',
);
export const excessAreaFormula = 'floor area − land area × allowed ratio';
export const excessRent = effect(
  'Rent of the floor area above today’s limit',
  '− annual full-occupancy rent × floor area above today’s limit ÷ floor area; zero if the excess is excluded (parking, corridors)',
);
export const illegalAsked = asked(
  'Inspection certificate (検査済証) and plans (建築確認図面)',
  'Does the building match its plans (図面), and is it within the coverage and floor area ratios (建ぺい率・容積率)?',
  '現況は図面と一致していますか。建ぺい率・容積率は適合していますか。',
);
export const exceedsLimits = found(
  'Building exceeds legal limits',
  'The sources state a violation or an excess of coverage or floor area. Most lenders decline.',
);
export const unitConformityNotStated = found(
  'Building code conformity: not stated',
  'The building may be legally nonconforming (既存不適格), or the unit altered or divided.',
);
export const ratioNotVerified = found('Floor area ratio: not verified', 'Floor area, land area or the allowed ratio is not stated.');
const lowered = (designated: number, limit: number) =>
  limit < designated ? ` The road in front lowers the limit from ${designated}% to ${limit}%.` : '';
const within = (used: number, limit: number, designated: number) =>
  `Floor area is ${apartText(used, 0, limit)}% of the lot, within the allowed ${limit}%.${lowered(designated, limit)}`;
export const ratioExceeded = (used: number, limit: number, designated: number) =>
  found(
    'Floor area above the allowed ratio',
    `Floor area is ${apartText(used, 0, limit)}% of the lot, above the allowed ${limit}%.${lowered(designated, limit)} It may be legally nonconforming (既存不適格) or a violation.`,
  );
export const coverageExceeded = (covered: number, coverage: number) =>
  found(
    'Building coverage above the allowed ratio',
    `Floor area divided by stories covers at least ${apartText(covered, 0, coverage)}% of the lot, above the allowed ${coverage}% (10 pts more in some cases).`,
  );
export const ratioKept = (used: number, limit: number, designated: number) =>
  found(
    'Floor area within the allowed ratio',
    `${within(used, limit, designated)} The sources state conformity or an inspection certificate.`,
  );
export const additionsNotVerified = (used: number, limit: number, designated: number) =>
  found(
    'Building coverage and additions: not verified',
    `${within(used, limit, designated)} Building coverage, later additions and match with the plans are not stated.`,
  );

// inspection_certificate

export const certificateAsked = asked(
  'Inspection certificate (検査済証) or ledger entry (台帳記載事項証明書)',
  'Is there an inspection certificate (検査済証), or a ledger entry (台帳記載事項証明書) showing that one was issued?',
  '検査済証、または台帳記載事項証明書はありますか。',
);
export const noCertificate = found(
  'No inspection certificate',
  'The sources state there is none. Loans, renovation and change of use become harder.',
);
export const conformitySurvey = effect('Conformity survey in place of the certificate', '− conformity survey');
export const certificateAvailable = found('Inspection certificate available', inSources);
const certificateNotStatedTitle = 'Inspection certificate: not stated';
export const unitCertificateNotStated = found(
  certificateNotStatedTitle,
  'The owners’ association keeps it; lenders rarely require it for a single unit.',
);
export const certificateNotStated = found(
  certificateNotStatedTitle,
  'Many buildings completed before 2000 never received one. Lenders ask for it.',
);

// zoning

export const zoningAsked = asked(
  'City planning certificate (都市計画証明)',
  'Which zoning (用途地域), height and fire districts apply, and are leasing and rebuilding allowed?',
  '用途地域、高度地区・防火地域の指定と、賃貸・再建築の可否を教えてください。',
);
export const controlArea = found(
  'Urbanization control area',
  'New construction and change of use need permission there, and loans are rare.',
);
export const housingBanned = (zone: string) => found('Zoning bans housing', `Stated as “${zone}”: no housing may be built there.`);
export const plannedRoad = found(
  'Planned road',
  'The sources state a planned road across the lot: concrete buildings are banned and part of the lot will be taken.',
);
export const zoningNotStated = found('Zoning: not stated', 'Zoning decides what may be built and operated on the lot.');
export const housingAllowed = (zone: string) =>
  found('Zoning allows housing', `Stated as “${zone}”. Height and fire districts may add limits.`);

// hazards

export const hazardsAsked = asked(
  'Municipal hazard maps (ハザードマップ); Explanation of Important Matters (重要事項説明書)',
  'What do the hazard maps (ハザードマップ) show for flood, landslide, tsunami and liquefaction at this address?',
  'ハザードマップ上の洪水、土砂災害、津波、液状化の状況を教えてください。',
);
export const landslideZone = found(
  'Special landslide zone',
  'The sources state a special landslide warning area, where construction is restricted.',
);
export const hazardZone = found('Hazard zone stated', 'The sources state a hazard zone. It affects insurance, loan and resale.');
export const outsideZones = found(
  'Outside flood and landslide zones',
  'Stated in the sources. Liquefaction, tsunami and shaking are on separate maps.',
);
export const hazardsNotVerified = found(
  'Hazard maps: not verified',
  'The sources state no hazard zone, which does not rule one out. Brokers must explain the flood map since Aug 2020.',
);
