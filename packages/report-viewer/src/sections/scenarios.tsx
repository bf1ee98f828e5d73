import type { ScenarioResult } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { FigureExplanation } from '../parts/figure-note.tsx';
import { TableFrame, useAnchor } from '../parts/figure-table.tsx';
import { BareValue, FigureValue } from '../parts/figure-value.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';

const outcomes: [keyof ScenarioResult['outcomes'], string][] = [
  ['net_yield', 'Net yield, %'],
  ['noi', 'NOI, a year'],
  ['btcf', 'Cash after debt, a year'],
  ['dscr', 'DSCR'],
  ['irr', 'IRR, %'],
];

/** The same property under changed inputs, side by side. */
export function Scenarios() {
  const { report } = useReportView();
  if (report.scenarios.length === 0) return null;
  const negative = report.scenarios.filter((scenario) => (report.figures[scenario.outcomes.btcf]?.value ?? 0) < 0);
  const lead =
    negative.length === 0
      ? 'Cash after debt stays above zero in every scenario.'
      : negative.length === report.scenarios.length
        ? 'Cash after debt is below zero in every scenario.'
        : `Cash after debt falls below zero in: ${negative.map((scenario) => scenario.title).join(', ')}.`;
  return (
    <Section id="scenarios" title="Scenarios" titleJa="シナリオ" lead={lead}>
      <TableFrame label="Scenarios side by side">
        <table className="rv-table rv-scenarios">
          <caption className="rv-sr">Scenarios side by side</caption>
          <thead>
            <tr>
              <td />
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
                <th scope="row">{label}</th>
                {report.scenarios.map((scenario) => (
                  <OutcomeCell key={scenario.id} id={scenario.outcomes[key]} />
                ))}
              </tr>
            ))}
            {report.scenarios.some((scenario) => scenario.changes.length > 0) && (
              <tr className="rv-changes">
                <th scope="row">What changes</th>
                {report.scenarios.map((scenario) => (
                  <td key={scenario.id}>
                    {scenario.changes.length === 0 ? (
                      <span className="rv-fine">Nothing</span>
                    ) : (
                      scenario.changes.map((id) => <Change key={id} id={id} />)
                    )}
                  </td>
                ))}
              </tr>
            )}
            <tr className="rv-words">
              <th scope="row">In words</th>
              {report.scenarios.map((scenario) => (
                <td key={scenario.id}>
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

function OutcomeCell({ id }: { id: string }) {
  const anchor = useAnchor(id);
  const figure = useReportView().report.figures[id];
  if (figure === undefined) return <td />;
  return (
    <td id={anchor} className="rv-num">
      <Disclosure className="rv-note-value" label={<BareValue figure={figure} />}>
        <FigureExplanation figure={figure} />
      </Disclosure>
    </td>
  );
}

function Change({ id }: { id: string }) {
  const anchor = useAnchor(id);
  const figure = useReportView().report.figures[id];
  if (figure === undefined) return null;
  return (
    <div id={anchor} className="rv-change">
      <Disclosure label={<span className="rv-label">{figure.label}</span>}>
        <FigureExplanation figure={figure} />
      </Disclosure>
      <FigureValue figure={figure} />
    </div>
  );
}
