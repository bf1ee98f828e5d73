import type { InsightReport, ScenarioResult } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { OutcomeCell } from '../parts/outcome-cell.tsx';
import { OutcomeName } from '../parts/outcome-name.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { Change, outcomes } from './scenario-table.tsx';

/** The same property under changed inputs, side by side. */
export function Scenarios() {
  const { cards, medium, report } = useReportView();
  if (report.scenarios.length === 0) return null;
  return (
    <Section id="scenarios" opensChapter lead={negativeSentence(report, report.scenarios)}>
      {medium !== 'print' && (
        <p className="rv-controls" hidden data-controls="">
          <span className="rv-switch">
            <button type="button" data-open-lab="">
              Try other assumptions
            </button>
          </span>
        </p>
      )}
      <TableFrame label="Scenarios">
        <table className="rv-table rv-scenarios">
          <caption className="rv-sr">Scenarios</caption>
          <thead>
            <tr>
              <td>{'\u00a0'}</td>
              {report.scenarios.map((scenario) => (
                <th key={scenario.id} scope="col">
                  <span className="rv-scenario-title">{scenario.title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {outcomes.map(([key, label]) => (
              <tr key={key}>
                <th scope="row">
                  <OutcomeName
                    label={label}
                    ids={report.scenarios.map((scenario) => scenario.outcomes[key])}
                    view={cards}
                    printed={medium === 'print'}
                  />
                </th>
                {report.scenarios.map((scenario) => (
                  <OutcomeCell key={scenario.id} id={scenario.outcomes[key]} label={label} />
                ))}
              </tr>
            ))}
            {report.scenarios.some((scenario) => scenario.changes.length > 0) && (
              <tr className="rv-changes">
                <th scope="row">Changes</th>
                {report.scenarios.map((scenario) => (
                  <td key={scenario.id} data-label="Changes">
                    {scenario.changes.length === 0 ? (
                      <span className="rv-fine">None</span>
                    ) : (
                      scenario.changes.map((id) => <Change key={id} id={id} />)
                    )}
                  </td>
                ))}
              </tr>
            )}
            <tr className="rv-words">
              <th scope="row">Summary</th>
              {report.scenarios.map((scenario) => (
                <td key={scenario.id} data-label="Summary">
                  <Prose text={scenario.summary} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}

/** In which of the cases the owner has to add money. */
export function negativeSentence(report: InsightReport, cases: ScenarioResult[], word = 'scenario'): string {
  const negative = cases.filter((entry) => (report.figures[entry.outcomes.btcf]?.value ?? 0) < 0);
  if (negative.length === 0) return `Cash flow before tax is zero or above in every ${word}.`;
  if (negative.length === cases.length) return `Cash flow before tax is negative in every ${word}.`;
  return `Cash flow before tax is negative in: ${negative.map((entry) => entry.title).join(', ')}.`;
}
