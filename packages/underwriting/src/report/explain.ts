import type { Figure, Series } from '../figures/figure.ts';
import type { InsightReport } from './document/insight-report.ts';

/** A figure or series with everything it rests on, down to what was read, given, taken from a dataset, fixed by a rule or assumed. */
export interface Explanation {
  node: Figure | Series;
  inputs: Explanation[];
}

/**
 * Walks from a figure or series to its leaves. A figure reached twice is shown in full each time.
 * Returns null for an unknown id. Throws if the report holds a figure that rests on nothing or on itself.
 */
export function explain(report: InsightReport, id: string): Explanation | null {
  const walk = (nodeId: string, path: readonly string[]): Explanation => {
    const node = report.figures[nodeId] ?? report.series[nodeId];
    if (!node) throw new Error(`${path.at(-1) ?? id} rests on ${nodeId}, which is not in the report.`);
    if (path.includes(nodeId)) throw new Error(`${nodeId} rests on itself.`);
    const inputs = node.origin.kind === 'computed' ? node.origin.inputs : [];
    return { node, inputs: inputs.map((input) => walk(input, [...path, nodeId])) };
  };
  return id in report.figures || id in report.series ? walk(id, []) : null;
}

/** The leaves under a figure, each once, in the order they are met. */
export function leavesOf(report: InsightReport, id: string): (Figure | Series)[] {
  const leaves = new Map<string, Figure | Series>();
  const seen = new Set<string>();
  const visit = (nodeId: string) => {
    if (seen.has(nodeId)) return;
    seen.add(nodeId);
    const node = report.figures[nodeId] ?? report.series[nodeId];
    if (!node) return;
    if (node.origin.kind === 'computed') for (const input of node.origin.inputs) visit(input);
    else leaves.set(nodeId, node);
  };
  visit(id);
  return [...leaves.values()];
}
