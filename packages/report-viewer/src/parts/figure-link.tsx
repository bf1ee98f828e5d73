import type { Figure } from '@rimawari/underwriting';
import { useElementId, useReportView } from '../context/report-context.ts';
import { anchorOf } from '../figures/figure-homes.ts';
import { isMoney, unitSuffix } from '../format/format-value.ts';
import { formatMoney } from '../format/money.ts';
import { Quantity } from './figure-value.tsx';

/** A figure named inside another one's explanation: its label leads to where it stands. Hundreds of these make a report, so they carry no mark of their own. */
export function FigureLink({ id, withValue = false }: { id: string; withValue?: boolean }) {
  const { figures, series } = useReportView().report;
  const elementId = useElementId();
  const figure = figures[id];
  if (figure === undefined) return <SeriesName id={id} label={series[id]?.label} />;
  return (
    <>
      <a href={`#${elementId(anchorOf(id))}`}>{figure.label}</a>
      {withValue && <Amount figure={figure} />}
    </>
  );
}

/** A whole row or column of a table, named as it is there. */
function SeriesName({ id, label }: { id: string; label: string | undefined }) {
  if (label === undefined) return <code>{id}</code>;
  return <>{`${label}, ${id.startsWith('monthly.') ? 'month by month' : 'year by year'}`}</>;
}

function Amount({ figure }: { figure: Figure }) {
  const { jpy_per_usd } = useReportView().report.exchange_rate;
  if (figure.value === null) return <i>{figure.origin.kind === 'not_stated' ? 'not stated' : 'not known'}</i>;
  const suffix = unitSuffix(figure.unit, figure.value);
  if (isMoney(figure.unit) && suffix === '') return <b data-jpy={figure.value}>{formatMoney(figure.value, 'JPY', jpy_per_usd)}</b>;
  return (
    <b>
      <Quantity unit={figure.unit} value={figure.value} bare />
      {suffix !== '' && <small>{`\u00a0${suffix}`}</small>}
    </b>
  );
}
