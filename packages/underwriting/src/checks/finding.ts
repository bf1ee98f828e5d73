import type { Finding } from '../report/insight-report.ts';
import type { ReportDraft } from '../report/sections/report-draft.ts';

export type FindingState = Finding['state'];

/** What a check is, whatever it finds. */
export interface CheckFrame {
  id: string;
  severity: Finding['severity'];
  settle: string | null;
  question_en: string | null;
  question_ja: string | null;
}

export interface CheckOutcome {
  state: FindingState;
  title: string;
  detail: string;
  figures?: string[];
  effect?: string | null;
  severity?: Finding['severity'];
}

/** One check of the listing. `run` gives null where the check does not arise for the property. */
export interface Check {
  frame: CheckFrame;
  run: (draft: ReportDraft) => CheckOutcome | null;
}

export function toFinding(check: Check, outcome: CheckOutcome, draft: ReportDraft): Finding {
  return {
    id: check.frame.id,
    state: outcome.state,
    title: outcome.title,
    detail: outcome.detail,
    severity: outcome.severity ?? check.frame.severity,
    figures: (outcome.figures ?? []).filter((id) => draft.ledger.has(id)),
    effect: outcome.effect ?? null,
    settle: outcome.state === 'pass' ? null : check.frame.settle,
    question_en: outcome.state === 'pass' ? null : check.frame.question_en,
    question_ja: outcome.state === 'pass' ? null : check.frame.question_ja,
  };
}
