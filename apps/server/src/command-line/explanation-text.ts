import type { ExplainedCandidate, Explanation } from '@rimawari/extraction';

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return 'Not stated';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function placeOf({ evidence }: ExplainedCandidate): string {
  const { page, sheet, cell, element } = evidence;
  const place = [page === undefined ? '' : `page ${page}`, sheet ?? '', cell ?? '', element ?? ''].filter((part) => part !== '').join(' ');
  return place === '' ? evidence.source_name : `${evidence.source_name}, ${place}`;
}

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
