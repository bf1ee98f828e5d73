import { ChartFigure, type KeyEntry } from '../charts/chart-figure.tsx';
import { DrawnLines } from '../charts/drawn/drawn-lines.tsx';
import { useReportView } from '../context/report-context.ts';
import { exitFigures } from '../figures/figure-homes.ts';
import { fixed } from '../format/group-digits.ts';
import { FigureTable } from '../parts/figure-table.tsx';
import { Section } from '../parts/section.tsx';
import { SeriesTable } from '../parts/series-table.tsx';

/** A sale at the end of each year: what is left, and where the tax on the gain steps down. */
export function ExitLadder() {
  const { report } = useReportView();
  const { exit_ladder: projection, series, figures } = report;
  const multiple = series['exit_ladder.multiple'];
  const step = figures['exit.long_term_from']?.value ?? null;
  const best = figures['exit.best_multiple_year']?.value ?? null;
  if (projection.years.length === 0) return null;
  const marks = step === null || !projection.years.includes(step) ? [] : [{ year: step, word: 'Five-year tax step' }];
  const key: KeyEntry[] = [{ label: `${multiple?.label}, times own money`, fill: 'rv-line-1', shape: 'line' }];
  return (
    <Section id="exit" title="Exit ladder" titleJa="出口のはしご">
      {multiple !== undefined && (
        <ChartFigure
          name="exit"
          title={<ExitSentence years={projection.years} values={multiple.values} best={best} />}
          legend={key}
          namesEnds
        >
          {(titleId) => (
            <DrawnLines years={projection.years} lines={[multiple]} legend={key} unit="ratio" marks={marks} labelledBy={titleId} />
          )}
        </ChartFigure>
      )}
      <FigureTable ids={exitFigures} caption="Years that matter for a sale" />
      <div className="rv-exit-table">
        <SeriesTable
          projection={projection}
          caption="Sale at the end of each year"
          yearWord="Sold after"
          marks={new Map(marks.map((mark) => [mark.year, 'tax step']))}
        />
      </div>
    </Section>
  );
}

function ExitSentence({ years, values, best }: { years: number[]; values: (number | null)[]; best: number | null }) {
  const known = values.filter((value) => value !== null);
  const highest = best === null ? Math.max(...known) : (values[years.indexOf(best)] ?? Math.max(...known));
  const year = best ?? years[values.indexOf(highest)];
  return (
    <>
      At most {fixed(highest, 2)} times the money put in comes back after tax: if the property is sold after{' '}
      {year === 1 ? 'one year' : `${year} years`}.
    </>
  );
}
