import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { exitFigures } from '../figures/figure-homes.ts';
import { BuiltFold } from '../parts/built-fold.tsx';
import { FigureTable } from '../parts/figure-table.tsx';
import { Section } from '../parts/section.tsx';

/** A sale at the end of each year: what is left, and where the tax on the gain steps down. */
export function ExitLadder() {
  const { report } = useReportView();
  const { exit_ladder: projection } = report;
  if (projection.years.length === 0) return null;
  return (
    <Section id="exit" title="Exit analysis" titleJa="売却シミュレーション">
      <ReportChart name="exit" />
      <FigureTable ids={exitFigures} caption="Key exit years" />
      <div className="rv-exit-table">
        <BuiltFold label="Exit by year of sale" built="exit" />
      </div>
    </Section>
  );
}
