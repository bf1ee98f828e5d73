import { dateText } from '../../calendar/date-text.ts';
import { asked, effect, found } from './check-text.ts';
import { inSources, noCompletionDate, noStructure } from './shared-texts.ts';

// seismic_standard

export const seismicWork = effect('Seismic retrofit or demolition', '− floor area × retrofit or demolition cost per m²');
export const seismicAsked = asked(
  'Building confirmation ledger (台帳記載事項証明書); seismic diagnosis report (耐震診断報告書)',
  'On what date was the building confirmation (確認済証) issued, and is there a seismic diagnosis report (耐震診断報告書)?',
  '建築確認済証の交付年月日はいつですか。耐震診断の記録はありますか。',
);
export const oldCodeRetrofitted = (completed: string) =>
  found(
    'Pre-1981 seismic code, stated as retrofitted or certified',
    `Completed in ${dateText(completed)}, before the seismic code of Jun 1981; the sources mention a retrofit or a certificate.`,
  );
const oldCodeTitle = 'Pre-1981 seismic code';
const restricted = 'Lenders and insurers restrict such buildings, and later buyers avoid them.';
export const oldCodeStated = found(oldCodeTitle, `${inSources} ${restricted}`);
export const oldCode = (completed: string) =>
  found(oldCodeTitle, `Completed in ${dateText(completed)}, before the seismic code of Jun 1981. ${restricted}`);
export const builtToCode = (completed: string) =>
  found('Built to the 1981 seismic code', `Completed in ${dateText(completed)}, well after the code took effect in Jun 1981.`);
export const statedAsBuiltToCode = found('Stated as built to the 1981 seismic code', 'The sources state it or mention a certificate.');
export const codeNotVerified = found(
  'Seismic code: not verified',
  `${noCompletionDate} Buildings confirmed before Jun 1, 1981 follow the pre-1981 code.`,
);
export const confirmationDateNeeded = (completed: string) =>
  found(
    'Seismic code: not verified, confirmation date needed',
    `Completed in ${dateText(completed)}: building confirmation may date from before or after Jun 1, 1981.`,
  );

// wood_standard_2000

export const woodFrameAsked = asked(
  'Building confirmation ledger (台帳記載事項証明書); building inspection (既存住宅状況調査)',
  'Is there an inspection report (既存住宅状況調査) on the wooden frame, covering joints, wall balance and termites?',
  '木造躯体の調査 (接合部、壁の配置、シロアリ) の記録はありますか。',
);
const frameNotVerifiedTitle = 'Wooden frame rules of 2000: not verified';
export const frameNotStated = found(frameNotVerifiedTitle, 'No structure is stated; most such buildings are wooden.');
export const noWoodFrame = found('No wooden frame', 'The wooden frame rules of Jun 2000 do not apply.');
export const frameNotVerified = found(frameNotVerifiedTitle, noCompletionDate);
export const framePredatesRules = found(
  'Wooden frame predates the 2000 rules',
  'Joints and wall balance were not yet prescribed in detail before Jun 2000.',
);
export const frameDateNeeded = (completed: string) =>
  found(
    'Wooden frame rules of 2000: not verified, confirmation date needed',
    `Completed in ${dateText(completed)}: building confirmation may predate Jun 2000.`,
  );
export const frameToRules = found('Wooden frame built to the 2000 rules', 'Joints and wall balance were prescribed when it was built.');

// works_need_confirmation

export const worksAsked = asked(
  'Plans (設計図書) and inspection certificate (検査済証)',
  'Are the building’s plans (設計図書) available, in case renovation needs a building confirmation?',
  '将来の改修で確認申請が必要となる場合に備え、設計図書（図面）の有無を教えてください。',
);
const worksNotVerifiedTitle = 'Confirmation for major renovation: not verified';
export const worksNotVerified = found(worksNotVerifiedTitle, noStructure);
export const usualWorks = found(
  'Usual rules for major renovation',
  'The Apr 2025 change concerns wooden buildings of two stories or over 200 m².',
);
export const worksNeedConfirmation = found(
  'Major renovation needs building confirmation',
  'Required since Apr 2025 for wooden buildings with two or more stories or more than 200 m². A confirmation can be hard to get without the plans.',
);
export const worksNotStated = found(
  worksNotVerifiedTitle,
  'Stories or floor area are not stated. Since Apr 2025, major renovation of most wooden buildings needs a building confirmation (建築確認).',
);
export const worksNeedNone = found('Major renovation needs no confirmation', 'Single story of at most 200 m².');

// asbestos

export const asbestosSurvey = effect('Asbestos survey before renovation', '− asbestos survey');
export const asbestosAsked = asked(
  'Asbestos survey (石綿調査報告書)',
  'Is there an asbestos survey report (石綿調査報告書), and what did it find?',
  '石綿 (アスベスト) 使用調査の記録はありますか。結果を教えてください。',
);
export const asbestosStated = found('Asbestos stated', 'Renovation and demolition cost more and must be reported.');
export const asbestosFree = found('Stated as asbestos-free', 'Stated in the sources; the survey report shows what was inspected.');
export const asbestosNotVerified = found('Asbestos: not verified', 'No completion date is stated; asbestos was banned on Sep 1, 2006.');
export const asbestosPossible = found(
  'Asbestos possible: built before the 2006 ban',
  'The ban took effect on Sep 1, 2006. A survey by a qualified person is required before renovation, and removal raises demolition cost.',
);
export const constructionStartNeeded = (completed: string) =>
  found(
    'Asbestos: not verified, construction start needed',
    `Completed in ${dateText(completed)}: construction may have begun before the ban of Sep 1, 2006.`,
  );
export const builtAfterBan = (completed: string) =>
  found('Built after the asbestos ban', `Completed in ${dateText(completed)}, well after the ban of Sep 1, 2006.`);
