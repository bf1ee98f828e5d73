import { watchedAreaSqm } from '../../rules/property-law.ts';
import { asked, effect, found } from './check-text.ts';
import { courtDocuments } from './shared-texts.ts';

// seller_liability

export const liabilityAsked = asked(
  'Draft of the sale contract (売買契約書案)',
  'What are the period and scope of the seller’s liability for non-conformity (契約不適合責任)?',
  '契約不適合責任の期間と範囲を教えてください。',
);
export const courtSale = found(
  'No seller liability in a court sale',
  'The buyer bears all defects; the court’s base price takes this into account.',
);
export const courtSaleAsked = asked(
  courtDocuments,
  'Do the status survey report (現況調査報告書) and the valuation report (評価書) record any defects?',
  '現況調査報告書と評価書に、不具合の記載はありますか。',
);
export const liabilityExcluded = found(
  'Seller’s liability excluded',
  'The sources exclude liability for non-conformity (契約不適合責任), or sell as-is.',
);
export const sellerIsBroker = found(
  'Seller is a licensed broker',
  'A broker selling its own property is liable for non-conformity for at least two years (宅建業法40条); an exclusion is void.',
);
export const liabilityNotStated = found(
  'Seller’s liability for non-conformity: not stated',
  'Private sellers often limit it to three months or exclude it.',
);

// foreign_owner

export const taxWithheld = effect(
  'Withholding in a year if every tenant is a company',
  '− rent collected × 20.42%; zero if individuals rent their own home; credited in the tax return',
);
export const foreignOwnerAsked = asked(
  'Map of monitored areas (重要土地等調査法の区域図); report under the Foreign Exchange Act (外為法の取得報告書); tax agent notification (納税管理人届出書)',
  'Is the lot in a special monitored area (特別注視区域) that requires notice before the sale?',
  '重要土地等調査法の特別注視区域に該当しますか。',
);
export const monitoredArea = found(
  'Special monitored area',
  'The sources name an area where larger sales must be notified before the contract.',
);
export const ownerAbroad = found(
  'Duties of a non-resident owner',
  'Report the purchase within 20 days, appoint a tax agent and file a return each year. Corporate tenants withhold 20.42%; buyers withhold 10.21%.',
);
const abroad =
  'A non-resident owner must report the purchase within 20 days, appoint a tax agent and file a tax return each year; corporate tenants withhold tax.';
const resident = 'Resident owner';
export const residentOutsideArea = found(resident, `${abroad} The sources rule out a monitored area.`);
export const residentBelowArea = found(resident, `${abroad} Below ${watchedAreaSqm} m², no advance notice of the sale is required.`);
export const monitoredAreaNotStated = found(
  'Special monitored area: not stated',
  `Sales of ${watchedAreaSqm} m² or more in such an area must be reported before the contract. ${abroad}`,
);
