import type { Assumption } from '../../assumptions/assumption.ts';
import { assumptions, defaultsDate } from '../../assumptions/defaults.ts';
import { assumptionId, type ReportDraft } from '../../draft/report-draft.ts';
import { plainNumber } from '../../numbers/number-text.ts';
import * as texts from '../../texts/assumptions-texts.ts';

/** Every assumption that arises for the property, given values marked as such. Returns their figure ids. */
export function writeAssumptions(draft: ReportDraft): string[] {
  const ids: string[] = [];
  for (const entry of draft.settled.values()) {
    const { label, label_ja, unit, definition }: Assumption = assumptions[entry.key];
    const id = assumptionId(entry.key);
    const extras = { term: { label, label_ja, unit, definition }, range: entry.range };
    if (entry.given) {
      const replaces = entry.default ? texts.ourDefault(plainNumber(entry.default.value)) : null;
      draft.ledger.given(id, entry.value, replaces, entry.given.reason ?? null, extras);
    } else if (entry.default) {
      draft.ledger.assumed(id, entry.value, `default/${entry.key}@${defaultsDate}`, entry.default.reason, entry.default.source, extras);
    }
    ids.push(id);
  }
  return ids;
}
