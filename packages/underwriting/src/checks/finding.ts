import type { ReportDraft } from '../draft/report-draft.ts';
import type { Figure } from '../figures/figure.ts';
import { term } from '../terms/term.ts';
import type { AskedText, EffectText, FoundText } from '../texts/checks/check-text.ts';
import { effectMeaning } from '../texts/checks/shared-texts.ts';

/** A flag, a gap or a finding: what it is, how it is known, what it may cost, what to ask. */
export interface Finding {
  id: string;
  state: 'flag' | 'pass' | 'unknown';
  title: string;
  /** One or two sentences. */
  detail: string;
  severity: 'critical' | 'caution' | 'note';
  /** Figure ids that the finding rests on. */
  figures: string[];
  /** Yen effect, as a figure id. */
  effect: string | null;
  /** Document that would settle it, and the question to ask, in English and Japanese. */
  settle: string | null;
  question_en: string | null;
  question_ja: string | null;
}

export type FindingState = Finding['state'];

/** What a check is, whatever it finds. */
export interface CheckFrame extends AskedText {
  id: string;
  /** Number in the list of 34 listing checks; null for checks of our own. */
  number: number | null;
  severity: Finding['severity'];
  /** In place of document and questions where one dwelling is sold, which has no rooms let apart and one tenant. */
  ofOneHome?: AskedText;
}

/** With another document and question than the frame's where what was found asks for them. */
export interface CheckOutcome extends FoundText, Partial<AskedText> {
  state: FindingState;
  figures?: string[];
  effect?: string | null;
  severity?: Finding['severity'];
}

/** One check. A listing check always has an outcome; `run` gives null only for checks of our own that do not arise. */
export interface Check {
  frame: CheckFrame;
  run: (draft: ReportDraft) => CheckOutcome | null;
}

/** Shorthand for a frame: id, number, severity, and what it asks for. */
export const frame = (id: string, number: number | null, severity: Finding['severity'], asked: AskedText): CheckFrame => ({
  id,
  number,
  severity,
  ...asked,
});

const outcome =
  (state: FindingState) =>
  (text: FoundText, figures: string[] = [], severity?: Finding['severity']): CheckOutcome => ({
    state,
    ...text,
    figures,
    ...(severity ? { severity } : {}),
  });
export const pass = outcome('pass');
export const unknown = outcome('unknown');
export const flag = outcome('flag');

/** An effect in yen: below zero is worse for the owner. The ends of its range stand in any order. */
export interface Effect {
  value: number;
  ends: readonly number[];
  unit: Figure['unit'];
  inputs: string[];
}

/** Writes the effect of a finding with its range, so that it has an origin like any figure; null where it cannot be worked out. */
export function writeEffect(draft: ReportDraft, id: string, { label, formula }: EffectText, effect: Effect): string | null {
  const figure = `check.${id}.effect`;
  const inputs = effect.inputs.filter((input) => draft.ledger.has(input));
  const numbers = [effect.value, ...effect.ends].map(Math.round);
  if (inputs.length === 0 || numbers.some((number) => !Number.isFinite(number))) return null;
  if (!draft.ledger.has(figure))
    draft.ledger.computed(figure, Math.round(effect.value), formula, inputs, {
      range: [Math.min(...numbers), Math.max(...numbers)],
      term: term(label, null, effect.unit, effectMeaning),
    });
  return figure;
}

export function toFinding(check: Check, outcome: CheckOutcome, draft: ReportDraft): Finding {
  const open = outcome.state !== 'pass';
  const asked = { ...check.frame, ...(draft.subject.isOneHome ? check.frame.ofOneHome : {}) };
  return {
    id: check.frame.id,
    state: outcome.state,
    title: outcome.title,
    detail: outcome.detail,
    severity: outcome.severity ?? check.frame.severity,
    figures: (outcome.figures ?? []).filter((id) => draft.ledger.has(id)),
    effect: outcome.effect ?? null,
    settle: open ? (outcome.settle ?? asked.settle) : null,
    question_en: open ? (outcome.question_en ?? asked.question_en) : null,
    question_ja: open ? (outcome.question_ja ?? asked.question_ja) : null,
  };
}
