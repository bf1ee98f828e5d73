import type { ReportDraft } from '../draft/report-draft.ts';
import { watchedAreaSqm } from '../rules/property-law.ts';
import * as texts from '../texts/checks/deal-texts.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { notYetBuilt } from './handover-check.ts';
import { management } from './management-check.ts';
import { stated } from './source-text.ts';

const liability: Check = {
  frame: frame('seller_liability', 29, 'caution', texts.liabilityAsked),
  run: ({ subject }) => {
    if (subject.isCourtAuction)
      return {
        ...flag(texts.courtSale),
        ...texts.courtSaleAsked,
      };
    if (stated(subject, 'no_liability') === 'bad' && !subject.sellerIsBroker) return flag(texts.liabilityExcluded);
    if (subject.sellerIsBroker) return pass(texts.sellerIsBroker);
    return unknown(texts.liabilityNotStated, [], 'note');
  },
};

/** Tax kept back from the rent of an owner abroad until the return: timing, not cost. */
function withheldEffect(draft: ReportDraft): string | null {
  const kept = draft.ledger.value('tax.withheld_rent_if_company');
  if (kept === null) return null;
  return writeEffect(draft, 'foreign_owner', texts.taxWithheld, {
    value: -kept,
    ends: [-kept, 0],
    unit: 'JPY/year',
    inputs: ['tax.withheld_rent_if_company', 'rules.withholding_rent'],
  });
}

const foreignOwner: Check = {
  frame: frame('foreign_owner', 34, 'note', texts.foreignOwnerAsked),
  run: (draft): CheckOutcome => {
    const { subject, settings } = draft;
    const watched = stated(subject, 'important_land');
    if (watched === 'bad') return flag(texts.monitoredArea, [], 'caution');
    if (settings.choices.owner === 'non_resident')
      return {
        ...flag(texts.ownerAbroad, ['tax.withheld_rent_if_company']),
        effect: withheldEffect(draft),
      };
    const { floor_area_m2: floor, land_area_m2: land } = subject.values;
    const small = floor !== null && floor < watchedAreaSqm && (subject.isCondominium || (land !== null && land < watchedAreaSqm));
    if (watched === 'good') return pass(texts.residentOutsideArea);
    if (small) return pass(texts.residentBelowArea, ['facts.floor_area', 'facts.land_area']);
    return unknown(texts.monitoredAreaNotStated);
  },
};

export const dealChecks: readonly Check[] = [management, liability, foreignOwner, notYetBuilt];
