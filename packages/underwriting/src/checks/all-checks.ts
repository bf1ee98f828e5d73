import type { ReportDraft } from '../draft/report-draft.ts';
import { buildingChecks } from './building-checks.ts';
import { dealChecks } from './deal-checks.ts';
import { demandChecks } from './demand-checks.ts';
import { equipmentChecks } from './equipment-checks.ts';
import type { Finding } from './finding.ts';
import { type Check, toFinding } from './finding.ts';
import { incomeChecks } from './income-checks.ts';
import { landChecks } from './land-checks.ts';
import { lettingChecks } from './letting-checks.ts';
import { rightsChecks } from './rights-checks.ts';
import { roadChecks } from './road-checks.ts';

const stateOrder: Record<Finding['state'], number> = { flag: 0, unknown: 1, pass: 2 };
const severityOrder: Record<Finding['severity'], number> = { critical: 0, caution: 1, note: 2 };

export const allChecks: readonly Check[] = [
  ...incomeChecks,
  ...roadChecks,
  ...landChecks,
  ...rightsChecks,
  ...buildingChecks,
  ...equipmentChecks,
  ...lettingChecks,
  ...demandChecks,
  ...dealChecks,
];

/** Runs every check that arises for the property; flags first, the gravest first. */
export function runChecks(draft: ReportDraft): Finding[] {
  const findings: Finding[] = [];
  for (const check of allChecks) {
    const outcome = check.run(draft);
    if (outcome) findings.push(toFinding(check, outcome, draft));
  }
  return findings.sort(
    (left, right) => stateOrder[left.state] - stateOrder[right.state] || severityOrder[left.severity] - severityOrder[right.severity],
  );
}
