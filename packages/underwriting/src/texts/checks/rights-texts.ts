import { asked, effect, found } from './check-text.ts';
import { oneUnitForSale } from './shared-texts.ts';

// shared_ownership

export const sharedAsked = asked(
  'Property register (登記事項証明書)',
  'Is full ownership (所有権) for sale, or only a share (持分)?',
  '所有権の全部の売買ですか、持分の売買ですか。',
);
export const onlyShare = found(
  'Only a share for sale',
  'The sources state a share of the ownership: no loans, and no decisions without the other owners.',
);
export const wholeOwnership = found('Whole ownership for sale', 'Stated in the sources; the property register would settle it.');
export const shareNotStated = found(
  'Full or shared ownership: not stated',
  'Nearly all sales are of full ownership. The property register shows all owners.',
);

// ground_and_heritage

export const groundAsked = asked(
  'Buried cultural property map (埋蔵文化財包蔵地図); soil survey (土壌汚染調査)',
  'Is there productive green land (生産緑地), buried cultural property (埋蔵文化財) or soil contamination (土壌汚染)?',
  '生産緑地、埋蔵文化財、土壌汚染の該当はありますか。',
);
export const groundIssue = found(
  'Green land, heritage or soil issue stated',
  'Stated in the sources. Excavation and rebuilding may need surveys.',
);
export const groundIssueRuledOut = found(
  'Green land, heritage or soil issue ruled out',
  'The sources rule one of them out; the city’s maps cover the others.',
);
export const groundOfUnit = found('Ground conditions: checked for buildings only', oneUnitForSale);
export const groundNotStated = found(
  'Ground and heritage: not stated',
  'Buried remains and soil contamination matter when the lot is excavated.',
);

// boundary

export const boundarySurvey = effect('Boundary survey paid by the buyer', '− boundary survey');
export const boundaryAsked = asked(
  'Boundary survey (確定測量図) with the neighbors’ signatures (境界確認書)',
  'Are the boundaries (境界) settled, and is there any encroachment (越境)?',
  '境界は確定していますか。越境はありますか。',
);
export const boundaryUnsettled = found('Boundary unsettled or encroached', 'The sources state unsettled boundaries or an encroachment.');
export const boundariesOfUnit = found('Boundaries: checked for buildings only', oneUnitForSale);
export const boundariesSettled = found('Boundaries settled', 'Stated in the sources; the survey and the neighbors’ signatures show it.');
export const boundariesNotStated = found(
  'Boundaries: not stated',
  'Measured and registered areas can differ. Without a survey the buyer may pay for one before resale.',
);
