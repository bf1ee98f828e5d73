import type { InsightReport, SensitivityResult } from '@rimawari/underwriting';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { DrawnTornado, type TornadoBar } from '../charts/drawn/drawn-tornado.tsx';
import { useReportView } from '../context/report-context.ts';
import { Fold } from '../parts/disclosure.tsx';
import { FigureCell } from '../parts/figure-cell.tsx';
import { TableFrame, UnitCell } from '../parts/figure-table.tsx';
import { Money } from '../parts/money.tsx';
import { Section } from '../parts/section.tsx';
import { TwoWay } from './two-way.tsx';

const drawn = 10;

/** Which input moves the result most, each over its own plausible range. */
export function Sensitivity() {
  const { medium, report } = useReportView();
  const bars = tornadoBars(report);
  const base = report.figures['returns.npv']?.value;
  const [widest] = bars;
  if (report.sensitivity.length === 0) return null;
  return (
    <Section id="sensitivity" title="What moves the result" titleJa="感応度">
      {widest !== undefined && base != null && (
        <ChartFigure
          name="sensitivity"
          title={<WidestSentence widest={widest} />}
          legend={[
            { label: 'Input at its low end', fill: 'rv-fill-2' },
            { label: 'Input at its high end', fill: 'rv-fill-1' },
          ]}
        >
          {(titleId) => <DrawnTornado bars={bars.slice(0, drawn)} base={base} labelledBy={titleId} />}
        </ChartFigure>
      )}
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

function WidestSentence({ widest }: { widest: TornadoBar }) {
  return (
    <>
      {widest.label} moves the result most: net present value is <Money yen={Math.round(Math.min(widest.low, widest.high))} /> at one end of
      its range and <Money yen={Math.round(Math.max(widest.low, widest.high))} /> at the other.
    </>
  );
}

function SensitivityTable({ results }: { results: SensitivityResult[] }) {
  return (
    <TableFrame label="Inputs at both ends of their ranges">
      <table className="rv-table rv-ends">
        <caption className="rv-sr">Inputs at both ends of their ranges</caption>
        <thead>
          <tr>
            <th scope="col">Input</th>
            <th scope="col" className="rv-num">
              Set to
            </th>
            <th scope="col">
              <span className="rv-sr">Unit</span>
            </th>
            <th scope="col" className="rv-num">
              Net yield, %
            </th>
            <th scope="col" className="rv-num">
              Cash after debt, a year
            </th>
            <th scope="col" className="rv-num">
              Net present value
            </th>
          </tr>
        </thead>
        {results.map((result) => (
          <tbody key={result.id}>
            <EndRow label={result.label} input={result.low_input} outcome={result.low} first />
            <EndRow label={result.label} input={result.high_input} outcome={result.high} />
          </tbody>
        ))}
      </table>
    </TableFrame>
  );
}

interface EndRowProps {
  label: string;
  input: string;
  outcome: SensitivityResult['low'];
  first?: boolean;
}

function EndRow({ label, input, outcome, first = false }: EndRowProps) {
  const figure = useReportView().report.figures[input];
  return (
    <tr>
      {first && (
        <th scope="rowgroup" rowSpan={2}>
          {label}
        </th>
      )}
      <FigureCell id={input} />
      {figure === undefined ? <td>{'\u00a0'}</td> : <UnitCell figure={figure} />}
      <FigureCell id={outcome.net_yield} />
      <FigureCell id={outcome.btcf} />
      <FigureCell id={outcome.npv} />
    </tr>
  );
}

function tornadoBars({ figures, sensitivity }: InsightReport): TornadoBar[] {
  return sensitivity.flatMap((result) => {
    const [from, to] = [figures[result.low_input], figures[result.high_input]];
    const [low, high] = [figures[result.low.npv]?.value, figures[result.high.npv]?.value];
    if (from?.value == null || to?.value == null || low == null || high == null) return [];
    return [{ id: result.id, label: result.label, unit: from.unit, inputs: [from.value, to.value], low, high }];
  });
}
