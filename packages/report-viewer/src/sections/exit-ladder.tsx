import { taxStep } from '../charts/charted/long-run.ts';
import { ReportChart } from '../charts/report-chart.tsx';
import { useReportView } from '../context/report-context.ts';
import { exitFigures } from '../figures/figure-homes.ts';
import { FigureTable } from '../parts/figure-table.tsx';
import { Section } from '../parts/section.tsx';
import { SeriesTable } from '../parts/series-table.tsx';

/** A sale at the end of each year: what is left, and where the tax on the gain steps down. */
export function ExitLadder() {
  const { report } = useReportView();
  const { exit_ladder: projection } = report;
  const step = taxStep(report);
  if (projection.years.length === 0) return null;
  return (
    <Section id="exit" title="Exit ladder" titleJa="出口のはしご">
      <ReportChart name="exit" />
      <FigureTable ids={exitFigures} caption="Years that matter for a sale" />
      <div className="rv-exit-table">
        <SeriesTable
          projection={projection}
          caption="Sale at the end of each year"
          yearWord="Sold after"
          marks={new Map(step === null ? [] : [[step, 'tax step']])}
        />
      </div>
    </Section>
  );
}
