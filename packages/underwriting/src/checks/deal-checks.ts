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
    'For how long and for what does the seller answer for defects?',
    '契約不適合責任の期間と範囲を教えてください。',
  ),
  run: ({ subject }) => {
    if (subject.isCourtAuction)
      return {
        ...flag('No warranty in a court sale', 'Defects are the buyer’s. The price is set with that in mind.'),
        settle: 'Court’s three documents (物件明細書, 現況調査報告書, 評価書)',
        question_en: 'Which defects do the survey of the present state and the appraisal name?',
        question_ja: '現況調査報告書と評価書に、不具合の記載はありますか。',
      };
    if (stated(subject, 'no_liability') === 'bad' && !subject.sellerIsBroker)
      return flag('Seller does not answer for defects', 'The sources exclude it, or sell as it stands.');
    if (subject.sellerIsBroker)
      return pass(
        'A broker sells',
        'A seller who is a broker answers for defects for at least two years (宅建業法40条); wording that excludes it is void.',
      );
    return unknown(
      'Liability for defects is not stated',
      'Between private persons it is often cut to three months or excluded.',
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
    label: 'Cash kept back in a year until the tax return, if every tenant were a company',
    formula: '− rent collected × 20.42 %; nothing where individuals rent their own home. Timing: the return settles it',
    inputs: ['tax.withheld_rent_if_company', 'rules.withholding_rent'],
  });
}

const foreignOwner: Check = {
  frame: frame(
    'foreign_owner',
    34,
    'note',
    'Map of watched areas (重要土地等調査法の区域図); report under the foreign exchange act (外為法の取得報告書); tax representative (納税管理人届出書)',
    'Is the lot in a specially watched area, which needs a notice before the sale?',
    '重要土地等調査法の特別注視区域に該当しますか。',
  ),
  run: (draft): CheckOutcome => {
    const { subject, settings } = draft;
    const watched = stated(subject, 'important_land');
    if (watched === 'bad')
      return flag('Watched area', 'The sources name an area in which larger sales must be notified beforehand.', [], 'caution');
    if (settings.choices.owner === 'non_resident')
      return {
        ...flag(
          'Duties of an owner abroad',
          'Report the purchase within 20 days under the foreign exchange act, appoint a tax representative, file a return each year; companies that rent or buy withhold 20.42 % and 10.21 %.',
          ['tax.withheld_rent_if_company'],
        ),
        effect: withheldEffect(draft),
      };
    const { floor_area_m2: floor, land_area_m2: land } = subject.values;
    const small = floor !== null && floor < watchedAreaSqm && (subject.isCondominium || (land !== null && land < watchedAreaSqm));
    const abroad = 'For an owner abroad: a report within 20 days, a tax representative, a yearly return, and withholding by companies.';
    if (watched === 'good' || small)
      return pass(
        'Owner in Japan',
        `${abroad} ${watched === 'good' ? 'The sources state no watched area.' : `Below ${watchedAreaSqm} m² no notice of the sale is due, wherever it lies.`}`,
        watched === 'good' ? [] : ['facts.floor_area', 'facts.land_area'],
      );
    return unknown(
      'Whether the lot lies in a watched area is not stated',
      `Sales of ${watchedAreaSqm} m² and more there must be notified beforehand. ${abroad}`,
    );
  },
};

export const dealChecks: readonly Check[] = [management, liability, foreignOwner, notYetBuilt];
