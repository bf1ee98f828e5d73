import { ChartFigure, type KeyEntry } from '../charts/chart-figure.tsx';
import { DrawnLines } from '../charts/drawn/drawn-lines.tsx';
import { useReportView } from '../context/report-context.ts';
import { Fold } from '../parts/disclosure.tsx';
import { Money } from '../parts/money.tsx';
import { Section } from '../parts/section.tsx';
import { SeriesTable } from '../parts/series-table.tsx';

const taxKey: KeyEntry[] = [
  { label: 'After tax', fill: 'rv-line-1', shape: 'line' },
  { label: 'Before tax', fill: 'rv-line-2', shape: 'line' },
];

/** The whole chain over 35 years: what the property earns, what the loan takes, what is left after tax. */
export function LongTerm() {
  const { medium, report } = useReportView();
  const { long_term: projection, series } = report;
  const before = series['long_term.btcf'];
  const after = series['long_term.atcf'];
  if (projection.years.length === 0) return null;
  return (
    <Section id="long-term" title="Long-term projection" titleJa="長期収支">
      {before !== undefined && after !== undefined && (
        <ChartFigure name="long-term" title={<LongSentence years={projection.years} values={after.values} />} legend={taxKey} namesEnds>
          {(titleId) => <DrawnLines years={projection.years} lines={[after, before]} legend={taxKey} unit="JPY" labelledBy={titleId} />}
        </ChartFigure>
      )}
      {medium === 'print' ? (
        <SeriesTable projection={projection} caption="Long-term projection" />
      ) : (
        <Fold label={`All ${projection.years.length} years`}>
          <SeriesTable projection={projection} caption="Long-term projection" />
        </Fold>
      )}
    </Section>
  );
}

function LongSentence({ years, values }: { years: number[]; values: (number | null)[] }) {
  const known = values.map((value) => value ?? 0);
  const sum = Math.round(known.reduce((total, value) => total + value, 0));
  const negative = known.filter((value) => value < 0).length;
  return (
    <>
      Over {years.length} years cash after debt and tax adds up to <Money yen={sum} />
      {negative === 0 ? '; no year is negative.' : `; ${negative === 1 ? 'one of the years is' : `${negative} of the years are`} negative.`}
    </>
  );
}
