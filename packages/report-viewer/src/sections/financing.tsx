import { loanColumns, seriesNamed } from '../charts/chart-data.ts';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { DrawnColumns } from '../charts/drawn/drawn-columns.tsx';
import { useReportView } from '../context/report-context.ts';
import { Fold } from '../parts/disclosure.tsx';
import { FigureTable } from '../parts/figure-table.tsx';
import { Money } from '../parts/money.tsx';
import { Section } from '../parts/section.tsx';
import { SeriesTable } from '../parts/series-table.tsx';

export function Financing() {
  const { report } = useReportView();
  const columns = loanColumns(report);
  const [interest, principal] = columns.layers;
  const key = [interest, principal].flatMap((layer, place) =>
    layer === undefined ? [] : { label: layer.label, fill: `rv-fill-${place + 1}` },
  );
  return (
    <Section id="financing" title="Financing" titleJa="融資">
      <FigureTable ids={report.financing} caption="Financing" />
      {interest !== undefined && principal !== undefined && (
        <ChartFigure name="loan" live title={<LoanSentence />} legend={key} namesEnds>
          {(titleId) => <DrawnColumns columns={columns} legend={key} labelledBy={titleId} />}
        </ChartFigure>
      )}
      {report.loan_schedule.years.length > 0 && (
        <Fold label="The loan year by year">
          <SeriesTable projection={report.loan_schedule} caption="Loan schedule" />
        </Fold>
      )}
    </Section>
  );
}

/** How much of the first ten years goes to the lender as interest, and what is still owed then. */
function LoanSentence() {
  const { report } = useReportView();
  const columns = loanColumns(report);
  const years = Math.min(10, columns.years.length);
  const sum = (values: number[] = []) => values.slice(0, years).reduce((total, value) => total + value, 0);
  const balance = seriesNamed(report, report.loan_schedule, /balance|owed|outstanding/)?.values[years - 1];
  return (
    <>
      In {years} years <Money yen={sum(columns.layers[0]?.values)} /> is paid as interest and <Money yen={sum(columns.layers[1]?.values)} />{' '}
      is paid off
      {balance != null && (
        <>
          ; <Money yen={balance} /> is still owed
        </>
      )}
      .
    </>
  );
}
