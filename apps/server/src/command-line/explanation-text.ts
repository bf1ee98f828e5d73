import type { ExplainedCandidate, Explanation } from '@rimawari/extraction';
import { placeText } from '../analyses/pipeline/explain-facts.ts';

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return 'Not stated';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const placeOf = ({ evidence }: ExplainedCandidate): string =>
  [evidence.source_name, placeText(evidence)].filter((part) => part !== null).join(', ');

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function candidateLines(candidate: ExplainedCandidate): string[] {
  const { outcome, value, rule, finds, strength, reason, evidence } = candidate;
  const label = evidence.label === null ? 'no label' : `label ${oneLine(evidence.label)}`;
  return [
    `  ${outcome.padEnd(8)}  ${shown(value)}`,
    `            rule ${rule}${finds === '' ? '' : ` (${finds})`}`,
    `            strength ${strength}, confidence ${evidence.confidence}`,
    `            ${placeOf(candidate)}, ${label}: ${oneLine(evidence.raw)}`,
    `            ${reason}`,
  ];
}

/** How the values of fields came about, for a terminal. */
export function explanationText(explanations: readonly Explanation[]): string {
  return explanations
    .map(({ field, value, confidence, derivation, isContradicted, candidates }) => {
      const used = confidence === null ? '' : ` (confidence ${confidence})`;
      const follows = derivation === null ? [] : [`  It follows from ${derivation.from.join(', ')} by the rule ${derivation.rule}.`];
      const contradicted = isContradicted ? ['  The sources contradict each other: see conflicts in facts.json.'] : [];
      const none = candidates.length === 0 ? ['  No rule read a value for it.'] : [];
      return [`${field}: ${shown(value)}${used}`, ...follows, ...contradicted, ...none, ...candidates.flatMap(candidateLines), ''].join(
        '\n',
      );
    })
    .join('\n');
}
