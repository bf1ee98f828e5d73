import type { Finding } from '../../checks/finding.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import type { DocumentReading } from '../../score/document-meter.ts';
import * as texts from '../../texts/missing-texts.ts';
import type { InsightReport } from '../document/insight-report.ts';

type Missing = InsightReport['missing'][number];

/** The same, in the order of what their documents would settle; those that settle no figure keep their order behind them. */
export function byEffect(missing: readonly Missing[], meter: readonly DocumentReading[]): Missing[] {
  const rankOf = ({ field }: Missing) => {
    const rank = meter.findIndex(({ document }) => document.answers.includes(field));
    return rank < 0 ? meter.length : rank;
  };
  return missing.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** What nobody states, most telling first, with the document that would settle it and the question to ask. */
export function listMissing(draft: ReportDraft, checks: readonly Finding[]): Missing[] {
  const { subject, rentBasis } = draft;
  const { values } = subject;
  const list: Missing[] = [];
  const add = (when: boolean, entry: Missing) => {
    if (when) list.push(entry);
  };
  add(rentBasis === 'assumed', texts.rent);
  const noRoll = rentBasis !== 'assumed' && (subject.extra.rent_roll?.length ?? 0) === 0;
  add(noRoll && subject.isOneHome, texts.lease);
  add(noRoll && !subject.isOneHome, texts.rentRoll);
  add(values.floor_area_m2 === null, texts.floorArea);
  add(!subject.isCondominium && values.land_area_m2 === null, texts.landArea);
  add(values.built === null, texts.built);
  add(values.structure === null, texts.structure);
  add(subject.kind === 'apartment_building' && values.units === null, texts.units);
  add(subject.isCondominium && subject.charges.managementFee === null, texts.managementFee);
  add(subject.isCondominium && subject.charges.repairReserve === null, texts.repairReserve(subject.feeIncludesReserve));
  const { assessed } = subject;
  const landMissing = assessed.land === null && !subject.isLeasehold;
  const part = landMissing ? (assessed.building === null ? 'both' : 'land') : 'building';
  add(landMissing || assessed.building === null, texts.assessed(part));
  add(subject.isCondominium, texts.repairPlan);
  const certified = checks.some(({ id, state }) => id === 'inspection_certificate' && state === 'pass');
  add(!subject.isCondominium && !certified, texts.inspectionCertificate);
  add(!subject.isCondominium, texts.repairHistory);
  return list;
}
