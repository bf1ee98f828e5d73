import type { InHand } from '@rimawari/underwriting';
import type { Handlers } from '../../platform/index.ts';
import type { Changes } from './service.ts';

const amounts = [
  { id: 'first_year', label: 'Cash flow after tax, year 1' },
  { id: 'whole_holding', label: 'Total over the holding period, after tax' },
] as const;

export function changeRoutes(changes: Changes) {
  return {
    explainChange: async ({ caller, path }) => {
      const { since, from, to, causes } = await changes.explain(caller, path.id);
      return {
        status: 200,
        body: {
          since: since && { kind: since.kind, job_id: since.analysisId, title: since.title, made_at: since.madeAt.toISOString() },
          amounts: from === null || to === null ? [] : amounts.map(({ id, label }) => ({ id, label, ...between(from[id], to[id]) })),
          causes,
        },
      };
    },
  } satisfies Handlers;
}

const between = (from: InHand[keyof InHand], to: InHand[keyof InHand]) => ({
  from,
  to,
  difference: from === null || to === null ? null : to - from,
});
