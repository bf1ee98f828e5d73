import type { Figure } from '../report/figure.ts';
import type { Finding } from '../report/insight-report.ts';
import type { ReportDraft } from '../report/sections/report-draft.ts';
import { term } from '../report/terms/term.ts';

export type FindingState = Finding['state'];

/** What a check is, whatever it finds. */
export interface CheckFrame {
  id: string;
  /** Number in the list of 34 listing checks; null for checks of our own. */
  number: number | null;
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

/** One check. A listing check always has an outcome; `run` gives null only for checks of our own that do not arise. */
export interface Check {
  frame: CheckFrame;
  run: (draft: ReportDraft) => CheckOutcome | null;
}

/** Shorthand for a frame: id, number, severity, document that settles it, question in English and Japanese. */
export function frame(
  id: string,
  number: number | null,
  severity: Finding['severity'],
  settle: string | null = null,
  question_en: string | null = null,
  question_ja: string | null = null,
): CheckFrame {
  return { id, number, severity, settle, question_en, question_ja };
}

export const pass = (title: string, detail: string, figures: string[] = []): CheckOutcome => ({ state: 'pass', title, detail, figures });
export const unknown = (title: string, detail: string, figures: string[] = []): CheckOutcome => ({
  state: 'unknown',
  title,
  detail,
  figures,
});
export const flag = (title: string, detail: string, figures: string[] = [], severity?: Finding['severity']): CheckOutcome => ({
  state: 'flag',
  title,
  detail,
  figures,
  ...(severity ? { severity } : {}),
});

/** Writes the effect of a finding in yen, so that it has an origin like any figure. */
export function writeEffect(
  draft: ReportDraft,
  id: string,
  value: number,
  unit: Figure['unit'],
  label: string,
  formula: string,
  inputs: string[],
): string {
  const figure = `check.${id}.effect`;
  if (!draft.ledger.has(figure))
    draft.ledger.computed(figure, Math.round(value), formula, inputs, {
      term: term(label, null, unit, 'Effect of the finding under the assumptions of this report.'),
    });
  return figure;
}

export function toFinding(check: Check, outcome: CheckOutcome, draft: ReportDraft): Finding {
  const open = outcome.state !== 'pass';
  return {
    id: check.frame.id,
    state: outcome.state,
    title: outcome.title,
    detail: outcome.detail,
    severity: outcome.severity ?? check.frame.severity,
    figures: (outcome.figures ?? []).filter((id) => draft.ledger.has(id)),
    effect: outcome.effect ?? null,
    settle: open ? check.frame.settle : null,
    question_en: open ? check.frame.question_en : null,
    question_ja: open ? check.frame.question_ja : null,
  };
}
