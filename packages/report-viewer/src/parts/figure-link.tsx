import type { Figure } from '@rimawari/underwriting';
import { useReportView } from '../context/report-context.ts';
import { anchorOf } from '../figures/figure-homes.ts';
import { Quantity } from './figure-value.tsx';

/** A figure named inside another one's explanation: its label leads to where it stands. Hundreds of these make a report, so they carry no mark of their own. */
export function FigureLink({ id, withValue = false }: { id: string; withValue?: boolean }) {
  const figure = useReportView().report.figures[id];
  if (figure === undefined) return <code>{id}</code>;
  return (
    <>
      <a href={`#${anchorOf(id)}`}>{figure.label}</a>
      {withValue && <Amount figure={figure} />}
    </>
  );
}

function Amount({ figure }: { figure: Figure }) {
  if (figure.value === null) return <i>{figure.origin.kind === 'not_stated' ? 'not stated' : 'not known'}</i>;
  return (
    <b>
      <Quantity unit={figure.unit} value={figure.value} />
    </b>
  );
}
