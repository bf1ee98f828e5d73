import type { ReportDraft } from '../draft/report-draft.ts';
import { watchedAreaSqm } from '../rules/property-law.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { notYetBuilt } from './handover-check.ts';
import { management } from './management-check.ts';
import { stated } from './source-text.ts';

const liability: Check = {
  frame: frame(
    'seller_liability',
    29,
    'caution',
    'Draft of the sale contract (売買契約書案)',
    'What are the period and scope of the seller’s liability for non-conformity (契約不適合責任)?',
    '契約不適合責任の期間と範囲を教えてください。',
  ),
  run: ({ subject }) => {
    if (subject.isCourtAuction)
      return {
        ...flag('No seller liability in a court sale', 'The buyer bears all defects; the court’s base price takes this into account.'),
        settle: 'Court’s three documents (物件明細書, 現況調査報告書, 評価書)',
        question_en: 'Do the status survey report (現況調査報告書) and the valuation report (評価書) record any defects?',
        question_ja: '現況調査報告書と評価書に、不具合の記載はありますか。',
      };
    if (stated(subject, 'no_liability') === 'bad' && !subject.sellerIsBroker)
      return flag('Seller’s liability excluded', 'The sources exclude liability for non-conformity (契約不適合責任), or sell as-is.');
    if (subject.sellerIsBroker)
      return pass(
        'Seller is a licensed broker',
        'A broker selling its own property is liable for non-conformity for at least two years (宅建業法40条); an exclusion is void.',
      );
    return unknown(
      'Seller’s liability for non-conformity: not stated',
      'Private sellers often limit it to three months or exclude it.',
      [],
      'note',
    );
  },
};

/** Tax kept back from the rent of an owner abroad until the return: timing, not cost. */
function withheldEffect(draft: ReportDraft): string | null {
  const kept = draft.ledger.value('tax.withheld_rent_if_company');
  if (kept === null) return null;
  return writeEffect(draft, 'foreign_owner', {
    value: -kept,
    ends: [-kept, 0],
    unit: 'JPY/year',
    label: 'Tax withheld in a year if every tenant is a company',
    formula: '− rent collected × 20.42%; zero if individuals rent their own home; credited in the tax return',
    inputs: ['tax.withheld_rent_if_company', 'rules.withholding_rent'],
  });
}

const foreignOwner: Check = {
  frame: frame(
    'foreign_owner',
    34,
    'note',
    'Map of monitored areas (重要土地等調査法の区域図); report under the Foreign Exchange Act (外為法の取得報告書); tax agent notification (納税管理人届出書)',
    'Is the lot in a special monitored area (特別注視区域) that requires notice before the sale?',
    '重要土地等調査法の特別注視区域に該当しますか。',
  ),
  run: (draft): CheckOutcome => {
    const { subject, settings } = draft;
    const watched = stated(subject, 'important_land');
    if (watched === 'bad')
      return flag(
        'Special monitored area',
        'The sources name an area where larger sales must be notified before the contract.',
        [],
        'caution',
      );
    if (settings.choices.owner === 'non_resident')
      return {
        ...flag(
          'Duties of a non-resident owner',
          'Report the purchase within 20 days, appoint a tax agent and file a return each year. Corporate tenants withhold 20.42%; buyers withhold 10.21%.',
          ['tax.withheld_rent_if_company'],
        ),
        effect: withheldEffect(draft),
      };
    const { floor_area_m2: floor, land_area_m2: land } = subject.values;
    const small = floor !== null && floor < watchedAreaSqm && (subject.isCondominium || (land !== null && land < watchedAreaSqm));
    const abroad =
      'A non-resident owner must report the purchase within 20 days, appoint a tax agent and file a yearly return; companies withhold tax.';
    if (watched === 'good' || small)
      return pass(
        'Resident owner',
        `${abroad} ${watched === 'good' ? 'The sources rule out a monitored area.' : `Below ${watchedAreaSqm} m² no notice of the sale is required.`}`,
        watched === 'good' ? [] : ['facts.floor_area', 'facts.land_area'],
      );
    return unknown(
      'Special monitored area: not stated',
      `Sales of ${watchedAreaSqm} m² or more there must be notified before the contract. ${abroad}`,
    );
  },
};

export const dealChecks: readonly Check[] = [management, liability, foreignOwner, notYetBuilt];
