import { useReportView } from '../context/report-context.ts';
import { OutcomeCell } from '../parts/outcome-cell.tsx';
import { OutcomeName } from '../parts/outcome-name.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { Change, outcomes } from './scenario-table.tsx';
import { negativeSentence } from './scenarios.tsx';

/** One shock at a time, and all of them together. */
export function Stress() {
  const { cards, medium, report } = useReportView();
  if (report.stress.length === 0) return null;
  return (
    <Section id="stress" title="Stress tests" titleJa="ストレステスト" lead={negativeSentence(report, report.stress, 'stress test')}>
      <TableFrame label="Stress tests">
        <table className="rv-table rv-stacked rv-stress">
          <caption className="rv-sr">Stress tests</caption>
          <thead>
            <tr>
              <th scope="col">Stress test</th>
              {outcomes.map(([key, label]) => (
                <th key={key} scope="col" className="rv-num">
                  <OutcomeName
                    label={label}
                    ids={report.stress.map((preset) => preset.outcomes[key])}
                    view={cards}
                    printed={medium === 'print'}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.stress.map((preset) => (
              <tr key={preset.id}>
                <th scope="row">
                  <strong>{preset.title}</strong>
                  {preset.changes.map((id) => (
                    <Change key={id} id={id} />
                  ))}
                </th>
                {outcomes.map(([key, label]) => (
                  <OutcomeCell key={key} id={preset.outcomes[key]} label={label} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}
