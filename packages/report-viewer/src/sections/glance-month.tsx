import type { Figure } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { FigureNote } from '../parts/figure-note.tsx';
import { Money } from '../parts/money.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Note } from '../parts/note.tsx';
import { hasEstimatedRent } from './rent-words.ts';

/** Years to take a month from, the plainest first: the second carries none of the purchase's own deductions. */
const yearly: [id: string, year: string][] = [
  ['returns.atcf_year_2', 'in the second year'],
  ['returns.atcf', 'in the first year'],
  ['returns.btcf', 'in the first year, before income tax'],
];

const monthOf = (yen: number): number => Math.round(yen / 12);

/** What is left in hand each month after costs, loan and tax, or what has to be added. */
export function MonthCard() {
  const { figures, headline } = useReportView().report;
  const [id = '', year = ''] = yearly.find(([key]) => figures[key]?.value != null) ?? [];
  const figure = figures[id];
  const value = figure?.value ?? null;
  const taxed = id.startsWith('returns.atcf');
  const equity = figures['equity.initial']?.value ?? null;
  const label = (
    <span className="rv-label">
      {value !== null && value < 0 ? 'To be added each month' : 'Left each month'}
      {taxed && ', after tax'}
    </span>
  );
  return (
    <div className="rv-card rv-card-main">
      {figure === undefined ? (
        <Note label={label}>
          <p>No source lets a cash flow be worked out.</p>
        </Note>
      ) : (
        <FigureNote figure={figure} label={label} />
      )}
      <p className="rv-card-value">{value === null ? <NotStated>not known</NotStated> : <Money yen={Math.abs(monthOf(value))} />}</p>
      <p className="rv-card-note">
        {value !== null && (
          <>
            <Money yen={value} /> a year {year}
            {hasEstimatedRent(headline) && ', at the rent in the middle'}. <MonthRange figure={figure} />
          </>
        )}
        {equity !== null && (
          <span className="rv-where-room">
            Equity needed <Money yen={equity} />.
          </span>
        )}
      </p>
    </div>
  );
}

function MonthRange({ figure }: { figure: Figure | undefined }) {
  if (figure?.range == null) return null;
  return (
    <>
      <Money yen={monthOf(figure.range[0])} /> to <Money yen={monthOf(figure.range[1])} /> a month.{' '}
    </>
  );
}
