import { useElementId, useReportView } from '../context/report-context.ts';

/** Short names for the way to each section; those that this report does not have are left out. */
export function Contents() {
  const { report } = useReportView();
  const elementId = useElementId();
  const entries: [string, string, boolean][] = [
    ['glance', 'At a glance', true],
    ['ladder', 'Yield ladder', true],
    ['claims', 'Claim check', report.claims.length > 0],
    ['evidence', 'Evidence', true],
    ['income', 'Income', true],
    ['costs', 'Costs', true],
    ['financing', 'Financing', true],
    ['tax', 'Tax and cash', report.tax.figures.length > 0],
    ['cash-flow', 'Cash flow', report.projection.years.length > 0],
    ['returns', 'Returns', true],
    ['long-term', 'Long term', report.long_term.years.length > 0],
    ['repairs', 'Repair plan', (report.repair_plan?.events.length ?? 0) > 0],
    ['exit', 'Exit ladder', report.exit_ladder.years.length > 0],
    ['scenarios', 'Scenarios', report.scenarios.length > 0],
    ['stress', 'Stress', report.stress.length > 0],
    ['thresholds', 'What must be true', report.thresholds.length > 0],
    ['sensitivity', 'What moves it', report.sensitivity.length > 0],
    ['simulation', 'Simulation', report.simulation.figures.length > 0],
    ['valuation', 'Value cross-checks', report.valuation.figures.length > 0],
    ['market', 'Market', report.market !== undefined],
    ['score', 'Score', report.score_parts.length > 0],
    ['checks', 'Checks', report.checks.length > 0],
    ['questions', 'Questions', report.missing.length > 0],
    ['next-steps', 'Next steps', report.next_steps.length > 0],
    ['assumptions', 'Assumptions', report.assumptions.length > 0],
    ['sources', 'Sources', true],
  ];
  return (
    <nav className="rv-contents" aria-label="Sections of the report">
      <ol>
        {entries.map(
          ([id, name, shown]) =>
            shown && (
              <li key={id}>
                <a href={`#${elementId(id)}`}>{name}</a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}
