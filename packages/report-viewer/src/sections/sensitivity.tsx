import type { SensitivityResult } from '@rimawari/underwriting';
import { ReportChart } from '../charts/report-chart.tsx';
import { useElementId, useReportView } from '../context/report-context.ts';
import { anchorOf } from '../figures/figure-homes.ts';
import { Disclosure, Fold } from '../parts/disclosure.tsx';
import { FigureCell } from '../parts/figure-cell.tsx';
import { TableFrame, UnitCell } from '../parts/figure-table.tsx';
import { originWords } from '../parts/origin-mark.tsx';
import { OutcomeCell, OutcomeName } from '../parts/outcome-cell.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { TwoWay } from './two-way.tsx';

/** Which input moves the result most, each over its own plausible range. */
export function Sensitivity() {
  const { medium, report } = useReportView();
  if (report.sensitivity.length === 0) return null;
  return (
    <Section id="sensitivity" title="What moves the result" titleJa="感応度">
      <ReportChart name="sensitivity" />
      {/* On paper the chart stands for the table. */}
      {medium !== 'print' && (
        <Fold label={`All ${report.sensitivity.length} inputs at both ends of their ranges`}>
          <SensitivityTable results={report.sensitivity} />
        </Fold>
      )}
      <TwoWay />
    </Section>
  );
}

function SensitivityTable({ results }: { results: SensitivityResult[] }) {
  return (
    <TableFrame label="Inputs at both ends of their ranges">
      <table className="rv-table rv-stacked rv-ends">
        <caption className="rv-sr">Inputs at both ends of their ranges</caption>
        <thead>
          <tr>
            <th scope="col">Input</th>
            <th scope="col" className="rv-num">
              <SetTo inputs={results.map((result) => result.low_input)} />
            </th>
            <th scope="col">
              <span className="rv-sr">Unit</span>
            </th>
            <th scope="col" className="rv-num">
              <OutcomeName label="Net yield, %" ids={results.map((result) => result.low.net_yield)} />
            </th>
            <th scope="col" className="rv-num">
              <OutcomeName label="Cash after debt, a year" ids={results.map((result) => result.low.btcf)} />
            </th>
            <th scope="col" className="rv-num">
              <OutcomeName label="Net present value" ids={results.map((result) => result.low.npv)} />
            </th>
          </tr>
        </thead>
        {results.map((result) => (
          <tbody key={result.id}>
            <EndRow id={result.id} label={result.label} input={result.low_input} outcome={result.low} first />
            <EndRow id={result.id} label={result.label} input={result.high_input} outcome={result.high} />
          </tbody>
        ))}
      </table>
    </TableFrame>
  );
}

/** The ends of ranges are assumptions of one rule: the ends that the assumption gives for itself. */
function SetTo({ inputs }: { inputs: string[] }) {
  const { figures } = useReportView().report;
  const end = figures[inputs.find((id) => figures[id]?.origin.kind === 'assumed') ?? ''];
  if (end?.origin.kind !== 'assumed') return <>Set to</>;
  return (
    <Disclosure label={<span className="rv-label">Set to</span>}>
      <p className="rv-definition">{end.definition}</p>
      <div className="rv-origin">
        <p className="rv-origin-kind">{originWords.assumed.long}</p>
        <p>
          <Prose text={end.origin.reason} /> The name of the input leads to the assumption and why its range is as wide.
        </p>
      </div>
    </Disclosure>
  );
}

interface EndRowProps {
  id: string;
  label: string;
  input: string;
  outcome: SensitivityResult['low'];
  first?: boolean;
}

function EndRow({ id, label, input, outcome, first = false }: EndRowProps) {
  const { figures } = useReportView().report;
  const elementId = useElementId();
  const figure = figures[input];
  const assumption = `assumptions.${id}`;
  return (
    <tr>
      {first && (
        <th scope="rowgroup" rowSpan={2}>
          {assumption in figures ? <a href={`#${elementId(anchorOf(assumption))}`}>{label}</a> : label}
        </th>
      )}
      {assumption in figures ? <OutcomeCell id={input} label="Set to" /> : <FigureCell id={input} label="Set to" />}
      {figure === undefined ? <td>{'\u00a0'}</td> : <UnitCell figure={figure} />}
      <OutcomeCell id={outcome.net_yield} label="Net yield, %" />
      <OutcomeCell id={outcome.btcf} label="Cash after debt, a year" />
      <OutcomeCell id={outcome.npv} label="Net present value" />
    </tr>
  );
}
