import { cashColumns } from '../charts/chart-data.ts';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { DrawnColumns } from '../charts/drawn/drawn-columns.tsx';
import { useReportView } from '../context/report-context.ts';
import { Fold } from '../parts/disclosure.tsx';
import { Money } from '../parts/money.tsx';
import { Section } from '../parts/section.tsx';
import { SeriesTable } from '../parts/series-table.tsx';

export function CashFlow() {
  const { medium, report } = useReportView();
  const columns = cashColumns(report);
  if (report.projection.years.length === 0) return null;
  return (
    <Section id="cash-flow" title="Cash flow" titleJa="キャッシュフロー">
      {columns.layers.length > 0 && (
        <ChartFigure live name="cash" title={<CashSentence years={columns.years} values={columns.layers[0]?.values ?? []} />}>
          {(titleId) => <DrawnColumns columns={columns} labelledBy={titleId} />}
        </ChartFigure>
      )}
      <SeriesTable projection={report.projection} caption="Cash flow by year" />
      {report.monthly.months.length > 0 && medium !== 'print' && (
        <Fold label="Month by month, the first two years">
          <SeriesTable
            projection={{ years: report.monthly.months, columns: report.monthly.columns }}
            caption="Cash flow by month"
            yearWord="Month"
          />
        </Fold>
      )}
    </Section>
  );
}

function CashSentence({ years, values }: { years: number[]; values: number[] }) {
  const first = values[0] ?? 0;
  const last = values.at(-1) ?? 0;
  const short = values.filter((value) => value < 0).length;
  if (short === values.length) {
    return (
      <>
        In every year money has to be added after debt service: <Money yen={-first} /> in year {years[0]}, <Money yen={-last} /> in year{' '}
        {years.at(-1)}.
      </>
    );
  }
  return (
    <>
      After debt service <Money yen={first} /> is left in year {years[0]} and <Money yen={last} /> in year {years.at(-1)}
      {short === 0 ? '; no year is negative' : `; ${short} of ${values.length} years ${short === 1 ? 'is' : 'are'} negative`}.
    </>
  );
}
