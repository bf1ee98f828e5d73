import type { InsightReport } from '@rimawari/underwriting';

/** Section ids in reading order, with the figures that each one shows as rows of its own. */
function shownFigures(report: InsightReport): [string, string[]][] {
  return [
    ['glance', ['score.scenario', 'returns.net_yield']],
    ['ladder', report.yield_ladder.flatMap((rung) => (rung.step === null ? [rung.figure] : [rung.figure, rung.step]))],
    ['claims', report.claims.flatMap((claim) => [claim.stated, claim.recomputed, claim.difference])],
    ['income', [...report.income, ...report.rent_roll]],
    ['costs', report.cost_groups.flatMap((group) => [...group.lines.map((line) => line.figure), group.total, group.annualised])],
    ['costs', reliefFigures(report)],
    ['financing', report.financing],
    ['tax', report.tax.figures],
    ['returns', report.returns],
    ['repairs', plannedFigures(report)],
    ['exit', exitFigures],
    ['scenarios', report.scenarios.flatMap((scenario) => [...scenario.changes, ...Object.values(scenario.outcomes)])],
    ['stress', report.stress.flatMap((preset) => [...preset.changes, ...Object.values(preset.outcomes)])],
    ['thresholds', report.thresholds.map((threshold) => threshold.figure)],
    [
      'sensitivity',
      report.sensitivity.flatMap(({ low_input, high_input, low, high }) => [
        low_input,
        high_input,
        ...Object.values(low),
        ...Object.values(high),
      ]),
    ],
    ['simulation', report.simulation.figures],
    ['valuation', report.valuation.figures],
    ['market', marketFigures(report)],
    ['score', report.score_parts.flatMap((part) => [part.score, part.weight])],
    ['assumptions', report.assumptions],
  ];
}

/** Works of the repair plan and its totals; none where the plan is missing or empty, since its section is left out then. */
function plannedFigures({ repair_plan: plan }: InsightReport): string[] {
  return plan === undefined || plan.events.length === 0 ? [] : [...plan.events.map((event) => event.figure), ...plan.figures];
}

/** Levels of the place; the property's own figures that stand beside them have their home in the section where they belong. */
function marketFigures({ market }: InsightReport): string[] {
  const own = (market?.comparisons ?? []).flatMap((row) => (row.own === null ? [] : [row.own]));
  return own.filter((id) => id.startsWith('market.'));
}

/** Taxes of the purchase as they would be under reliefs that have ended; none while the reliefs hold. */
export function reliefFigures(report: InsightReport): string[] {
  return Object.keys(report.figures).filter((id) => id.startsWith('relief.'));
}

/** Years that the exit ladder marks. */
export const exitFigures = ['exit.best_multiple_year', 'exit.long_term_from'];

/** Where each figure has its anchor. Figures that no section shows live in the list of working figures. */
export function figureHomes(report: InsightReport): Map<string, string> {
  const homes = new Map<string, string>();
  for (const [section, ids] of shownFigures(report)) {
    for (const id of ids) if (!homes.has(id) && id in report.figures) homes.set(id, section);
  }
  for (const id of Object.keys(report.figures)) if (!homes.has(id)) homes.set(id, 'working');
  return homes;
}

/** Base-case figures worked out again, and the ends of ranges: cells without cards of their own. */
export function isReworked(id: string): boolean {
  return /^(sensitivity|stress|scenario)\.(?!.*\.change\.)/.test(id);
}

/** A figure id as an element id. */
export function anchorOf(figureId: string): string {
  return `figure-${figureId.replace(/[^\w.-]/g, '-')}`;
}
