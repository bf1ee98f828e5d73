import { useReportView } from '../context/report-context.ts';
import { FigureNote } from '../parts/figure-note.tsx';
import { Money } from '../parts/money.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Note } from '../parts/note.tsx';
import { RangeBar } from '../parts/range-bar.tsx';

/** The price, and the levels that its income and a lender's convention stand for. */
export function PriceCard() {
  const { figures } = useReportView().report;
  const price = figures['facts.price'];
  const value = price?.value ?? null;
  const range = figures['valuation.direct']?.range ?? null;
  const bank = figures['valuation.bank_total']?.value ?? null;
  const shown = [value, bank, ...(range ?? [])].filter((level) => level !== null);
  const label = <span className="rv-label">Price against its income</span>;
  return (
    <div className="rv-card rv-card-main">
      {price === undefined ? (
        <Note label={label}>
          <p>No source states the price.</p>
        </Note>
      ) : (
        <FigureNote figure={price} label={label}>
          <p>The band is what the income stands for at the reference range of yields. It is a reference level, not an appraisal.</p>
        </FigureNote>
      )}
      <p className="rv-card-value">{value === null ? <NotStated /> : <Money yen={value} short />}</p>
      {value !== null && range !== null && <RangeBar value={value} range={range} scale={[0, Math.max(...shown) * 1.05]} />}
      <p className="rv-card-note">
        {range !== null && value !== null && (
          <>
            {value > range[1] ? 'Above' : value < range[0] ? 'Below' : 'Within'} the <Money yen={range[0]} short /> to{' '}
            <Money yen={range[1]} short /> its income stands for.{' '}
          </>
        )}
        {bank !== null && (
          <>
            By a lender’s convention <Money yen={bank} short />.
          </>
        )}
      </p>
    </div>
  );
}
