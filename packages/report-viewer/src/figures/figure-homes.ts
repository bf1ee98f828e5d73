import type { InsightReport } from '@rimawari/underwriting';

/** Section ids in reading order, with the figures that each one shows as rows of its own. */
function shownFigures(report: InsightReport): [string, string[]][] {
  return [
    ['glance', ['score.scenario', 'returns.net_yield', ...report.headline.key_figures]],
    ['ladder', report.yield_ladder.flatMap((rung) => (rung.step === null ? [rung.figure] : [rung.figure, rung.step]))],
    ['income', report.income],
    ['costs', report.cost_groups.flatMap((group) => [...group.lines.map((line) => line.figure), group.total, group.annualised])],
    ['financing', report.financing],
    ['returns', report.returns],
    ['scenarios', report.scenarios.flatMap((scenario) => [...scenario.changes, ...Object.values(scenario.outcomes)])],
    ['score', report.score_parts.flatMap((part) => [part.score, part.weight])],
    ['assumptions', report.assumptions],
  ];
}

/** Where each figure has its anchor. Figures that no section shows live in the list of working figures. */
export function figureHomes(report: InsightReport): Map<string, string> {
  const homes = new Map<string, string>();
  for (const [section, ids] of shownFigures(report)) {
    for (const id of ids) if (!homes.has(id) && id in report.figures) homes.set(id, section);
  }
  for (const id of Object.keys(report.figures)) if (!homes.has(id)) homes.set(id, 'working');
  return homes;
}

/** A figure id as an element id. */
export function anchorOf(figureId: string): string {
  return `figure-${figureId.replace(/[^\w.-]/g, '-')}`;
}
