import { term } from '../../terms/term.ts';
import { asked, effect, found } from './check-text.ts';
import { adDuty, inSources, landValueWithoutRebuilding, oneUnitForSale } from './shared-texts.ts';

// road_contact

export const roadContactAsked = asked(
  'City road ledger (道路台帳, 建築基準法上の道路種別); survey map (測量図)',
  'What are the type, width and frontage length (種別、幅員、接道長さ) of the road in front?',
  '接する道路の種別、幅員、接道長さを教えてください。',
);
export const frontageOfUnit = found('Road frontage: checked for buildings only', oneUnitForSale);
export const frontageTooShort = (frontageM: number | null) =>
  found(
    'Road frontage below 2 m',
    `Road frontage is stated as ${frontageM} m, below the 2 m on a 4 m road that rebuilding requires (建築基準法42・43条).`,
  );
export const narrowRoad = (widthM: number, setbackM: number) =>
  found(
    'Road narrower than 4 m',
    `The road is stated as ${widthM} m wide, below 4 m. Rebuilding requires a setback of about ${setbackM.toFixed(2)} m, more if a river or cliff is opposite. The strip is excluded from the floor area ratio.`,
  );
export const setbackRequired = found('Setback required', 'The sources state that part of the lot must be left to the road.');
export const frontageSufficient = (frontageM: number | null, widthM: number | null) =>
  found(
    'Road frontage sufficient as stated',
    `Road frontage is ${frontageM} m on a public road of ${widthM} m, above the required 2 m on 4 m. The road ledger would settle its legal type.`,
  );
export const frontageNotStated = found(
  'Road frontage: not stated',
  'Rebuilding requires at least 2 m of frontage on a road at least 4 m wide.',
);
export const frontagePartlyStated = (road: string, lacking: readonly string[]) =>
  found(
    'Road frontage: partly stated',
    `Stated as “${road}”; not stated: ${lacking.join(', ')}. Rebuilding requires at least 2 m of frontage on a road at least 4 m wide. ${adDuty}`,
  );
export const lackingFrontage = 'frontage';
export const lackingWidth = 'width';
export const lackingOwnership = 'public or private ownership';

export const landLost = effect('Land lost to the setback', '− setback area × land allocation ÷ land area');
export const setbackArea = term(
  'Setback area',
  'セットバック面積',
  'm2',
  '(4 m − road width) ÷ 2 × frontage; the full difference if a river or cliff is opposite.',
);
export const surveyMap = 'the survey map (測量図)';
export const squareLot = (widthM: number) =>
  `The road is stated as ${widthM} m wide; frontage is not stated, so that of a square lot is assumed, with a range of 0.5–1.6 times.`;
export const lostFloor = term(
  'Floor area lost to the setback',
  null,
  'm2',
  'The floor area ratio applies to the remaining lot, so a new building may have less floor area.',
);
export const lostFloorFormula = 'setback area × floor area ratio';

// not_rebuildable

export const rebuildingAsked = asked(
  'Explanation of Important Matters (重要事項説明書); road ledger (道路台帳)',
  'Can the building be rebuilt (再建築)?',
  '再建築は可能ですか。',
);
export const cannotBeRebuilt = found(
  'Cannot be rebuilt',
  'The sources state that no new building is allowed on the lot. Loans are rare, and value is limited to the building’s remaining use.',
);
const ownersVote = 'Rebuilding: subject to a vote of the owners';
export const ownersVoteForSmaller = found(
  ownersVote,
  'The sources state that the building is legally nonconforming (既存不適格): a new one would be smaller.',
);
export const ownersVoteNeeded = found(
  ownersVote,
  'It needs their vote, and today’s ratios may allow less floor area than the building has.',
);
export const flagLot = found(
  'Flag-shaped lot',
  'A narrow strip connects the lot to the road. Tokyo and other ordinances ban apartment buildings on such lots (東京都建築安全条例10条).',
);
export const rebuildingAllowed = found('Rebuilding allowed', 'Stated in the sources; the road ledger would settle it.');
export const cannotAtFrontage = found('Cannot be rebuilt at the stated frontage', 'Road frontage is stated as below 2 m.');
export const rebuildingAllowedAtRoad = found(
  'Rebuilding allowed at the stated road',
  'Stated road frontage is above 2 m on a public road of at least 4 m. The road ledger would settle it.',
);
const rebuildingNotStated = 'Rebuilding: not stated';
export const noRoadStated = found(rebuildingNotStated, `The sources do not mention a road. ${adDuty}`);
export const noBanStated = found(rebuildingNotStated, `The sources mention a road but do not say whether rebuilding is banned. ${adDuty}`);

export const landValueLost = effect(landValueWithoutRebuilding, '− land allocation × value lost without rebuilding');

// private_road

export const privateRoadAsked = asked(
  'Property register of the private road (私道の登記事項証明書); consent to pass and dig (通行掘削承諾書)',
  'Is a share of the private road (私道持分) included, and is there consent to pass and dig (通行・掘削の承諾書)?',
  '私道持分は含まれますか。通行・掘削の承諾書はありますか。',
);
export const privateRoadOfUnit = found('Private road: checked for buildings only', oneUnitForSale);
const isPrivate = 'Private road';
const withoutShare = 'Without a share of the private road and consent to dig, pipe work and rebuilding can be blocked.';
export const privateWithShare = found(
  isPrivate,
  'The sources state a private road and a share in it. Consent to pass and dig is not verified.',
);
export const privateWithoutShare = found(isPrivate, `The sources state a private road. ${withoutShare}`);
export const noPrivateRoad = found('No private road', inSources);
export const publicRoad = (road: string) => found('Public road', `The road is stated as “${road}”.`);
export const publicRoadNotDescribed = 'public';
export const privateRoadNotStated = found('Private road: not stated', `${withoutShare} ${adDuty}`);
